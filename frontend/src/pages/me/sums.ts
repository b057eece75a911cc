import type { Met, Statistics, Tally } from '../../protocol/types';
import { texts } from './texts';

type Against = Tally['against'];

/** The kinds of opponents, in the order of the page. */
const KINDS: readonly Against[] = ['PERSONS', 'BOTS', 'ALONE'];

/** The figures over all games. */
export interface Totals {
  /** The number of matches, of whatever kind. */
  played: number;
  /** The number of different games. */
  games: number;
  /** The opponents that the rest is about: people if I have played with any, else bots; null if I only play alone. */
  against: 'PERSONS' | 'BOTS' | null;
  won: number;
  /** The longest streak in any one game. */
  streak: number;
}

/** Adds up the figures of all games. */
export function totals(games: readonly Tally[]): Totals {
  const against = (['PERSONS', 'BOTS'] as const).find((kind) => games.some((tally) => tally.against === kind)) ?? null;
  const rated = games.filter((tally) => tally.against === against);
  return {
    played: games.reduce((sum, { played }) => sum + played, 0),
    games: new Set(games.map(({ game }) => game)).size,
    against,
    won: rated.reduce((sum, { won }) => sum + won, 0),
    streak: Math.max(0, ...rated.map(({ streak }) => streak.best)),
  };
}

/** The tallies of each kind of opponents that has any, the games played most first. */
export function byKind({ games }: Pick<Statistics, 'games'>): { against: Against; tallies: Tally[] }[] {
  return KINDS.map((against) => ({
    against,
    tallies: games.filter((tally) => tally.against === against).sort((one, other) => other.played - one.played),
  })).filter(({ tallies }) => tallies.length > 0);
}

/** Says who is ahead between me and a person I met. */
export function balance({ name, ahead, behind }: Pick<Met, 'name' | 'ahead' | 'behind'>): string {
  if (ahead === behind) return texts.met.even(ahead);
  return ahead > behind ? texts.met.youLead(ahead, behind) : texts.met.theyLead(name, behind, ahead);
}
