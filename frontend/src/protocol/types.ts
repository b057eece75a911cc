/** The messages of docs/protocol.md. */
import type { Refused } from './wordRefusal';

export type TurnClock = 'OFF' | 'S30' | 'S60' | 'M3' | 'D1' | 'D3';
export type TableStatus = 'GATHERING' | 'PLAYING' | 'OVER';
export type Away = 'PRESENT' | 'AWAY' | 'LEFT' | 'PLAYED_ON';
export type Proposal = 'GO_ON' | 'END';
/** `EARLIER`: whoever it was, it was done in the match from which this one goes on. */
export type By = 'PERSON' | 'CLOCK' | 'AWAY' | 'BOT' | 'EARLIER';
/** The strength of a bot, weakest first. */
export type Level = 'BEGINNER' | 'SKIER' | 'RACER' | 'GUIDE';
export type BotPace = 'SLOW' | 'USUAL' | 'QUICK';

export interface Player {
  id: string;
  /** At a table as it is shown there: with a number where another person's name looks like it. */
  name: string;
  /** Counts the names that the player has had. */
  version: number;
}

export interface Session {
  player: Player | null;
  suggestedName: string | null;
  /** `secure`: its cookie is marked Secure, so that browsers keep it only over https. */
  csrf: { header: string; token: string; secure: boolean };
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
  /** The options proposed for each number of seats; against bots others where `againstBots` is there. */
  defaults: { seats: number; options: Options; againstBots?: Options }[];
  windows: WindowKind[];
  /** The levels that its bots can play, weakest first. */
  levels: Level[];
}

export type Options = Record<string, string | number | boolean>;

export interface Settings {
  options: Options;
  firstSeat: number | null;
  turnClock: TurnClock;
  /** The lengths of windows by kind, in milliseconds; kinds left out have the usual length. Never null at a table. */
  windows: Record<string, number> | null;
  isPublic: boolean;
  spectators: boolean;
  /** The speed of bots; left out if it is the usual one. */
  botPace?: BotPace | null;
  /** True if players may ask for hints in a match of several people; left out if not. */
  hints?: boolean | null;
}

export interface NewTable {
  game: string;
  /** Null or left out: as many as the game has, of which the free ones vanish at the start. */
  seats?: number | null;
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

/** A program that decides for a bot, with its owner. */
export interface Program {
  owner: Player;
}

export interface TableSeat {
  seat: number;
  player: Player | null;
  ready: boolean;
  /** Counts how often its holder came and went: the greater number has the newer `online`. */
  presence: number;
  online: boolean;
  /** The bot that has the seat; left out where none has. */
  bot?: Bot | null;
  /** The program that decides for the bot (`online` is then the program's); left out if the bot decides itself. */
  program?: Program | null;
  /** True if a visitor may say that they are this player, who has been offline for a while; otherwise left out. */
  claimable?: boolean | null;
}

/** The thing that someone asks the host of a table for. */
export type RequestKind = 'JOIN' | 'BOT_SEAT' | 'CLAIM' | 'NEXT_GAME';

/** A question to the host of a table. */
export interface TableRequest {
  kind: RequestKind;
  player: Player;
  /** The seat that they ask for. */
  seat: number | null;
  /** The id of the player who is to answer; null while none is online, and for a claim. */
  answeredBy: string | null;
  /** The ids of all who may answer a claim; left out of other questions. */
  askedOf?: string[] | null;
  /** The ids of those who have agreed to a claim; left out while nobody has. */
  agreed?: string[] | null;
}

/** A seat of the running match that a claim gave to another guest. */
export interface Passing {
  seat: number;
  /** The player who had it. */
  former: Player;
  /** The guest who said that they are this player; null if forgotten since. */
  holder: Player | null;
  agreed: Player[];
  /** True once the former player has it again. */
  takenBack: boolean;
  /** True if either player may end the match without a result for it; left out where not. */
  spoiled?: boolean | null;
}

export interface Visitor {
  player: Player;
  /** As at a seat. */
  presence: number;
  online: boolean;
}

export interface ChatLine {
  number: number;
  at: string;
  /** The author, under the name with which the line was shown at first. */
  player: { id: string; name: string };
  text: string;
}

/** The lowest and the highest number of players. */
export interface SeatRange {
  fewest: number;
  most: number;
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
  /** The numbers of players possible where free seats vanish at the start; left out if the number of seats is fixed. */
  openSeats?: SeatRange | null;
  visitors: Visitor[];
  muted: string[];
  /** The open questions to the host, oldest first; left out where there is none. */
  requests?: TableRequest[] | null;
  /** The seats that have passed in the running match, oldest first; left out where none has. */
  passings?: Passing[] | null;
  match: string | null;
  /** The number of the line after which `chat` begins; 0: all lines that are kept. */
  chatAfter: number;
  chat: ChatLine[];
}

/** A word or two to all at a table, drawn, for a moment. */
export type Reaction = 'NICE' | 'HA_HA' | 'WOW' | 'OH_NO' | 'SORRY' | 'THINKING' | 'LETS_GO' | 'GOOD_GAME';

export interface ReactionNews {
  /** Always `reaction`. */
  kind: string;
  player: string;
  reaction: Reaction;
}

/** The matches finished at a table, the earliest first. */
export interface Evening {
  matches: EveningMatch[];
}

export interface EveningMatch {
  match: string;
  game: string;
  endedAt: string;
  /** In seat order. */
  results: EveningResult[];
}

export interface EveningResult {
  /** Of a bot an id that no player has. */
  player: string;
  name: string;
  bot?: Level | null;
  points: number;
  rank: number;
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

/** The players for whom the match at a table waits. */
export interface TurnAtTable {
  table: string;
  /** True if it waits for me. */
  mine: boolean;
  /** The names of the others for whom it waits. */
  awaited: string[];
}

/** A table as its invite link shows it. */
export interface InvitedTable extends TableSummary {
  /** The names of the players and bots in its seats. */
  players: string[];
  /** The players among them who are offline; left out where there is none. */
  away?: AwayPlayer[] | null;
  /** I am at the table already, or may take a seat back there; left out where not. */
  here?: boolean | null;
}

/** The answer to a guest who comes in. */
export interface Arrival {
  session: Session;
  table: Table;
  /** The running match as I saw it then; left out where none runs, or I may not see it. */
  snapshot?: Snapshot | null;
}

/** A player in a seat who is offline. */
export interface AwayPlayer {
  seat: number;
  name: string;
  /** I may say that I am this player, who has left or been offline for a while; left out where not. */
  claimable?: boolean | null;
}

/** The news for a stranger who has asked to be let in at a table. */
export interface JoinNews {
  /** I am at the table. */
  joined: boolean;
  /** The time that a request waits for an answer, the same for all tables. */
  waitMillis: number;
}

export interface SeatResult {
  points: number;
  rank: number;
  returns: number;
  /** The number of the seat's turns, where that breaks ties; else left out. */
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

export interface Position<V = unknown, A = unknown, E = unknown> {
  match: string;
  viewer: string;
  version: number;
  choice: number;
  /** The number of my last acts that I can take back, one after the other. */
  undo: number;
  /** The number of the last events told before this position that are no longer true. */
  takenBack: number;
  /** The seat of a player who has left, if a bot acted for it in these events. */
  playedFor?: number;
  view: V;
  legalActions: A[];
  turn: TurnView;
  events: E[];
  clocks: ClockView[];
  /** The remaining time of the open window, in milliseconds; null if none is open. */
  windowMillis: number | null;
  /** The whole length of the open window, in milliseconds; null if none is open. */
  windowLengthMillis: number | null;
  /** `awayInMillis`: the time until a player without a connection counts as away; left out for all others. */
  seats: { seat: number; away: Away; awayInMillis?: number | null }[];
  votes: { about: number; by: number; proposal: Proposal }[];
  /** The numbers behind the outcome, in the form of the game; left out if there are none. */
  ending?: object | null;
}

/** A position as its topic tells it. */
export type PositionMessage = Position & { kind?: 'whole-position' };

/**
 * The changes since the position of version `on`; all else is as it was. Each other property is a path with the value to
 * put there: `view.board.seats.2.hand`. It ends in a plus if its elements are appended to a list.
 */
export interface PositionChanges<E = unknown> {
  /** One more than `on` if it is left out. */
  version?: number;
  on: number;
  takenBack?: number;
  playedFor?: number;
  events?: E[];
  [path: string]: unknown;
}

/** One of the actions that a bot finds best. */
export interface Suggestion {
  action: unknown;
  /** The average result of its playouts, from 0 to 1; null if there were none. */
  worth: number | null;
  /** The weight that the bot's own rules give it, from 0 to 1. */
  share: number;
  /** True if it cannot be told apart from the first one. */
  aboutAsGood: boolean;
  reasons: unknown[];
}

export interface HintReply {
  kind: 'hint';
  commandId: string;
  playouts: number;
  best: Suggestion[];
}

/** Without `reason` and `parameters` from a server that is older than they are. */
export interface RefusedReply extends Refused {
  kind: 'refused';
  commandId?: string | null;
  destination?: string;
  code: string;
  rule: string;
}

/** The past of a match. Servers that are older than `pastPlayedFor` or `turns` leave them out. */
export interface Past {
  /** The last hundred events as this viewer was told them, oldest first. */
  past: unknown[];
  /** The seats of those who had left and for whom a bot did it, by the index of the event. */
  pastPlayedFor?: Record<number, number>;
  /** The number of turns that each seat has begun. */
  turns?: number[];
}

/** A match as its viewer sees it, with its past. */
export type Snapshot = { position: Position } & Past;

export type Reply =
  | HintReply
  | { kind: 'table'; commandId: string; table: Table }
  | ({ kind: 'snapshot'; commandId: string } & Snapshot)
  | { kind: 'ack'; commandId: string; version: number; choice: number }
  | { kind: 'foreseen'; commandId: string; view: unknown; legalActions: unknown[] }
  | RefusedReply
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
  /** The numbers behind the outcome, in the form of the game; left out if there are none. */
  ending?: object | null;
  isPublic: boolean;
  /** True if players may ask for hints; left out if not, and once the match is over. */
  hints?: boolean | null;
}

/** Where a match went on that did not begin with the deal. */
export interface Continues {
  match: string;
  ply: number;
}

/** A position of a running match after something that happened since my last turn, as my seat saw it. */
export interface RecapMoment {
  seat: number;
  /** True if a bot acted for a player who had left. */
  playedFor?: true;
  view: unknown;
  turn: TurnView;
  events: unknown[];
}

export interface ReplayPly {
  number: number;
  at: string;
  seat: number | null;
  by: By | null;
  action: unknown;
  /** True if the seat had received a hint for it; else left out. */
  hinted?: boolean | null;
  view: unknown;
  turn: TurnView;
  events: unknown[];
  /** The events that could be told only after the match. */
  hindsight: unknown[];
  points: number[];
}

/** My results in one game against one kind of opponents; alone, with one set of options. */
export interface Tally {
  game: string;
  against: 'PERSONS' | 'BOTS' | 'ALONE';
  /** Left out unless it is played alone. */
  options?: Options | null;
  played: number;
  /** Shared wins too; alone, the number of matches that were not lost. */
  won: number;
  sums: { points: number; places: number };
  /** The number of matches won in a row: up to the last one, and the most ever. */
  streak: { current: number; best: number };
  /** The most points; alone, the best record. */
  best: { points: number; returns: number; match: string } | null;
}

/** A person with whom I have played. */
export interface Met {
  name: string;
  played: number;
  /** In how many matches I had the better place, and in how many they had it. */
  ahead: number;
  behind: number;
  /** The last match of both. */
  match: string;
}

/** My own results. */
export interface Statistics {
  games: Tally[];
  /** The persons met most, those met most first. */
  met: Met[];
  /** The number of newest matches from which they are counted; null if all are. */
  newestOnly: number | null;
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
  /** The loss or gain in `worth`, from 0 to 1; null if it is judged by the bot's own rules alone. */
  by: number | null;
  /** The action that the bot would have taken; for `WON`, the one that was taken. */
  action: unknown;
  reasons: unknown[];
}

/** The analysis of a finished match by a bot of the top level. */
export interface Review {
  status: 'NONE' | 'WAITING' | 'THINKING' | 'DONE' | 'FAILED';
  /** The number of plies analysed so far, and the number in all. */
  done: number;
  plies: number;
  marks: Mark[];
}
