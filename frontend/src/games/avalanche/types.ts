// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

export interface AvalancheView {
  readonly board: AvalancheBoard;
  readonly hand: readonly Card[] | null;
}

export type AvalancheAction = PickUp | Refill | Play | Bank | EndTurn;

export type AvalancheEvent =
  PickedUp | Refilled | Recycled | CardPlayed | AvalancheFell | WipedOut | Banked | TurnEnded | MatchEnded;

export interface AvalancheOptions {
  readonly avalancheHits: AvalancheHits;
  readonly drawPileOut: DrawPileOut;
  readonly deck: Deck;
  readonly actionCards: ActionCards;
}

export type AvalancheReason =
  | MakesSafe
  | Lengthens
  | BringsBonus
  | BeginsRun
  | Shields
  | SweepsAway
  | EndsMatch
  | Hinders
  | BringsCards
  | KeepsCards;

export interface AvalancheEnding {
  readonly decidedBy: DecidedBy;
  readonly endedBy: number | null;
  readonly seats: readonly SeatEnding[];
}

export interface AvalancheBoard {
  readonly options: AvalancheOptions;
  readonly places: readonly Place[];
  readonly liftPile: number;
  readonly drawPile: number;
  readonly discard: readonly Card[];
  readonly recycled: readonly (readonly Card[])[];
  readonly avalanches: number;
  readonly seat: number;
  readonly phase: Phase;
  readonly picksLeft: number;
  readonly playsLeft: number;
  readonly dry: boolean;
  readonly passes: number;
  readonly inUse: Card | null;
  readonly lastActive: number | null;
  readonly ending: Ending | null;
}

export type Card =
  'LIFT' | 'GREEN' | 'BLUE' | 'RED' | 'BLACK' | 'AVALANCHE' | 'SKI_PATROL' | 'PISTE_CLOSED' | 'WIPEOUT' | 'LIFT_PASS';

export interface PickUp {
  readonly type: 'PickUp';
  readonly pile: Pile;
}

export interface Refill {
  readonly type: 'Refill';
}

export interface Play {
  readonly type: 'Play';
  readonly card: Card;
  readonly target: number | null;
}

export interface Bank {
  readonly type: 'Bank';
}

export interface EndTurn {
  readonly type: 'EndTurn';
}

export interface PickedUp {
  readonly type: 'PickedUp';
  readonly seat: number;
  readonly pile: Pile;
  readonly card?: Card;
}

export interface Refilled {
  readonly type: 'Refilled';
  readonly seat: number;
  readonly lifts: number;
  readonly cards: number;
  readonly hand?: readonly Card[];
}

export interface Recycled {
  readonly type: 'Recycled';
  readonly cards: number;
}

export interface CardPlayed {
  readonly type: 'CardPlayed';
  readonly seat: number;
  readonly card: Card;
  readonly target: number | null;
}

export interface AvalancheFell {
  readonly type: 'AvalancheFell';
  readonly seat: number;
  readonly number: number;
  readonly lost: readonly LostRun[];
  readonly saved: readonly number[];
}

export interface WipedOut {
  readonly type: 'WipedOut';
  readonly seat: number;
  readonly card: Card;
}

export interface Banked {
  readonly type: 'Banked';
  readonly seat: number;
  readonly run: Run;
}

export interface TurnEnded {
  readonly type: 'TurnEnded';
  readonly seat: number;
  readonly played: number;
}

export interface MatchEnded {
  readonly type: 'MatchEnded';
  readonly ending: Ending;
}

export type AvalancheHits = 'ALL' | 'OTHERS' | 'ONE';

export type DrawPileOut = 'HANDS_ONLY' | 'RECYCLE';

export type Deck = 'FULL' | 'SHORT';

export type ActionCards = 'OFF' | 'HOUSE';

export interface MakesSafe {
  readonly type: 'MakesSafe';
  readonly points: number;
  readonly avalanche: number;
}

export interface Lengthens {
  readonly type: 'Lengthens';
  readonly gain: number;
  readonly points: number;
}

export interface BringsBonus {
  readonly type: 'BringsBonus';
  readonly points: number;
}

export interface BeginsRun {
  readonly type: 'BeginsRun';
}

export interface Shields {
  readonly type: 'Shields';
  readonly points: number;
}

export interface SweepsAway {
  readonly type: 'SweepsAway';
  readonly others: number;
  readonly own: number;
}

export interface EndsMatch {
  readonly type: 'EndsMatch';
  readonly lead: number;
}

export interface Hinders {
  readonly type: 'Hinders';
  readonly seat: number;
  readonly points: number;
}

export interface BringsCards {
  readonly type: 'BringsCards';
  readonly cards: number;
}

export interface KeepsCards {
  readonly type: 'KeepsCards';
  readonly cards: number;
}

export type DecidedBy = 'POINTS' | 'BONUS' | 'OPEN_RUN' | 'SHARED';

export interface SeatEnding {
  readonly runs: number;
  readonly cards: number;
  readonly bonus: number;
  readonly openRun: number;
}

export interface Place {
  readonly cards: number;
  readonly lifts: number;
  readonly open: OpenRun | null;
  readonly banked: readonly Run[];
  readonly total: number;
}

export type Phase = 'PICK_UP' | 'PLAY' | 'OVER';

export interface Ending {
  readonly reason: string;
  readonly announcing: readonly number[];
}

export type Pile = 'DRAW' | 'LIFT';

export interface LostRun {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Run {
  readonly cards: readonly Card[];
  readonly points: number;
  readonly bonus: number;
}

export interface OpenRun {
  readonly run: Run;
  readonly patrol: boolean;
  readonly closed: boolean;
}
