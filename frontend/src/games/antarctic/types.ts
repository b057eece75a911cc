// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

export interface AntarcticView {
  readonly board: AntarcticBoard;
  readonly hand: readonly Card[] | null;
  readonly bestRank: Priority | null;
}

export type AntarcticAction = DeclareFirst | PlayCentre | Load | Spend | Close | EndTurn | Call | Accept | Decline;

export type AntarcticEvent =
  | RoundStarted
  | FirstDeclared
  | TurnBegan
  | HandRefilled
  | Reshuffled
  | CardsRanOut
  | PlayedToCentre
  | Loaded
  | Spent
  | TurnedUp
  | Closed
  | WentOut
  | Called
  | PenaltyPaid
  | WinVoided
  | Declined
  | RoundScored
  | SeatOut
  | MatchEnded
  | OutOfOrder;

export interface AntarcticOptions {
  readonly order: Order;
  readonly loads: Loads;
  readonly tripleTopper: TripleTopper;
  readonly end: End;
  readonly target: Target;
  readonly jokers: number;
}

export type AntarcticReason =
  | GoesOut
  | LeavesInPayoff
  | EarnsDiscards
  | KeepsOrder
  | Burdens
  | OpensWay
  | LeavesOpening
  | FollowsFromHand
  | KeepsWild
  | LooksBroken
  | Guess
  | LooksInOrder;

export interface AntarcticEnding {
  readonly decidedBy: DecidedBy;
  readonly target: number | null;
  readonly blocked: boolean;
  readonly seats: readonly SeatEnding[];
}

export interface AntarcticBoard {
  readonly options: AntarcticOptions;
  readonly roundLoads: Loads;
  readonly round: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly seat: number;
  readonly dealer: number;
  readonly leader: number;
  readonly places: readonly Place[];
  readonly centre: Centre;
  readonly drawPile: number;
  readonly reshufflesLeft: number;
  readonly dry: boolean;
  readonly discards: number;
  readonly discard: Card | null;
  readonly credits: number;
  readonly accused: Accused | null;
  readonly verdict: Verdict | null;
  readonly penalty: Penalty | null;
  readonly rounds: readonly RoundScore[];
  readonly leftOver: readonly LeftOver[];
  readonly ending: Ending | null;
}

export type Card =
  | 'RED_CIRCLE_ONE'
  | 'RED_CIRCLE_TWO'
  | 'RED_CIRCLE_THREE'
  | 'RED_CIRCLE_FOUR'
  | 'RED_CIRCLE_QUESTION'
  | 'RED_HEART_ONE'
  | 'RED_HEART_TWO'
  | 'RED_HEART_THREE'
  | 'RED_HEART_FOUR'
  | 'RED_HEART_QUESTION'
  | 'RED_TRIANGLE_ONE'
  | 'RED_TRIANGLE_TWO'
  | 'RED_TRIANGLE_THREE'
  | 'RED_TRIANGLE_FOUR'
  | 'RED_TRIANGLE_QUESTION'
  | 'RED_SQUARE_ONE'
  | 'RED_SQUARE_TWO'
  | 'RED_SQUARE_THREE'
  | 'RED_SQUARE_FOUR'
  | 'RED_SQUARE_QUESTION'
  | 'RED_BLOB_ONE'
  | 'RED_BLOB_TWO'
  | 'RED_BLOB_THREE'
  | 'RED_BLOB_FOUR'
  | 'RED_BLOB_QUESTION'
  | 'YELLOW_CIRCLE_ONE'
  | 'YELLOW_CIRCLE_TWO'
  | 'YELLOW_CIRCLE_THREE'
  | 'YELLOW_CIRCLE_FOUR'
  | 'YELLOW_CIRCLE_QUESTION'
  | 'YELLOW_HEART_ONE'
  | 'YELLOW_HEART_TWO'
  | 'YELLOW_HEART_THREE'
  | 'YELLOW_HEART_FOUR'
  | 'YELLOW_HEART_QUESTION'
  | 'YELLOW_TRIANGLE_ONE'
  | 'YELLOW_TRIANGLE_TWO'
  | 'YELLOW_TRIANGLE_THREE'
  | 'YELLOW_TRIANGLE_FOUR'
  | 'YELLOW_TRIANGLE_QUESTION'
  | 'YELLOW_SQUARE_ONE'
  | 'YELLOW_SQUARE_TWO'
  | 'YELLOW_SQUARE_THREE'
  | 'YELLOW_SQUARE_FOUR'
  | 'YELLOW_SQUARE_QUESTION'
  | 'YELLOW_BLOB_ONE'
  | 'YELLOW_BLOB_TWO'
  | 'YELLOW_BLOB_THREE'
  | 'YELLOW_BLOB_FOUR'
  | 'YELLOW_BLOB_QUESTION'
  | 'GREEN_CIRCLE_ONE'
  | 'GREEN_CIRCLE_TWO'
  | 'GREEN_CIRCLE_THREE'
  | 'GREEN_CIRCLE_FOUR'
  | 'GREEN_CIRCLE_QUESTION'
  | 'GREEN_HEART_ONE'
  | 'GREEN_HEART_TWO'
  | 'GREEN_HEART_THREE'
  | 'GREEN_HEART_FOUR'
  | 'GREEN_HEART_QUESTION'
  | 'GREEN_TRIANGLE_ONE'
  | 'GREEN_TRIANGLE_TWO'
  | 'GREEN_TRIANGLE_THREE'
  | 'GREEN_TRIANGLE_FOUR'
  | 'GREEN_TRIANGLE_QUESTION'
  | 'GREEN_SQUARE_ONE'
  | 'GREEN_SQUARE_TWO'
  | 'GREEN_SQUARE_THREE'
  | 'GREEN_SQUARE_FOUR'
  | 'GREEN_SQUARE_QUESTION'
  | 'GREEN_BLOB_ONE'
  | 'GREEN_BLOB_TWO'
  | 'GREEN_BLOB_THREE'
  | 'GREEN_BLOB_FOUR'
  | 'GREEN_BLOB_QUESTION'
  | 'BLUE_CIRCLE_ONE'
  | 'BLUE_CIRCLE_TWO'
  | 'BLUE_CIRCLE_THREE'
  | 'BLUE_CIRCLE_FOUR'
  | 'BLUE_CIRCLE_QUESTION'
  | 'BLUE_HEART_ONE'
  | 'BLUE_HEART_TWO'
  | 'BLUE_HEART_THREE'
  | 'BLUE_HEART_FOUR'
  | 'BLUE_HEART_QUESTION'
  | 'BLUE_TRIANGLE_ONE'
  | 'BLUE_TRIANGLE_TWO'
  | 'BLUE_TRIANGLE_THREE'
  | 'BLUE_TRIANGLE_FOUR'
  | 'BLUE_TRIANGLE_QUESTION'
  | 'BLUE_SQUARE_ONE'
  | 'BLUE_SQUARE_TWO'
  | 'BLUE_SQUARE_THREE'
  | 'BLUE_SQUARE_FOUR'
  | 'BLUE_SQUARE_QUESTION'
  | 'BLUE_BLOB_ONE'
  | 'BLUE_BLOB_TWO'
  | 'BLUE_BLOB_THREE'
  | 'BLUE_BLOB_FOUR'
  | 'BLUE_BLOB_QUESTION'
  | 'BLACK_CIRCLE_ONE'
  | 'BLACK_CIRCLE_TWO'
  | 'BLACK_CIRCLE_THREE'
  | 'BLACK_CIRCLE_FOUR'
  | 'BLACK_CIRCLE_QUESTION'
  | 'BLACK_HEART_ONE'
  | 'BLACK_HEART_TWO'
  | 'BLACK_HEART_THREE'
  | 'BLACK_HEART_FOUR'
  | 'BLACK_HEART_QUESTION'
  | 'BLACK_TRIANGLE_ONE'
  | 'BLACK_TRIANGLE_TWO'
  | 'BLACK_TRIANGLE_THREE'
  | 'BLACK_TRIANGLE_FOUR'
  | 'BLACK_TRIANGLE_QUESTION'
  | 'BLACK_SQUARE_ONE'
  | 'BLACK_SQUARE_TWO'
  | 'BLACK_SQUARE_THREE'
  | 'BLACK_SQUARE_FOUR'
  | 'BLACK_SQUARE_QUESTION'
  | 'BLACK_BLOB_ONE'
  | 'BLACK_BLOB_TWO'
  | 'BLACK_BLOB_THREE'
  | 'BLACK_BLOB_FOUR'
  | 'BLACK_BLOB_QUESTION'
  | 'JOKER_ONE'
  | 'JOKER_TWO';

export type Priority = 'A' | 'B' | 'C' | 'D';

export interface DeclareFirst {
  readonly type: 'DeclareFirst';
  readonly as: Face;
}

export interface PlayCentre {
  readonly type: 'PlayCentre';
  readonly from: Source;
  readonly card: Card;
  readonly as: Face;
}

export interface Load {
  readonly type: 'Load';
  readonly from: Source;
  readonly card: Card;
  readonly onto: number;
}

export interface Spend {
  readonly type: 'Spend';
  readonly from: Source;
  readonly card: Card;
}

export interface Close {
  readonly type: 'Close';
  readonly card: Card;
}

export interface EndTurn {
  readonly type: 'EndTurn';
}

export interface Call {
  readonly type: 'Call';
  readonly turn: number;
}

export interface Accept {
  readonly type: 'Accept';
  readonly turn: number;
}

export interface Decline {
  readonly type: 'Decline';
}

export interface RoundStarted {
  readonly type: 'RoundStarted';
  readonly round: number;
  readonly dealer: number;
  readonly leader: number;
  readonly centre: Card;
  readonly tops: readonly Top[];
}

export interface FirstDeclared {
  readonly type: 'FirstDeclared';
  readonly seat: number;
  readonly card: Card;
  readonly as: Face;
}

export interface TurnBegan {
  readonly type: 'TurnBegan';
  readonly turn: number;
  readonly seat: number;
  readonly drawn: number;
  readonly cards?: readonly Card[];
}

export interface HandRefilled {
  readonly type: 'HandRefilled';
  readonly seat: number;
  readonly drawn: number;
  readonly cards?: readonly Card[];
}

export interface Reshuffled {
  readonly type: 'Reshuffled';
  readonly cards: number;
  readonly left: number;
}

export interface CardsRanOut {
  readonly type: 'CardsRanOut';
}

export interface PlayedToCentre {
  readonly type: 'PlayedToCentre';
  readonly seat: number;
  readonly from: Source;
  readonly card: Card;
  readonly as: Face;
  readonly chain: number;
  readonly earned: number;
  readonly outOfTurn: boolean;
}

export interface Loaded {
  readonly type: 'Loaded';
  readonly seat: number;
  readonly from: Source;
  readonly card: Card;
  readonly onto: number;
}

export interface Spent {
  readonly type: 'Spent';
  readonly seat: number;
  readonly from: Source;
  readonly card: Card;
  readonly left: number;
}

export interface TurnedUp {
  readonly type: 'TurnedUp';
  readonly seat: number;
  readonly card: Card;
}

export interface Closed {
  readonly type: 'Closed';
  readonly seat: number;
  readonly card: Card | null;
  readonly lapsed: number;
}

export interface WentOut {
  readonly type: 'WentOut';
  readonly seat: number;
  readonly outOfTurn: boolean;
}

export interface Called {
  readonly type: 'Called';
  readonly verdict: Verdict;
}

export interface PenaltyPaid {
  readonly type: 'PenaltyPaid';
  readonly from: number;
  readonly to: number;
  readonly fromPile: number;
  readonly fromDrawPile: number;
}

export interface WinVoided {
  readonly type: 'WinVoided';
  readonly seat: number;
}

export interface Declined {
  readonly type: 'Declined';
  readonly seat: number;
  readonly lapsed: number;
}

export interface RoundScored {
  readonly type: 'RoundScored';
  readonly score: RoundScore;
  readonly leftOver: readonly LeftOver[];
  readonly totals: readonly number[];
}

export interface SeatOut {
  readonly type: 'SeatOut';
  readonly seat: number;
  readonly total: number;
}

export interface MatchEnded {
  readonly type: 'MatchEnded';
  readonly ending: Ending;
}

export interface OutOfOrder {
  readonly type: 'OutOfOrder';
  readonly seat: number;
  readonly turn: number;
  readonly incident: Incident;
}

export type Order = 'CHALLENGE' | 'HINTED' | 'ENFORCED';

export type Loads = 'AUTO' | 'WILD' | 'EXACT';

export type TripleTopper = 'WILDS_COUNT' | 'EXACT_CARDS';

export type End = 'FIRST_OUT' | 'LAST_STANDING';

export type Target = 'POINTS_300' | 'POINTS_200' | 'POINTS_100' | 'ONE_ROUND';

export interface GoesOut {
  readonly type: 'GoesOut';
}

export interface LeavesInPayoff {
  readonly type: 'LeavesInPayoff';
  readonly cards: number;
}

export interface EarnsDiscards {
  readonly type: 'EarnsDiscards';
  readonly cards: number;
}

export interface KeepsOrder {
  readonly type: 'KeepsOrder';
  readonly priority: Priority;
}

export interface Burdens {
  readonly type: 'Burdens';
  readonly seat: number;
  readonly cards: number;
}

export interface OpensWay {
  readonly type: 'OpensWay';
}

export interface LeavesOpening {
  readonly type: 'LeavesOpening';
  readonly others: number;
}

export interface FollowsFromHand {
  readonly type: 'FollowsFromHand';
}

export interface KeepsWild {
  readonly type: 'KeepsWild';
}

export interface LooksBroken {
  readonly type: 'LooksBroken';
  readonly plain: boolean;
}

export interface Guess {
  readonly type: 'Guess';
  readonly roundOver: boolean;
}

export interface LooksInOrder {
  readonly type: 'LooksInOrder';
}

export type DecidedBy = 'LOWEST_TOTAL' | 'LAST_STANDING' | 'SHARED';

export interface SeatEnding {
  readonly rounds: readonly number[];
  readonly outIn: number | null;
  readonly cardsLeft: number;
}

export type Phase = 'DECLARE_FIRST' | 'TURN' | 'CLOSE_PAUSE' | 'LAST_PAUSE' | 'WRONGED' | 'CLOSING_DISCARD' | 'OVER';

export interface Place {
  readonly living: boolean;
  readonly hand: number;
  readonly payoff: number;
  readonly top: Card | null;
  readonly total: number;
  readonly outIn: number | null;
}

export interface Centre {
  readonly card: Card;
  readonly as: Face | null;
  readonly cards: number;
  readonly chain: number;
  readonly next: number;
}

export interface Accused {
  readonly seat: number;
  readonly turn: number;
  readonly called: readonly number[];
  readonly accepted: readonly number[];
  readonly provenBy: number | null;
}

export interface Verdict {
  readonly caller: number;
  readonly accused: number;
  readonly turn: number;
  readonly incident: Incident | null;
  readonly wronged: number | null;
}

export interface Penalty {
  readonly violator: number;
  readonly wronged: number;
  readonly closes: boolean;
}

export interface RoundScore {
  readonly round: number;
  readonly lastTurn: number;
  readonly blocked: boolean;
  readonly winners: readonly number[];
  readonly scores: readonly SeatScore[];
}

export interface LeftOver {
  readonly seat: number;
  readonly cards: readonly Card[];
}

export interface Ending {
  readonly reason: string;
  readonly winners: readonly number[];
}

export interface Face {
  readonly colour: Colour;
  readonly suit: Suit;
  readonly number: Numeral;
}

export type Source = 'PAYOFF' | 'HAND';

export interface Top {
  readonly seat: number;
  readonly card: Card;
}

export interface Incident {
  readonly deed: PlayKind;
  readonly card: Card | null;
  readonly onto: number | null;
  readonly instead: OpenPlay;
}

export interface SeatScore {
  readonly seat: number;
  readonly points: number;
  readonly cards: number;
  readonly numbers: number;
  readonly wilds: number;
}

export type Colour = 'RED' | 'YELLOW' | 'GREEN' | 'BLUE' | 'BLACK';

export type Suit = 'CIRCLE' | 'HEART' | 'TRIANGLE' | 'SQUARE' | 'BLOB';

export type Numeral = 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'QUESTION';

export type PlayKind = 'HAND_TO_CENTRE' | 'PAYOFF_TO_OPPONENT' | 'HAND_TO_OPPONENT' | 'CLOSE';

export interface OpenPlay {
  readonly priority: Priority;
  readonly card: Card;
  readonly onto: number | null;
}
