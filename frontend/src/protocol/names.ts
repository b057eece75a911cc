import type { MatchSummary, Player, Table } from './types';

/**
 * Names by player, so that two players of the same name can be told apart: "Ada", "Ada (2)". Who gets which number
 * depends on nothing but who is there: players in seats come before others.
 */
function toldApart(seated: readonly Player[], others: readonly Player[] = []): Map<string, string> {
  const byId = new Map([...others, ...seated].map((player) => [player.id, player.name]));
  const sits = new Set(seated.map(({ id }) => id));
  const taken = new Set(byId.values());
  const names = new Map<string, string>();
  const used = new Set<string>();
  const inOrder = [...byId].sort(
    ([one], [other]) => Number(sits.has(other)) - Number(sits.has(one)) || (one < other ? -1 : 1),
  );
  for (const [id, name] of inOrder) {
    let shown = name;
    for (let number = 2; used.has(shown) || (shown !== name && taken.has(shown)); number++)
      shown = `${name} (${number})`;
    used.add(shown);
    names.set(id, shown);
  }
  return names;
}

/** A table at which no two people have the same name. */
export function withNamesApart(table: Table): Table {
  const requests = table.requests ?? [];
  const passings = table.passings ?? [];
  const players = (of: readonly { player: Player | null }[]) => of.flatMap(({ player }) => (player ? [player] : []));
  const passed = passings.flatMap(({ former, holder, agreed }) => [former, ...(holder ? [holder] : []), ...agreed]);
  const names = toldApart(players(table.seats), [...players([...table.visitors, ...requests]), ...passed]);
  const named = <P extends Player | null>(player: P): P =>
    player && { ...player, name: names.get(player.id) ?? player.name };
  return {
    ...table,
    seats: table.seats.map((seat) => ({
      ...seat,
      player: named(seat.player),
      ...(seat.program ? { program: { owner: named(seat.program.owner) } } : {}),
    })),
    visitors: table.visitors.map((visitor) => ({ ...visitor, player: named(visitor.player) })),
    ...(requests.length > 0
      ? { requests: requests.map((request) => ({ ...request, player: named(request.player) })) }
      : {}),
    ...(passings.length > 0
      ? {
          passings: passings.map((passing) => ({
            ...passing,
            former: named(passing.former),
            holder: named(passing.holder),
            agreed: passing.agreed.map(named),
          })),
        }
      : {}),
    chat: table.chat.map((line) => ({ ...line, player: named(line.player) })),
  };
}

/** A match in which no two seats have the same name. */
export function withSeatsApart(match: MatchSummary): MatchSummary {
  const names = toldApart(match.seats.map(({ player, name }) => ({ id: player, name })));
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, name: names.get(seat.player) ?? seat.name })) };
}
