import { createSubscriber } from 'svelte/reactivity';
import type { Options } from '../protocol/types';

/** What this browser remembers about matches for one; a browser that keeps nothing only asks more. */
interface Kept {
  /** The variation chosen last, by game. */
  options: Record<string, Options>;
  /** The table at which a match of mine is that belongs to no deal, or does not count for it, by game. */
  tables: Record<string, string>;
  /** To which deal a match belongs, newest last; `again` where it does not count. */
  matches: { match: string; deal: string | null; again: boolean }[];
}

const KEY = 'chalet.deals';
const LENGTH = 60;

/** Whoever shows what is remembered shows it anew when it changes. */
let changed = (): void => {};
const listen = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});

function read(): Kept {
  listen();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return {
      options: found.options ?? {},
      tables: found.tables ?? {},
      matches: Array.isArray(found.matches) ? found.matches : [],
    };
  } catch {
    return { options: {}, tables: {}, matches: [] };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
  changed();
}

export const keptOptions = (game: string): Options | undefined => read().options[game];
export const keptTable = (game: string): string | undefined => read().tables[game];
export const keptMatch = (match: string) => read().matches.find((one) => one.match === match);

export function keepOptions(game: string, options: Options): void {
  const kept = read();
  write({ ...kept, options: { ...kept.options, [game]: options } });
}

export function keepTable(game: string, table: string): void {
  const kept = read();
  write({ ...kept, tables: { ...kept.tables, [game]: table } });
}

/** Notes that something else is played at a table now: a deal, which is not given up for another. */
export function forgetTable(table: string): void {
  const kept = read();
  const others = Object.entries(kept.tables).filter(([, known]) => known !== table);
  write({ ...kept, tables: Object.fromEntries(others) });
}

/** Notes that a match plays a deal, or the same cards again. */
export function keepMatch(match: string, deal: string | null, again = false): void {
  const kept = read();
  const others = kept.matches.filter((one) => one.match !== match);
  write({ ...kept, matches: [...others, { match, deal, again }].slice(-LENGTH) });
}
