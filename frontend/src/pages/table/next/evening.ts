import type { Evening, EveningResult } from '../../../protocol/types';
import { texts } from './texts';

/** One match of an evening, the best first. */
interface EveningLine {
  match: string;
  title: string;
  results: EveningResult[];
}

export interface Wins {
  key: string;
  name: string;
  count: number;
}

/** The matches as they are listed. @param titles of the games by id */
export const linesOf = ({ matches }: Evening, titles: ReadonlyMap<string, string>): EveningLine[] =>
  matches.map(({ match, game, results }) => ({
    match,
    title: titles.get(game) ?? game,
    results: [...results].sort((one, other) => one.rank - other.rank || other.points - one.points),
  }));

/** The names that two people had in the same match. */
const sharedNames = ({ matches }: Evening): Set<string> =>
  new Set(
    matches.flatMap(({ results }) =>
      results
        .filter(({ bot }) => !bot)
        .map(({ name }) => name)
        .filter((name, place, names) => names.indexOf(name) !== place),
    ),
  );

/**
 * Counts how often each player was first, the most first; a shared first place counts for all who share it. A friend who
 * came back in another browser is another guest of the same name, and counts as one person.
 */
export function winsOf(evening: Evening): Wins[] {
  const wins = new Map<string, Wins>();
  const shared = sharedNames(evening);
  for (const { results } of evening.matches)
    for (const { player, name, bot, rank } of results) {
      // A bot is known by its name: its id is that of its seat.
      const key = bot ? `bot ${name}` : shared.has(name) ? player : `person ${name}`;
      const before = wins.get(key)?.count ?? 0;
      wins.set(key, { key, name, count: before + (rank === 1 ? 1 : 0) });
    }
  return [...wins.values()].sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** The evening in one line, to be copied or shared: "Avalanche: Ben 47, Anna 46; wins: Ben 1, Anna 0". */
export function scoreText(lines: readonly EveningLine[], wins: readonly Wins[]): string {
  const played = lines.map(({ title, results }) =>
    texts.line(title, results.map(({ name, points }) => texts.scores(name, points)).join(', ')),
  );
  return `${played.join(' · ')}; ${texts.winsLine(wins.map(({ name, count }) => texts.scores(name, count)).join(', '))}`;
}
