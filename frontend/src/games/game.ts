import type { Component } from 'svelte';
import type { DealCheck } from '../fairness/check';
import type { Foresight } from '../protocol/foresights';
import type { Played } from '../protocol/matchChannel';
import type { Away, Level, Options, SeatResult, TurnView } from '../protocol/types';
import type { Cue } from '../sound/cue';
import type { DescribeEnding } from './endings-texts';
import type { Lazy } from './lazyComponent';
import type { LessonTexts } from './lesson';

export type { DealtHand, LaterCards } from '../fairness/check';
export type { Foresight } from '../protocol/foresights';
export type { Played } from '../protocol/matchChannel';
export type { TurnView } from '../protocol/types';

/** One chair of a match, as a board shows it. */
export interface SeatInfo {
  seat: number;
  name: string;
  me: boolean;
  online: boolean;
  away: Away;
  /** The level of the bot in this seat; left out if there is none. */
  bot?: Level;
  /** The owner of the program that decides for the bot, empty if unknown; left out if no program does. */
  owner?: string;
}

/** A moment in which others may object, while it is open. */
export interface OpenWindow {
  kind: string;
  /** The whole length, in milliseconds. */
  lengthMillis: number;
  /** When it closes by itself, by `performance.now()`; it may close earlier. */
  closesAt: number;
}

/** The props of a board. A board has no rules: `legalActions` lists all legal actions, `act` performs one. */
export interface BoardProps<V, A, E> {
  view: V;
  legalActions: A[];
  turn: TurnView;
  /** The events of the entry that made this view; empty when the view came from a snapshot. */
  events: E[];
  /** In the replay of a finished match, what could be told only afterwards about the ply; else empty. */
  hindsight: E[];
  seats: SeatInfo[];
  /** The window that is open; null where none is, and in replays. */
  window: OpenWindow | null;
  /** The seat whose view this is, or null for a spectator. */
  viewer: number | null;
  act: (action: A) => void;
  /**
   * Does several actions, each as soon as the one before has been done. Stops where one is refused, is not offered, or
   * something else has happened in between; the shell tells the player so. Left out where nothing can be done: in
   * replays and for spectators.
   */
  actAll?: (actions: A[]) => Promise<Played>;
  /**
   * Asks what my actions, one after the other, would lead to; nothing is done, and nobody else hears of it. Only within
   * my own turn, at most 24 actions, and only up to where something hidden would be seen. Never fails: the answer
   * is `refused` if it cannot be told, and `stale` if the board has moved on since. Left out as `actAll` is.
   */
  foresee?: (actions: A[]) => Promise<Foresight<V, A>>;
  /**
   * Says why the last of these actions is not possible after those before it, with its rule; says nothing where it is.
   * Nothing is done, and nobody else hears of it: it is asked like `foresee`. Left out as `actAll` is.
   */
  explain?: (...actions: A[]) => void;
  /** True while an action is on its way or the connection is away: nothing can be done now. */
  busy: boolean;
}

/** A word of help; what it says may depend on the number of seats. */
export type Help = string | ((seats: number) => string);

interface ChoiceText {
  label: string;
  help?: Help;
}

interface OptionText {
  label: string;
  help?: Help;
  choices: Record<string, ChoiceText>;
}

interface WindowText {
  label: string;
  help?: Help;
  /** The question that everyone waits for; "Any objections?" if left out. */
  open?: string;
}

export interface GameTexts {
  title: string;
  tagline: string;
  optionNames: Record<string, OptionText>;
  /** For each kind of window: what it is called in the settings, and what is said at the table while it is open. */
  windowNames?: Record<string, WindowText>;
  /** The kinds of windows that a match with these options can have; all kinds where it is left out. */
  windowsWith?: (options: Options, seats: number) => string[];
  /** A result in words, where it counts something else than points: "51 fields". */
  score?: (count: number) => string;
  /** The head of a column of such results: "Fields". Left out where `score` is. */
  counted?: string;
  /** True if points of any two matches of several players compare, the more the better; else left out. */
  pointsCompare?: true;
  /** True if a match for one can be lost; else left out. */
  canBeLost?: true;
  /** The options that suit a first game, for one tick; left out where the standard rules do. */
  firstGame?: { label: string; options: Options };
  /** A sentence for each reason with which a match can end. */
  reasons: Record<string, string>;
  /** The length of its lesson in minutes; left out if it has none. */
  lessonMinutes?: number;
}

/** The part of a game that is shown before anyone plays it: the little that lobby and tables load. */
export interface GameCover {
  /** The game's picture for lobby and table; fills its box, decoration only. */
  Poster: Component;
  texts: GameTexts;
}

/** The sounds of a game. */
export interface GameSounds<E> {
  /** The sounds of an event, in order; none for most. @param viewer my seat, or null for a spectator */
  cuesOf(event: E, viewer: number | null): Cue[];
  /** The reasons with which a match ends that nobody has won. */
  lost?: readonly string[];
}

/** A turn of the game log, as far as the events tell. */
export interface LogTurn {
  /** The seat whose turn it is; left out where all take it together, and while nobody has acted in it. */
  seat?: number;
  /** Counted from 1; left out where the events do not tell. */
  number?: number;
  /** The part of the match to which it belongs: "Round 2". */
  part?: string;
  /** True if it is called a day. */
  day?: boolean;
  /** True after its last event. */
  ended?: boolean;
}

/** A card as it is drawn in a line of text. */
export interface SmallCard {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only a game's own folder knows its cards
  component: Component<any>;
  props: Record<string, unknown>;
}

/** A game's half of the front end. */
export interface GameModule<V, A, E> extends GameCover, DealCheck<V> {
  Board: Lazy<BoardProps<V, A, E>>;
  /** The rules page; `anchor` is the paragraph to show first. */
  Rules: Component<{ anchor?: string }>;
  /** Loads the words of its lesson; left out where it has none. */
  lesson?: () => Promise<LessonTexts>;
  /** Loads its sounds, after the first gesture; left out where it has none of its own. */
  sounds?: () => Promise<GameSounds<E>>;
  /**
   * Loads the words for the numbers that the server tells beside an outcome; left out where it tells none. The board's
   * result, the archive and the pages of deals all show these words.
   */
  ending?: () => Promise<DescribeEnding<never>>;
  describeEvent(event: E, seats: SeatInfo[]): string;
  /**
   * Returns the turn to which an event belongs: a new one or that of the event before, completed by what this one tells.
   * Left out where the log has no turns.
   */
  turnOf?(event: E, turn: LogTurn | undefined): LogTurn;
  /** An action by its name, without saying whose it is: "Place Ash from the hand at H". */
  describeAction(action: A, seats: SeatInfo[]): string;
  /** Loads the cards that an event shows, in order; left out where nobody waits for the turns of others. */
  smallCards?: () => Promise<(event: E) => SmallCard[]>;
  /** Describes a solo result in the game's words: "soft landing, 19 points, 17 turns". Its points if left out. */
  describeResult?(result: SeatResult, reason: string): string;
  /** True if some deals with these options cannot be won, however they are played. Left out if never. */
  mayBeImpossible?(options: Options): boolean;
  /** True if the player loses nothing when the action comes too late, so no message is needed. Left out if never. */
  losesNothing?(action: A): boolean;
  /**
   * The part of the match to which a moment belongs ("Round 2"), by the public view: where its name changes, another
   * part begins. Left out where matches have no parts.
   */
  chapter?(view: V): string;
}

/** A game whose types only its own folder knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = GameModule<any, any, any>;
