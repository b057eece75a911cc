/** Chooses the line over the rockets. */
import type { SeatInfo } from '../../game';
import { heldDown } from '../flight/course';
import { hintWords } from '../texts/hint-texts';
import type { Cockpit, CrashLandingBoard } from '../types';

interface Moment {
  board: CrashLandingBoard;
  cockpit: Cockpit | null;
  viewer: number | null;
  mayAct: boolean;
  mayFind: boolean;
  burns: number;
  awaited: readonly number[];
}

/** Where the lander drifts, in one sentence; empty where it stands. */
export function courseTold(cockpit: Cockpit, planned: boolean): string {
  if (heldDown(cockpit)) return hintWords.staysDown(planned);
  const last = cockpit.ahead.at(-1);
  return last ? hintWords.course(last.touchdown ?? 'ORBIT', cockpit.ahead.length, last.speed, planned) : '';
}

/** Returns the status during a rescue: what can be done on the ground. */
function groundStatus(cockpit: Cockpit, { mayFind, burns }: Moment): string {
  if (heldDown(cockpit)) return burns > 0 ? hintWords.burnMore : '';
  if (cockpit.now.speed < 0) return burns > 0 ? hintWords.readyOrMore : hintWords.ready;
  if (burns > 0) return mayFind ? hintWords.aboardFindOrBurn : hintWords.aboardBurn;
  return mayFind ? hintWords.aboardFind : hintWords.noLiftOff;
}

/** Returns the status: what can be done now. */
export function statusOf(moment: Moment, seats: readonly SeatInfo[]): string {
  const { cockpit, viewer, awaited, board, mayFind, burns } = moment;
  const mine = viewer === null ? undefined : board.landers[viewer];
  if (!moment.mayAct) {
    if (board.hands !== null || mine === undefined) return '';
    const others = awaited.filter((seat) => seat !== viewer);
    return others.length > 0 ? hintWords.waitingFor(others, seats) : '';
  }
  if (cockpit?.now.stage === 'GROUND') return groundStatus(cockpit, moment);
  if (mayFind) return burns === 0 ? hintWords.find : hintWords.findOrBurn;
  return burns > 0 ? hintWords.burn : hintWords.nothing;
}
