/** What the board gives to the parts of the track and of the race. */
import type { BoardProps, SeatInfo } from '../game';
import type { HikeAction, HikeBoard, HikeEvent, HikeView } from './types';

export type HikeBoardProps = BoardProps<HikeView, HikeAction, HikeEvent>;

/** The track, which fills its box: the whole board's middle in the race, a slim strip along its top before. */
export interface TrailProps {
  board: HikeBoard;
  people: readonly SeatInfo[];
  /** The seat whose view this is, or null for a spectator. */
  seat: number | null;
  /** Where my sled would stand after what I plan; null without a plan. */
  ghost: number | null;
  /** Whether there is only a strip of about 44 px (phone) or 64 px (desktop) for it. */
  slim: boolean;
}

/** My sled in the race, which takes the place of the drafting dock; it is there for spectators and replays too. */
export interface RaceDockProps extends HikeBoardProps {
  /** Lets the trail show where my sled would stand. */
  foretell: (position: number | null) => void;
}

/** What lies over the whole board: a night between two race days, and the finish once the match is over. */
export interface CurtainProps {
  board: HikeBoard;
  people: readonly SeatInfo[];
  seat: number | null;
  events: readonly HikeEvent[];
}
