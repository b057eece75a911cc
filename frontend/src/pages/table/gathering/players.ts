import type { KnownGame } from '../../../games/catalog.svelte';
import type { GameInfo, Options, Table } from '../../../protocol/types';

/** The number of seats that a person or a bot has. */
export const taken = ({ seats }: Table): number => seats.filter(({ player, bot }) => player !== null || bot).length;

/** The number of players that a match would have if it began now. */
export function playing(table: Table): number {
  const { openSeats, seats } = table;
  return openSeats ? Math.min(Math.max(taken(table), openSeats.fewest), openSeats.most) : seats.length;
}

/** The options that a game proposes for a number of players. */
export const proposedFor = (info: GameInfo, players: number): Options =>
  info.defaults.find(({ seats }) => seats === players)?.options ?? {};

/** All options with which a number of players would play: what the host has chosen, else what is proposed. */
export const optionsFor = (info: GameInfo, table: Table, players = playing(table)): Options => ({
  ...proposedFor(info, players),
  ...table.settings.options,
});

/** The chosen options, in words, that do not go with the number of players. */
export function misfits({ info, texts }: KnownGame, table: Table): string[] {
  const players = playing(table);
  return info.options.flatMap(({ key, choices }) => {
    const choice = choices.find(({ value }) => value === table.settings.options[key]);
    if (!choice || (choice.minSeats <= players && players <= choice.maxSeats)) return [];
    const named = texts.optionNames[key];
    return [`${named?.label ?? key}: ${named?.choices[choice.value]?.label ?? choice.value}`];
  });
}
