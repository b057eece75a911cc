import type { LogTurn } from '../../../../games/game';
import { groups, type LogEntry, type TurnOf } from './turns';

/** The past that the log starts with. */
interface LogPast {
  entries: readonly Pick<LogEntry, 'event' | 'playedFor'>[];
  /** The number of turns that each seat has begun; undefined where they are not counted. */
  turns: readonly number[] | undefined;
  /** The seats that are awaited, and may have begun a turn without an event. */
  awaited: readonly number[];
}

/** The number of events that the log has; a snapshot has as many. So it is the same after a reload. */
const LENGTH = 100;

/** The events and notes of a match, the newest at the end. */
export class MatchLog {
  entries = $state.raw<readonly LogEntry[]>([]);
  /** Lines that stay at the top until the match ends, also after a reload. */
  pinned = $state.raw<readonly string[]>([]);
  /** By seat, the number of turns that it had begun before the oldest entry; undefined where they are not counted. */
  before: number[] | undefined;
  readonly #turnOf: TurnOf | undefined;
  #next = 1;

  constructor(turnOf: TurnOf | undefined) {
    this.#turnOf = turnOf;
  }

  /** True if nothing is older than the oldest entry. */
  get whole(): boolean {
    return this.#events().length < LENGTH;
  }

  note(words: string): void {
    if (words !== '') this.#append({ note: words });
  }

  tell(event: unknown, playedFor?: number): void {
    this.#append({ event, playedFor });
    const events = this.#events();
    if (events.length <= LENGTH) return;
    const [oldest] = this.#groups();
    if (this.before && oldest?.turn?.seat !== undefined && oldest.entries.filter(isEvent).length === 1)
      this.before[oldest.turn.seat] = (this.before[oldest.turn.seat] ?? 0) + 1;
    this.entries = this.entries.slice(this.entries.indexOf(events[1] as LogEntry));
  }

  /** The events told last are not so any more. */
  takeBack(count: number): void {
    if (count === 0) return;
    const gone = this.#events().slice(-count);
    this.entries = this.entries.filter((entry) => !gone.includes(entry));
  }

  /** Replaces all that was known. */
  restart({ entries, turns, awaited }: LogPast): void {
    this.entries = entries.map((entry) => ({ ...entry, id: this.#next++ }));
    const told = this.#groups().flatMap(({ turn }) => (turn ? [turn] : []));
    this.before = turns?.map((begun, seat) => begun - began(seat, told) - Number(isAboutTo(seat, told, awaited)));
  }

  #append(entry: Omit<LogEntry, 'id'>): void {
    this.entries = [...this.entries, { ...entry, id: this.#next++ }];
  }

  #events(): LogEntry[] {
    return this.entries.filter(isEvent);
  }

  #groups() {
    return groups(this.entries, this.#turnOf);
  }
}

const isEvent = ({ note }: LogEntry): boolean => note === undefined;

const began = (seat: number, turns: readonly LogTurn[]): number => turns.filter((turn) => turn.seat === seat).length;

/** Returns true if the turn of a seat has begun, but nothing of it is told yet. */
function isAboutTo(seat: number, turns: readonly LogTurn[], awaited: readonly number[]): boolean {
  const last = turns.at(-1);
  return awaited.includes(seat) && (last?.seat !== seat || last.ended === true);
}
