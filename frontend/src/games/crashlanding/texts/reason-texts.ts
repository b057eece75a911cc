/** The words for the bot's reasons in Crash Landing. */
import { chances, type ReasonTexts } from '../../reasons';
import { rockets, when } from './grammar-texts';
import type { CrashLandingReason, Touchdown } from '../types';

/** The part of 100 that the bot counts for a landing without a point: see TablePilot. */
const SAFE = 60;
const at = (speed: number, altitude: number): string => {
  if (speed < 0) return `climbing at speed ${-speed}`;
  if (speed > 0) return `sinking at speed ${speed}`;
  return altitude === 0 ? 'standing on the ground' : 'hovering';
};
const touchdowns: Record<Touchdown, string> = {
  SOFT: 'lands softly',
  HARD: 'lands hard but safe',
  WRECK: 'without another burn, crashes',
};

const texts: ReasonTexts<CrashLandingReason> = {
  describeWorth: (worth, seats) =>
    seats.length > 1
      ? chances(worth)
      : `about ${Math.round(100 * worth)} of 100: a safe landing counts ${SAFE}, rockets the rest`,
  describeReason(reason, seats) {
    /** Chooses between a hint for the reader and words about the player in a review. */
    const said = (you: string, they: string): string => (seats.some(({ me }) => me) ? you : they);
    switch (reason.type) {
      case 'Leaves': {
        const state = at(reason.speed, reason.altitude);
        return said(`leaves you ${state}`, `leaves them ${state}`);
      }
      case 'ComesDown':
        return `${touchdowns[reason.touchdown]} ${when(reason.turns)}`;
      case 'BringsRocket':
        return 'an extra rocket is free';
      case 'KeepsThrusts':
        return reason.thrusts === 1
          ? 'the rest can give 1 thrust'
          : `the rest can give ${reason.thrusts} different thrusts`;
      case 'KeepsRockets':
        return reason.rockets === 0
          ? said('uses all your rockets', 'uses all their rockets')
          : `keeps ${rockets(reason.rockets)}`;
    }
  },
};

export default texts;
