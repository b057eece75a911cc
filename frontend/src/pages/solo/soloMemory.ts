import type { Options } from '../../protocol/types';

/** The memory of this browser about matches for one; a browser that keeps nothing only asks more. */
interface Kept {
  /** The variation chosen last, by game. */
  options: Record<string, Options>;
  /** The table at which a match of mine is that belongs to no deal, or does not count for it, by game. */
  tables: Record<string, string>;
}

const KEY = 'chalet.deals';

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { options: found.options ?? {}, tables: found.tables ?? {} };
  } catch {
    return { options: {}, tables: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
}

export const keptOptions = (game: string): Options | undefined => read().options[game];
export const keptTable = (game: string): string | undefined => read().tables[game];

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
