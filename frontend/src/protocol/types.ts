/** The messages of docs/protocol.md. */

export type TurnClock = 'OFF' | 'S30' | 'S60' | 'M3' | 'D1' | 'D3';
export type TableStatus = 'GATHERING' | 'PLAYING' | 'OVER';
export type Away = 'PRESENT' | 'GONE' | 'LEFT' | 'PLAYED_ON';
export type Proposal = 'GO_ON' | 'END';
/** `EARLIER`: whoever it was, it was done in the match from which this one goes on. */
export type By = 'PERSON' | 'CLOCK' | 'ABSENCE' | 'BOT' | 'EARLIER';
/** How well a bot plays, from the weakest up. */
export type Level = 'BEGINNER' | 'SKIER' | 'RACER' | 'GUIDE';
export type BotPace = 'SLOW' | 'USUAL' | 'QUICK';

export interface Player {
  id: string;
  name: string;
}

export interface Session {
  player: Player | null;
  suggestedName: string | null;
  csrf: { header: string; token: string };
  build: string | null;
}

export interface GameChoice {
  value: string | number;
  minSeats: number;
  maxSeats: number;
}

export interface GameOption {
  key: string;
  choices: GameChoice[];
}

/** A kind of moment in which others may object; `byDayMillis` is proposed where a turn may take days. */
export interface WindowKind {
  kind: string;
  lengthMillis: number;
  byDayMillis: number;
}

export interface GameInfo {
  id: string;
  name: string;
  rulesVersion: number;
  minSeats: number;
  maxSeats: number;
  options: GameOption[];
  /** The options proposed for each number of seats. */
  defaults: { seats: number; options: Options }[];
  windows: WindowKind[];
  /** How well its bots can be asked to play, the weakest first. */
  levels: Level[];
}

export type Options = Record<string, string | number | boolean>;

export interface Settings {
  options: Options;
  firstSeat: number | null;
  turnClock: TurnClock;
  /** How long windows stay open, in milliseconds; kinds left out are as long as usual. A table has them always. */
  windows: Record<string, number> | null;
  isPublic: boolean;
  spectators: boolean;
  /** How long bots take for an action; left out where it is as usual. */
  botPace?: BotPace | null;
  /** Whether those who play may ask for hints, where several persons play; left out where not. */
  hints?: boolean | null;
}

export interface NewTable {
  game: string;
  seats: number;
  settings: Settings;
}

/** A match of one person against bots in all other seats. */
export interface MatchAgainstBots {
  game: string;
  seats: number;
  level: string;
  options: Options | null;
  botPace: BotPace | null;
}

export interface Bot {
  name: string;
  level: Level;
}

/** A program that decides for a bot, and whose it is. */
export interface Program {
  owner: Player;
}

export interface TableSeat {
  seat: number;
  player: Player | null;
  ready: boolean;
  online: boolean;
  /** The bot that has the seat; left out where none has. */
  bot?: Bot | null;
  /** What decides for the bot, which is `online` if that is; left out where the bot does so itself. */
  program?: Program | null;
}

export interface Visitor {
  player: Player;
  online: boolean;
}

export interface ChatLine {
  number: number;
  at: string;
  player: Player;
  text: string;
}

export interface Table {
  id: string;
  version: number;
  game: string;
  host: string;
  /** Of the invite link; null for those who are not at the table. */
  code: string | null;
  status: TableStatus;
  settings: Settings;
  seats: TableSeat[];
  visitors: Visitor[];
  muted: string[];
  match: string | null;
  /** The number of the line after which `chat` begins; 0: all lines that are kept. */
  chatAfter: number;
  chat: ChatLine[];
}

/** A token for a program, which is told only once. */
export interface GivenToken {
  token: string;
  table: Table;
}

export interface TableSummary {
  id: string;
  game: string;
  hostName: string;
  status: TableStatus;
  seats: number;
  taken: number;
  isPublic: boolean;
  spectators: boolean;
  turnClock: TurnClock;
}

export interface SeatResult {
  points: number;
  rank: number;
  returns: number;
  /** How many turns the seat took, where that decides between equal points. */
  turns?: number | null;
}

export interface Outcome {
  reason: string;
  results: SeatResult[];
}

export interface TurnView {
  awaited: number[];
  mayAct: number[];
  window: string | null;
  over: Outcome | null;
}

export interface ClockView {
  seat: number;
  remainingMillis: number;
  running: boolean;
}

export interface Frame<V = unknown, A = unknown, E = unknown> {
  match: string;
  viewer: string;
  version: number;
  choice: number;
  /** How many of my last acts I can take back, one after the other. */
  undo: number;
  /** How many of the events that were told before this frame are not so any more. */
  takenBack: number;
  /** The seat of somebody who has left, for whom a bot did what the events tell. */
  playedFor?: number;
  view: V;
  legalActions: A[];
  turn: TurnView;
  events: E[];
  clocks: ClockView[];
  /** How long an open window stays open; null where none is. */
  windowMillis: number | null;
  /** How long the open window is in all. */
  windowLengthMillis: number | null;
  seats: { seat: number; away: Away }[];
  votes: { about: number; by: number; proposal: Proposal }[];
}

/** A frame as its topic tells it, and in it perhaps the acknowledgement of the command of mine that it shows. */
export type FrameMessage = Frame & { kind?: 'whole-frame'; ack?: string };

/**
 * What has changed since the frame of version `on`; what is not named is as it was. Brief changes have in place of `set`
 * and `add` each path beside the others, with a plus behind it where something is to be put at the end of a list.
 */
export interface FrameChanges<E = unknown> {
  /** Left out of brief ones. */
  kind?: 'frame-changes';
  /** One more than `on` if it is left out. */
  version?: number;
  on: number;
  /** The command of mine that this shows is done. */
  ack?: string;
  takenBack?: number;
  playedFor?: number;
  events?: E[];
  /** What is to be put in a place, by the path that leads there: `view.board.seats.2.hand`. */
  set?: Record<string, unknown>;
  /** What is to be put at the end of a list, by its path. */
  add?: Record<string, unknown[]>;
  [path: string]: unknown;
}

/** One of the actions that a bot finds best. */
export interface Suggestion {
  action: unknown;
  /** What its playouts came to on average, from 0 to 1; null where there were none. */
  worth: number | null;
  /** How much its own rules think of it, from 0 to 1. */
  share: number;
  /** Whether it cannot be told from the first one. */
  aboutAsGood: boolean;
  reasons: unknown[];
}

export interface HintReply {
  kind: 'hint';
  commandId: string;
  playouts: number;
  best: Suggestion[];
}

export type Reply =
  | HintReply
  | { kind: 'table'; commandId: string; table: Table }
  | { kind: 'frame'; commandId: string; frame: Frame; past: unknown[]; pastPlayedFor?: Record<number, number> }
  | { kind: 'ack'; commandId: string; version: number; choice: number }
  | { kind: 'foreseen'; commandId: string; view: unknown; legalActions: unknown[] }
  | { kind: 'refused'; commandId?: string | null; destination?: string; code: string; sentence: string; rule: string }
  | { kind: 'unsubscribed'; destination: string; code: string };

export interface MatchSummary {
  id: string;
  table: string;
  game: string;
  rulesVersion: number;
  options: Options;
  /** With `bot` where a bot sits, and `program` where a program decides for it; its `player` is nobody's id. */
  seats: { seat: number; player: string; name: string; bot?: Level; program?: true }[];
  seedHash: string;
  seed: string | null;
  /** Of a match that goes on from a ply of a finished one; left out else. */
  continues?: Continues | null;
  startedAt: string;
  endedAt: string | null;
  status: 'PLAYING' | 'OVER';
  outcome: Outcome | null;
  isPublic: boolean;
  /** Whether those who play may ask for hints; left out where not, and when it is over. */
  hints?: boolean | null;
}

/** Where a match went on that did not begin with the deal. */
export interface Continues {
  match: string;
  ply: number;
}

export interface ReplayPly {
  number: number;
  at: string;
  seat: number | null;
  by: By | null;
  action: unknown;
  /** Whether the seat had been given a hint for it. */
  hinted?: boolean | null;
  view: unknown;
  turn: TurnView;
  events: unknown[];
  /** What could be told only after the match. */
  hindsight: unknown[];
  points: number[];
}

export interface Replay {
  match: MatchSummary;
  plies: ReplayPly[];
}

/** A ply in which much was lost or won. */
export interface Mark {
  ply: number;
  seat: number;
  kind: 'LOST' | 'WON';
  /** How much worth, from 0 to 1; null where the bot's own rules alone say so. */
  by: number | null;
  /** What the bot would have done; what was done, where that won. */
  action: unknown;
  reasons: unknown[];
}

/** What the top level thinks of a finished match. */
export interface Review {
  status: 'NONE' | 'WAITING' | 'THINKING' | 'DONE' | 'FAILED';
  /** How many plies have been thought about, and how many there are. */
  done: number;
  plies: number;
  marks: Mark[];
}
