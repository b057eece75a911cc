import type { KnownGame } from '../../../games/catalog.svelte';
import { chosenLength, lengthWords, windowsOf } from '../../settings/lengths';
import type { Table } from '../../../protocol/types';
import { botTexts } from '../../../bot-texts';
import { entrance } from '../../../entrance-texts';
import { texts } from '../../../texts';

/** One thing that can be chosen for a match, and what is chosen, in words. */
export type Line = readonly [name: string, value: string];

/** How a table plays, line by line. */
export function howWePlay({ info, texts: named }: KnownGame, { settings, seats }: Table): Line[] {
  return [
    ...info.options.map(({ key }): Line => {
      const option = named.optionNames[key];
      const value = String(settings.options[key]);
      return [option?.label ?? key, option?.choices[value]?.label ?? value];
    }),
    ...windowsOf(info, named, settings.options, seats.length).map((window): Line => [
      named.windowNames?.[window.kind]?.label ?? window.kind,
      lengthWords(chosenLength(window, settings)),
    ]),
    [texts.table.clock, entrance.create.clocks[settings.turnClock]],
    [
      texts.table.begins,
      settings.firstSeat === null ? entrance.create.firstRandom : entrance.create.firstSeat(settings.firstSeat + 1),
    ],
    ...(settings.botPace && settings.botPace !== 'USUAL'
      ? [[botTexts.pace, botTexts.paces[settings.botPace]] as const]
      : []),
    ...(settings.hints ? [[botTexts.hints, botTexts.hintsOn] as const] : []),
  ];
}

/** The lines that say something else now, as they are now. */
export function changedLines(before: readonly Line[], now: readonly Line[]): Line[] {
  const was = new Map(before);
  return now.filter(([name, value]) => was.get(name) !== value);
}
