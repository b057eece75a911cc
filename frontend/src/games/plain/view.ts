/** Any view as a few facts, rows of cards, and tables with a row a seat. */
import { nameOf, type Seats } from '../people-texts';
import { printed, type Printed } from './cards';
import { words } from './texts';
import {
  clauses,
  isBySeat,
  isRecord,
  isSeat,
  label,
  phrase,
  plain,
  singular,
  type Json,
  type JsonRecord,
} from './words';

/** One thing as it is shown; a card has a face as well. */
export interface Item {
  words: string;
  card?: Printed | undefined;
  /** The name of the player to whom it belongs; left out if its place shows that. */
  of?: string;
}

interface Facts {
  kind: 'facts';
  facts: { name: string; items: Item[] }[];
}

interface Row {
  /** The seat of the row; undefined where rows are no seats. */
  seat?: number;
  cells: Item[][];
}

export interface Table {
  kind: 'table';
  name: string;
  columns: string[];
  rows: Row[];
}

/** Things that lie side by side. */
interface Line {
  kind: 'line';
  name: string;
  items: Item[];
}

type Block = Facts | Table | Line;

/** Splits a view into blocks: the table of the seats first, my own hand, which is last in views, last. */
export function blocksOf(view: JsonRecord, seats: Seats): Block[] {
  const facts: Facts = { kind: 'facts', facts: [] };
  const bySeat: [string, Json[]][] = [];
  const others: Block[] = [];
  walk(view);
  const table = seatTable(bySeat, seats);
  return [...(table ? [table] : []), ...(facts.facts.length > 0 ? [facts] : []), ...others];

  function walk(record: JsonRecord, of = ''): void {
    for (const [key, given] of Object.entries(record)) {
      if (key === 'options' || key === 'type') continue;
      const value = plain(given);
      const name = of === '' ? label(key) : `${of}: ${label(key).toLowerCase()}`;
      if (isRecord(value)) walk(value, key === 'board' || key === 'own' ? of : name);
      else if (Array.isArray(value) && isBySeat(value, seats)) bySeat.push([name, value]);
      else if (!Array.isArray(value)) facts.facts.push({ name, items: items(key, value, seats) });
      else if (value.length > 0 && value.every(isRecord)) others.push(listed(name, value, seats));
      else others.push({ kind: 'line', name, items: items(key, value, seats) });
    }
  }
}

/** The options of the table, where the view repeats them. */
export function optionsIn(view: JsonRecord): string[] {
  for (const [key, value] of Object.entries(view)) {
    if (!isRecord(value)) continue;
    if (key === 'options')
      return Object.entries(value).map(([name, one]) => `${label(name)}: ${phrase(name, one, [])}`);
    const inside = optionsIn(value);
    if (inside.length > 0) return inside;
  }
  return [];
}

/** All lists that are as long as the table, side by side: their records' components are the columns. */
function seatTable(lists: readonly [string, Json[]][], seats: Seats): Table | undefined {
  if (lists.length === 0) return undefined;
  const columns: string[] = [];
  const cells: Item[][][] = seats.map(() => []);
  for (const [name, list] of lists) {
    const keys = list.every((one) => isRecord(plain(one)))
      ? [...new Set(list.flatMap((one) => Object.keys(plain(one) as JsonRecord)))]
      : [undefined];
    for (const key of keys) {
      columns.push(key === undefined ? name : label(key));
      seats.forEach(({ seat }, row) => {
        const one = plain(list[seat] ?? null);
        const value = key !== undefined && isRecord(one) ? (one[key] ?? null) : one;
        cells[row]?.push(items(key ?? '', value, seats));
      });
    }
  }
  return { kind: 'table', name: '', columns, rows: seats.map(({ seat }, row) => ({ seat, cells: cells[row] ?? [] })) };
}

/** Shows records as rows of a table; as a line if each record is only a seat and one value. */
function listed(name: string, list: JsonRecord[], seats: Seats): Block {
  const columns = [...new Set(list.flatMap((one) => Object.keys(one)))];
  const other = columns.find((key) => key !== 'seat');
  if (columns.length === 2 && columns.includes('seat') && other) {
    return {
      kind: 'line',
      name,
      items: list.flatMap((one) =>
        items(other, one[other] ?? null, seats).map((item) => ({ ...item, of: nameOf(Number(one.seat), seats) })),
      ),
    };
  }
  const rows = list.map((one) => ({ cells: columns.map((key) => items(key, one[key] ?? null, seats)) }));
  return { kind: 'table', name, columns: columns.map(label), rows };
}

/** A value as it stands in a cell: a list is one thing after the other. */
function items(key: string, given: Json, seats: Seats): Item[] {
  const value = plain(given);
  if (value === null) return [{ words: words.empty }];
  if (Array.isArray(value) && !isBySeat(value, seats))
    return value.length === 0 ? [{ words: words.empty }] : value.flatMap((one) => items(singular(key), one, seats));
  if (isRecord(value) && !('type' in value)) return [{ words: clauses(value, seats).join(', ') }];
  return [
    { words: isSeat(key, value, seats) ? nameOf(value, seats) : phrase(key, value, seats), card: printed(value) },
  ];
}
