import type { Player, Table } from './types';

/**
 * A table as it was told, with names and presence as they were told before where that is newer: they change without a
 * new version of the table, and messages may overtake each other.
 */
export function newestPeople(told: Table, before: Table | undefined): Table {
  if (!before) return told;
  const players = new Map(everyone(before).map((player) => [player.id, player]));
  const presence = new Map(
    [...before.seats, ...before.visitors].flatMap(({ player, ...one }) => (player ? [[player.id, one]] : [])),
  );
  const named = <P extends Player | null>(player: P): P => {
    const known = player && players.get(player.id);
    return known && known.version > player.version ? { ...player, ...known } : player;
  };
  const there = <S extends { player: Player | null; presence: number; online: boolean }>(one: S): S => {
    const known = one.player && presence.get(one.player.id);
    const state = known && known.presence > one.presence ? { presence: known.presence, online: known.online } : {};
    return { ...one, ...state, player: named(one.player) };
  };
  return {
    ...told,
    seats: told.seats.map((seat) => ({
      ...there(seat),
      ...(seat.program ? { program: { owner: named(seat.program.owner) } } : {}),
    })),
    visitors: told.visitors.map((visitor) => there(visitor)),
    ...(told.requests ? { requests: told.requests.map((one) => ({ ...one, player: named(one.player) })) } : {}),
    ...(told.passings
      ? {
          passings: told.passings.map((one) => ({
            ...one,
            former: named(one.former),
            holder: named(one.holder),
            agreed: one.agreed.map(named),
          })),
        }
      : {}),
  };
}

function everyone({ seats, visitors, requests }: Table): Player[] {
  return [...seats, ...visitors, ...(requests ?? [])].flatMap(({ player }) => (player ? [player] : []));
}
