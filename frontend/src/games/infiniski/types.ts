// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

export interface InfiniskiView {
  readonly flags: Flags;
  readonly turn: number;
  readonly speed: number;
  readonly hazard: number;
  readonly score: number;
  readonly hand: readonly SlopeCard[];
  readonly handLimit: number;
  readonly deck: number;
  readonly discards: readonly SlopeCard[];
  readonly slope: readonly Laid[];
  readonly shuffles: number;
  readonly flagsTaken: number;
  readonly connection: Slope | null;
  readonly landing: Part | null;
  readonly task: Task;
  readonly forecasts: readonly Forecast[];
}

export type InfiniskiAction = Place | Gain | Jump | SkiOn | ForcedJump | Discard;

export type InfiniskiEvent =
  Drawn | Discarded | CardLaid | Skied | YetiMet | FlagTaken | Jumped | NoLanding | Reshuffled | Buried;

export interface InfiniskiOptions {
  readonly flags: Flags;
}

export type InfiniskiReason =
  TakesFlags | LeavesAt | GoesOn | EndsInJump | BringsNewHand | IsBuried | RisksBurial | ChangesSpeed | IsMissedLeast;

export interface InfiniskiEnding {
  readonly turn: number;
  readonly speed: number;
  readonly hazard: number;
  readonly flags: number;
  readonly flagPoints: number;
  readonly decks: number;
}

export type Flags = 'ONE' | 'MORE';

export type SlopeCard =
  'S01' | 'S02' | 'S03' | 'S04' | 'S05' | 'S06' | 'S07' | 'S08' | 'S09' | 'S10' | 'S11' | 'S12' | 'S13' | 'S14' | 'S15';

export interface Laid {
  readonly card: SlopeCard;
  readonly orientation: Orientation;
  readonly turn: number;
  readonly passed: readonly Part[];
  readonly takeOff: Part | null;
  readonly forced: boolean;
  readonly speed: number;
  readonly hazard: number;
  readonly exit: Slope | null;
}

export type Slope = 'DOWNHILL' | 'FLAT' | 'UPHILL';

export type Part = 'PORTRAIT' | 'LEFT' | 'RIGHT';

export type Task = 'DISCARD' | 'PLACE' | 'LAND' | 'JUMP_FORCED' | 'GAIN' | 'JUMP_OR_SKI' | 'OVER';

export interface Forecast {
  readonly card: SlopeCard;
  readonly orientation: Orientation;
  readonly gain: number;
  readonly passages: readonly Passage[];
  readonly noLanding: boolean;
}

export interface Place {
  readonly type: 'Place';
  readonly card: SlopeCard;
  readonly orientation: Orientation;
}

export interface Gain {
  readonly type: 'Gain';
  readonly speed: number;
}

export interface Jump {
  readonly type: 'Jump';
}

export interface SkiOn {
  readonly type: 'SkiOn';
}

export interface ForcedJump {
  readonly type: 'ForcedJump';
}

export interface Discard {
  readonly type: 'Discard';
  readonly card: SlopeCard;
}

export interface Drawn {
  readonly type: 'Drawn';
  readonly cards: readonly SlopeCard[];
}

export interface Discarded {
  readonly type: 'Discarded';
  readonly card: SlopeCard;
}

export interface CardLaid {
  readonly type: 'CardLaid';
  readonly card: SlopeCard;
  readonly orientation: Orientation;
  readonly turn: number;
}

export interface Skied {
  readonly type: 'Skied';
  readonly card: SlopeCard;
  readonly part: Part;
  readonly slope: Slope;
  readonly speed: number;
  readonly hazard: number;
}

export interface YetiMet {
  readonly type: 'YetiMet';
  readonly hazard: number;
}

export interface FlagTaken {
  readonly type: 'FlagTaken';
  readonly points: number;
  readonly score: number;
}

export interface Jumped {
  readonly type: 'Jumped';
  readonly part: Part;
  readonly must: boolean;
  readonly forced: boolean;
  readonly discarded: readonly SlopeCard[];
  readonly speed: number;
  readonly hazard: number;
}

export interface NoLanding {
  readonly type: 'NoLanding';
  readonly card: SlopeCard;
}

export interface Reshuffled {
  readonly type: 'Reshuffled';
  readonly cards: number;
  readonly score: number;
}

export interface Buried {
  readonly type: 'Buried';
  readonly speed: number;
  readonly hazard: number;
  readonly turn: number;
}

export interface TakesFlags {
  readonly type: 'TakesFlags';
  readonly points: number;
}

export interface LeavesAt {
  readonly type: 'LeavesAt';
  readonly speed: number;
  readonly hazard: number;
}

export interface GoesOn {
  readonly type: 'GoesOn';
  readonly surely: boolean;
}

export interface EndsInJump {
  readonly type: 'EndsInJump';
}

export interface BringsNewHand {
  readonly type: 'BringsNewHand';
}

export interface IsBuried {
  readonly type: 'IsBuried';
}

export interface RisksBurial {
  readonly type: 'RisksBurial';
}

export interface ChangesSpeed {
  readonly type: 'ChangesSpeed';
  readonly by: number;
}

export interface IsMissedLeast {
  readonly type: 'IsMissedLeast';
}

export type Orientation = 'PORTRAIT' | 'LANDSCAPE';

export interface Passage {
  readonly part: Part;
  readonly speed: number;
  readonly hazard: number;
  readonly jump: Leave;
  readonly flag: number;
  readonly buried: boolean;
}

export type Leave = 'NO' | 'CAN' | 'MUST';
