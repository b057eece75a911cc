// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

export interface HikeView {
  readonly board: HikeBoard;
  readonly own: Own | null;
}

export type HikeAction = PreparationAction | RaceAction;

export type HikeEvent =
  | DayBegan
  | Opened
  | DraftedToSled
  | DraftedToHand
  | PlacedFromHand
  | LiftedOut
  | Passed
  | YoungsterPlaced
  | Declared
  | Upgraded
  | CareTaken
  | LastDaysCounted
  | LeftOut
  | RaceOpened
  | Ran
  | WentToRest
  | CaredFor
  | MadeCamp
  | Stranded
  | DayTold
  | NightFell
  | NobodyMoved
  | CareReshuffled
  | CaughtUp
  | MatchEnded;

export interface HikeOptions {
  readonly days: Days;
}

export type HikeReason =
  | ComesFarther
  | MakesRoom
  | LeavesPlaces
  | BringsCare
  | BringsEquipment
  | ShowsOneMore
  | SledIsFull
  | Runs
  | Finishes
  | KeepsPoints
  | SpendsEquipment
  | CostsRest
  | ReadiesHuskies
  | IsMissedLeast
  | NothingBetter;

export interface HikeEnding {
  readonly decidedBy: DecidedBy;
  readonly seats: readonly SeatEnding[];
}

export interface HikeBoard {
  readonly options: HikeOptions;
  readonly phase: Phase;
  readonly day: number;
  readonly turn: number;
  readonly first: number;
  readonly toPlay: readonly number[];
  readonly task: Task;
  readonly mushers: readonly Musher[];
  readonly centre: readonly Card[];
  readonly deck: number;
  readonly track: Track;
  readonly lastDay: number | null;
  readonly daysWithoutDeck: number;
  readonly carePile: number;
  readonly careDiscard: readonly Card[];
  readonly moved: boolean;
  readonly stillDays: number;
  readonly toRest: number;
  readonly yesterday: readonly DayTold[];
  readonly ending: Ending | null;
}

export interface Own {
  readonly unseen: readonly Card[];
  readonly underway: DayProgress | null;
  readonly losses: readonly Loss[];
}

export type PreparationAction =
  OpenOne | DraftToSled | DraftToHand | PlaceFromHand | LiftOut | Pass | PlaceYoungster | Declare | Upgrade | EndTurn;

export type RaceAction = Use | Rest | Care | CareForColumn | EndDay;

export interface DayBegan {
  readonly type: 'DayBegan';
  readonly phase: Phase;
  readonly day: number;
  readonly landscape: Landscape | null;
}

export interface Opened {
  readonly type: 'Opened';
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly plusOne: boolean;
}

export interface DraftedToSled {
  readonly type: 'DraftedToSled';
  readonly seat: number;
  readonly card: Card;
  readonly place: number;
}

export interface DraftedToHand {
  readonly type: 'DraftedToHand';
  readonly seat: number;
  readonly card: Card;
}

export interface PlacedFromHand {
  readonly type: 'PlacedFromHand';
  readonly seat: number;
  readonly card: Card;
  readonly place: number;
}

export interface LiftedOut {
  readonly type: 'LiftedOut';
  readonly seat: number;
  readonly card: Card;
  readonly place: number;
}

export interface Passed {
  readonly type: 'Passed';
  readonly seat: number;
  readonly forced: boolean;
}

export interface YoungsterPlaced {
  readonly type: 'YoungsterPlaced';
  readonly seat: number;
  readonly from: Source;
  readonly card: Card;
  readonly place: number;
}

export interface Declared {
  readonly type: 'Declared';
  readonly seat: number;
  readonly toCentre: readonly Card[];
  readonly automatic: boolean;
}

export interface Upgraded {
  readonly type: 'Upgraded';
  readonly seat: number;
  readonly card: Card;
  readonly place: number;
}

export interface CareTaken {
  readonly type: 'CareTaken';
  readonly seat: number;
  readonly card: Card;
}

export interface LastDaysCounted {
  readonly type: 'LastDaysCounted';
  readonly lastDay: number;
  readonly declared: boolean;
}

export interface LeftOut {
  readonly type: 'LeftOut';
  readonly seat: number;
  readonly hand: readonly Card[];
}

export interface RaceOpened {
  readonly type: 'RaceOpened';
  readonly landscapes: readonly Landscape[];
}

export interface Ran {
  readonly type: 'Ran';
  readonly seat: number;
  readonly card: Card;
  readonly place: number;
  readonly extra: Terrain | null;
  readonly crossing: Crossing | null;
  readonly from: number;
  readonly to: number;
  readonly lost: number;
}

export interface WentToRest {
  readonly type: 'WentToRest';
  readonly seat: number;
  readonly card: Card;
  readonly place: number;
}

export interface CaredFor {
  readonly type: 'CaredFor';
  readonly seat: number;
  readonly card: Card;
  readonly huskies: readonly Card[];
}

export interface MadeCamp {
  readonly type: 'MadeCamp';
  readonly seat: number;
  readonly at: number;
}

export interface Stranded {
  readonly type: 'Stranded';
  readonly seat: number;
  readonly at: number;
}

export interface DayTold {
  readonly type: 'DayTold';
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly deeds: readonly HikeEvent[];
}

export interface NightFell {
  readonly type: 'NightFell';
  readonly day: number;
}

export interface NobodyMoved {
  readonly type: 'NobodyMoved';
  readonly day: number;
  readonly running: number;
}

export interface CareReshuffled {
  readonly type: 'CareReshuffled';
  readonly cards: number;
}

export interface CaughtUp {
  readonly type: 'CaughtUp';
  readonly seat: number;
  readonly card: Card;
}

export interface MatchEnded {
  readonly type: 'MatchEnded';
  readonly ending: Ending;
}

export type Days = 'ONE_BY_ONE' | 'TOGETHER';

export interface ComesFarther {
  readonly type: 'ComesFarther';
  readonly tenths: number;
}

export interface MakesRoom {
  readonly type: 'MakesRoom';
}

export interface LeavesPlaces {
  readonly type: 'LeavesPlaces';
  readonly free: number;
}

export interface BringsCare {
  readonly type: 'BringsCare';
}

export interface BringsEquipment {
  readonly type: 'BringsEquipment';
  readonly fields: number;
  readonly held: number;
}

export interface ShowsOneMore {
  readonly type: 'ShowsOneMore';
}

export interface SledIsFull {
  readonly type: 'SledIsFull';
}

export interface Runs {
  readonly type: 'Runs';
  readonly fields: number;
  readonly lost: number;
}

export interface Finishes {
  readonly type: 'Finishes';
}

export interface KeepsPoints {
  readonly type: 'KeepsPoints';
  readonly snow: Terrain;
  readonly points: number;
}

export interface SpendsEquipment {
  readonly type: 'SpendsEquipment';
}

export interface CostsRest {
  readonly type: 'CostsRest';
  readonly huskies: number;
}

export interface ReadiesHuskies {
  readonly type: 'ReadiesHuskies';
  readonly huskies: number;
}

export interface IsMissedLeast {
  readonly type: 'IsMissedLeast';
}

export interface NothingBetter {
  readonly type: 'NothingBetter';
}

export type DecidedBy = 'FIELDS' | 'READY' | 'PRINTED' | 'SHARED' | 'ONLY_RACER' | 'NO_RACER';

export interface SeatEnding {
  readonly raced: boolean;
  readonly fields: number;
  readonly ready: number;
  readonly care: number;
  readonly printed: number;
}

export type Phase = 'PREPARATION' | 'RACE' | 'OVER';

export type Task = 'ACTION' | 'PUT_BACK' | 'AFTERWARDS' | 'UPGRADE' | 'TRAVEL' | 'REST';

export interface Musher {
  readonly standing: Standing;
  readonly sled: readonly (Husky | null)[];
  readonly known: readonly Card[];
  readonly unseen: number;
  readonly noHuskies: boolean;
  readonly pile: readonly Card[];
  readonly plusOnes: number;
  readonly position: number;
  readonly due: Card | null;
}

export type Card =
  | 'H01'
  | 'H02'
  | 'H03'
  | 'H04'
  | 'H05'
  | 'H06'
  | 'H07'
  | 'H08'
  | 'H09'
  | 'H10'
  | 'H11'
  | 'H12'
  | 'H13'
  | 'H14'
  | 'H15'
  | 'H16'
  | 'H17'
  | 'H18'
  | 'H19'
  | 'H20'
  | 'H21'
  | 'H22'
  | 'H23'
  | 'H24'
  | 'H25'
  | 'H26'
  | 'H27'
  | 'H28'
  | 'H29'
  | 'H30'
  | 'H31'
  | 'H32'
  | 'H33'
  | 'H34'
  | 'H35'
  | 'H36'
  | 'H37'
  | 'H38'
  | 'H39'
  | 'H40'
  | 'H41'
  | 'H42'
  | 'H43'
  | 'H44'
  | 'H45'
  | 'H46'
  | 'H47'
  | 'H48'
  | 'Y1'
  | 'Y2'
  | 'Y3'
  | 'Y4'
  | 'Y5'
  | 'Y6'
  | 'Y7'
  | 'Y8'
  | 'EQUIPMENT'
  | 'SINGLE_CARE'
  | 'DOUBLE_CARE';

export interface Track {
  readonly open: readonly Landscape[];
  readonly faceDown: number;
  readonly rotated: number;
}

export interface Ending {
  readonly reason: string;
  readonly winners: readonly number[];
}

export interface DayProgress {
  readonly musher: Musher;
  readonly task: Task;
  readonly toRest: number;
  readonly deeds: readonly HikeEvent[];
}

export interface Loss {
  readonly action: RaceAction;
  readonly snow: Terrain;
  readonly fields: number;
}

export interface OpenOne {
  readonly type: 'OpenOne';
}

export interface DraftToSled {
  readonly type: 'DraftToSled';
  readonly card: Card;
  readonly place: number;
}

export interface DraftToHand {
  readonly type: 'DraftToHand';
  readonly card: Card;
}

export interface PlaceFromHand {
  readonly type: 'PlaceFromHand';
  readonly card: Card;
  readonly place: number;
}

export interface LiftOut {
  readonly type: 'LiftOut';
  readonly place: number;
}

export interface Pass {
  readonly type: 'Pass';
}

export interface PlaceYoungster {
  readonly type: 'PlaceYoungster';
  readonly from: Source;
  readonly card: Card;
  readonly place: number;
}

export interface Declare {
  readonly type: 'Declare';
}

export interface Upgrade {
  readonly type: 'Upgrade';
  readonly place: number;
}

export interface EndTurn {
  readonly type: 'EndTurn';
}

export interface Use {
  readonly type: 'Use';
  readonly place: number;
  readonly extra: Terrain | null;
  readonly crossing: Crossing | null;
  readonly to: number;
}

export interface Rest {
  readonly type: 'Rest';
  readonly place: number;
}

export interface Care {
  readonly type: 'Care';
  readonly place: number;
}

export interface CareForColumn {
  readonly type: 'CareForColumn';
  readonly column: number;
}

export interface EndDay {
  readonly type: 'EndDay';
}

export type Landscape =
  | 'LS'
  | 'L01'
  | 'L02'
  | 'L03'
  | 'L04'
  | 'L05'
  | 'L06'
  | 'L07'
  | 'L08'
  | 'L09'
  | 'L10'
  | 'L11'
  | 'L12'
  | 'L13'
  | 'L14'
  | 'L15'
  | 'L16'
  | 'LF';

export type Source = 'CENTRE' | 'HAND';

export type Terrain = 'COMPACT' | 'ICE' | 'POWDER';

export type Crossing = 'SPEND' | 'UNEQUIPPED' | 'STOP_BEFORE';

export type Standing = 'PREPARING' | 'DECLARED' | 'RACING' | 'OUT';

export interface Husky {
  readonly card: Card;
  readonly condition: Condition;
  readonly upgraded: boolean;
}

export type Condition = 'READY' | 'TIRED' | 'RESTING';
