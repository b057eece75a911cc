import type { LogTurn, SeatInfo } from '../../../../games/game';
import { texts } from '../../../../texts';

/** An event, or a note about something around the match. */
export interface LogEntry {
  id: number;
  /** Left out for a note. */
  event?: unknown;
  /** The seat of a player who had left, if a bot did it. */
  playedFor?: number;
  note?: string;
}

export type TurnOf = (event: unknown, turn: LogTurn | undefined) => LogTurn;

/** The entries of one turn; `turn` is undefined for notes before any, and in games whose log has no turns. */
interface Group {
  turn: LogTurn | undefined;
  entries: LogEntry[];
}

/** A turn in words. */
interface TurnLines {
  id: number;
  /** Empty where nothing is known of the turn. */
  title: string;
  lines: { id: number; words: string }[];
}

/** Puts the entries of a turn together; a note belongs to the turn in which it came. */
export function groups(entries: readonly LogEntry[], turnOf: TurnOf | undefined): Group[] {
  const found: Group[] = [];
  let turn: LogTurn | undefined;
  for (const entry of entries) {
    if (turnOf && entry.note === undefined) turn = turnOf(entry.event, turn);
    const last = found.at(-1);
    if (last && last.turn === turn) last.entries.push(entry);
    else found.push({ turn, entries: [entry] });
  }
  return found;
}

/**
 * Puts the log in words, turn by turn, oldest first.
 *
 * @param describe the words for an event; empty if there are none
 */
export function turnsInWords(
  log: { entries: readonly LogEntry[]; before: readonly number[] | undefined; whole: boolean },
  turnOf: TurnOf | undefined,
  describe: (entry: LogEntry) => string,
  seats: readonly SeatInfo[],
): TurnLines[] {
  const all = groups(log.entries, turnOf);
  const numbers = numbersOf(
    all.map(({ turn }) => turn),
    log.before,
    log.whole,
  );
  return all
    .map(({ turn, entries }, at) => ({
      id: entries[0]?.id ?? 0,
      title: turn ? titleOf(turn, numbers[at], seats) : '',
      lines: entries.map((entry) => ({ id: entry.id, words: describe(entry) })).filter(({ words }) => words !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns the number of each turn; where its events do not tell, it follows from the turns around it. */
function numbersOf(
  turns: readonly (LogTurn | undefined)[],
  before: readonly number[] | undefined,
  whole: boolean,
): (number | undefined)[] {
  if (!turns.some((turn) => turn?.number !== undefined) && turns.some((turn) => turn?.seat !== undefined))
    return counted(turns, before);
  const numbers = turns.map((turn) => turn?.number);
  const first = turns.findIndex((turn) => turn !== undefined);
  const next = numbers[first + 1];
  if (first >= 0) numbers[first] ??= next !== undefined && next > 1 ? next - 1 : whole ? 1 : undefined;
  for (let at = first + 1; at < turns.length; at++) {
    const last = numbers[at - 1];
    if (turns[at]?.part === undefined) numbers[at] ??= last === undefined ? undefined : last + 1;
  }
  return numbers;
}

/** Counts the turns of each seat. */
function counted(turns: readonly (LogTurn | undefined)[], before: readonly number[] | undefined) {
  const count = [...(before ?? [])];
  return turns.map((turn) => {
    if (turn?.seat === undefined || count[turn.seat] === undefined) return undefined;
    return (count[turn.seat] = (count[turn.seat] as number) + 1);
  });
}

function titleOf({ seat, part, day }: LogTurn, number: number | undefined, seats: readonly SeatInfo[]): string {
  const one = seats.find((other) => other.seat === seat);
  const name = one?.me ? texts.play.logYou : one?.name;
  return texts.play.logTurn([part, name], number === 0 ? undefined : number, day ?? false);
}
