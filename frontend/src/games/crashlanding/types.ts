// Made from the Java records of the same names. To make it anew: ./mvnw -q test-compile exec:exec@types

export interface CrashLandingView {
  readonly board: CrashLandingBoard;
  readonly turned: readonly Rocket[];
  readonly own: Cockpit | null;
}

export type CrashLandingAction = Find | PutUnder | Burn | EndTurn;

export type CrashLandingEvent =
  Fell | Found | LaidUnder | Burned | TurnTold | Landed | LiftedOff | CameHome | Wrecked | Stranded;

export interface CrashLandingOptions {
  readonly reEntry: Variation;
  readonly earthLanding: Variation;
  readonly rescueMission: Variation;
  readonly score: Score;
  readonly rockets: number;
  readonly shuffle: Shuffle;
}

export type CrashLandingReason = Leaves | ComesDown | BringsRocket | KeepsThrusts | KeepsRockets;

export interface CrashLandingEnding {
  readonly decidedBy: DecidedBy;
  readonly seats: readonly SeatEnding[];
}

export interface CrashLandingBoard {
  readonly options: CrashLandingOptions;
  readonly turn: number;
  readonly gravity: number;
  readonly landers: readonly Lander[];
  readonly lastTurn: readonly TurnTold[];
  readonly hands: readonly (readonly Rocket[])[] | null;
}

export type Rocket =
  | 'C1'
  | 'C2'
  | 'C3'
  | 'C4'
  | 'C5'
  | 'C6'
  | 'C7'
  | 'C8'
  | 'D1'
  | 'D2'
  | 'D3'
  | 'D4'
  | 'D5'
  | 'D6'
  | 'D7'
  | 'D8'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'H7'
  | 'H8'
  | 'S1'
  | 'S2'
  | 'S3'
  | 'S4'
  | 'S5'
  | 'S6'
  | 'S7'
  | 'S8';

export interface Cockpit {
  readonly now: Lander;
  readonly hand: readonly Rocket[];
  readonly under: readonly Rocket[];
  readonly found: Rocket | null;
  readonly mayFind: boolean;
  readonly burns: readonly Fired[];
  readonly ahead: readonly Drift[];
  readonly score: number;
  readonly done: boolean;
}

export interface Find {
  readonly type: 'Find';
}

export interface PutUnder {
  readonly type: 'PutUnder';
  readonly rocket: Rocket;
}

export interface Burn {
  readonly type: 'Burn';
  readonly port: readonly Rocket[];
  readonly starboard: readonly Rocket[];
  readonly direction: Direction;
}

export interface EndTurn {
  readonly type: 'EndTurn';
}

export interface Fell {
  readonly type: 'Fell';
  readonly seat: number;
  readonly turn: number;
  readonly speed: number;
  readonly altitude: number;
}

export interface Found {
  readonly type: 'Found';
  readonly seat: number;
  readonly rocket: Rocket;
}

export interface LaidUnder {
  readonly type: 'LaidUnder';
  readonly seat: number;
  readonly rocket: Rocket;
}

export interface Burned {
  readonly type: 'Burned';
  readonly seat: number;
  readonly fired: Fired;
}

export interface TurnTold {
  readonly type: 'TurnTold';
  readonly seat: number;
  readonly turn: number;
  readonly found: boolean;
  readonly burns: readonly Fired[];
  readonly rocket?: Rocket;
}

export interface Landed {
  readonly type: 'Landed';
  readonly seat: number;
  readonly speed: number;
  readonly soft: boolean;
}

export interface LiftedOff {
  readonly type: 'LiftedOff';
  readonly seat: number;
  readonly speed: number;
}

export interface CameHome {
  readonly type: 'CameHome';
  readonly seat: number;
}

export interface Wrecked {
  readonly type: 'Wrecked';
  readonly seat: number;
  readonly speed: number;
}

export interface Stranded {
  readonly type: 'Stranded';
  readonly seat: number;
}

export type Variation = 'OFF' | 'ON';

export type Score = 'HAND' | 'UNFIRED';

export type Shuffle = 'OWN' | 'SAME';

export interface Leaves {
  readonly type: 'Leaves';
  readonly speed: number;
  readonly altitude: number;
}

export interface ComesDown {
  readonly type: 'ComesDown';
  readonly turns: number;
  readonly speed: number;
  readonly touchdown: Touchdown;
}

export interface BringsRocket {
  readonly type: 'BringsRocket';
}

export interface KeepsThrusts {
  readonly type: 'KeepsThrusts';
  readonly thrusts: number;
}

export interface KeepsRockets {
  readonly type: 'KeepsRockets';
  readonly rockets: number;
}

export type DecidedBy = 'ALONE' | 'FIRST' | 'OTHER_LOST' | 'SOFTER' | 'SCORE' | 'DRAW' | 'BOTH_LOST';

export interface SeatEnding {
  readonly stage: Stage;
  readonly turns: number;
  readonly landing: number | null;
  readonly hand: number;
  readonly deck: number;
  readonly halved: boolean;
  readonly score: number;
}

export interface Lander {
  readonly altitude: number;
  readonly speed: number;
  readonly stage: Stage;
  readonly hand: number;
  readonly deck: number;
  readonly under: number;
  readonly fired: readonly Rocket[];
  readonly landings: readonly number[];
  readonly turns: number;
  readonly groundTurns: number;
  readonly impact: Impact | null;
}

export interface Fired {
  readonly port: readonly Rocket[];
  readonly starboard: readonly Rocket[];
  readonly direction: Direction;
  readonly thrust: number;
  readonly speed: number;
}

export interface Drift {
  readonly speed: number;
  readonly altitude: number;
  readonly touchdown: Touchdown | null;
}

export type Direction = 'UP' | 'DOWN';

export type Touchdown = 'SOFT' | 'HARD' | 'WRECK';

export type Stage = 'DESCENT' | 'GROUND' | 'RETURN' | 'LANDED' | 'HOME' | 'WRECKED' | 'STRANDED';

export interface Impact {
  readonly turns: number;
  readonly speed: number;
  readonly touchdown: Touchdown;
}
