import type { KnownGame } from '../../../games/catalog.svelte';
import { chosenLength, lengthWords, windowsOf } from '../../settings/lengths';
import type { Table } from '../../../protocol/types';
import { optionsFor, playing } from './players';
import { room } from './room-texts';
import { botTexts } from '../../../bot-texts';
import { entrance } from '../../../entrance-texts';
import { texts } from '../../../texts';

/** One thing that can be chosen for a match, and what is chosen, in words. */
export type Line = readonly [name: string, value: string];

/** The name of a seat's holder, or of the seat where it has none. */
export function seatName({ seats }: Table, seat: number): string {
  const holder = seats[seat];
  return holder?.player?.name ?? holder?.bot?.name ?? entrance.create.firstSeat(seat + 1);
}

/**
 * Describes the settings of a table, line by line.
 *
 * @param players the number for which the game proposes what the host has not chosen
 */
export function howWePlay({ info, texts: named }: KnownGame, table: Table, players = playing(table)): Line[] {
  const { settings } = table;
  const options = optionsFor(info, table, players);
  return [
    ...info.options.map(({ key }): Line => {
      const option = named.optionNames[key];
      const value = String(options[key]);
      return [option?.label ?? key, option?.choices[value]?.label ?? value];
    }),
    ...windowsOf(info, named, options, players).map((window): Line => [
      named.windowNames?.[window.kind]?.label ?? window.kind,
      lengthWords(chosenLength(window, settings)),
    ]),
    [texts.table.clock, entrance.create.clocks[settings.turnClock]],
    [
      texts.table.begins,
      settings.firstSeat === null ? entrance.create.firstRandom : seatName(table, settings.firstSeat),
    ],
    ...(settings.botPace && settings.botPace !== 'USUAL'
      ? [[botTexts.pace, botTexts.paces[settings.botPace]] as const]
      : []),
    ...(settings.hints ? [[botTexts.hints, botTexts.hintsOn] as const] : []),
  ];
}

/** Summarises the settings that differ from the game's usual ones. */
export function summaryOf(game: KnownGame, table: Table): string {
  const { settings } = table;
  const usual = howWePlay(game, {
    ...table,
    settings: { ...settings, options: {}, firstSeat: null, turnClock: 'OFF', windows: {}, botPace: null, hints: null },
  });
  const own = changedLines(usual, howWePlay(game, table));
  return [
    own.length === 0 ? room.standard : own.map(([name, value]) => `${name}: ${value}`).join(' · '),
    settings.isPublic ? room.public : room.private,
    ...(settings.spectators ? [] : [texts.table.spectators.false]),
  ].join(' · ');
}

/** The lines that say something else now, as they are now. */
export function changedLines(before: readonly Line[], now: readonly Line[]): Line[] {
  const was = new Map(before);
  return now.filter(([name, value]) => was.get(name) !== value);
}
