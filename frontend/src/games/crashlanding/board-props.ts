import type { BoardProps } from '../game';
import type { CrashLandingAction, CrashLandingEvent, CrashLandingView } from './types';

export type CrashLandingBoardProps = BoardProps<CrashLandingView, CrashLandingAction, CrashLandingEvent>;
