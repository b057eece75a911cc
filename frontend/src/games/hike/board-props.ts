/** The props that the board passes to the parts of the race. */
import type { BoardProps, SeatInfo } from '../game';
import type { HikeAction, HikeBoard, HikeEvent, HikeView } from './types';

export type HikeBoardProps = BoardProps<HikeView, HikeAction, HikeEvent>;

/** My sled in the race, which takes the place of the drafting dock; it is there for spectators and replays too. */
export interface RaceDockProps extends HikeBoardProps {
  /** Lets the trail show where my sled would stand. */
  foretell: (position: number | null) => void;
  /** True if the board is narrow, so that the racers' order is shown elsewhere. */
  narrow: boolean;
  /** Another's sled that is looked at, or null for mine. */
  looking: number | null;
  /** Looks at the sled of this seat, or away from it. */
  look: (seat: number) => void;
}

/** The props of a scene that covers the whole board for a moment: a night between two race days. */
export interface CurtainProps {
  board: HikeBoard;
  people: readonly SeatInfo[];
  seat: number | null;
  events: readonly HikeEvent[];
}
