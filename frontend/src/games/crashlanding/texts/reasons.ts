/** What speaks for an action in Crash Landing. */
import { actor, chances, type ReasonTexts } from '../../reasons';
import type { CrashLandingReason, Touchdown } from '../types';

/** What of 100 the bot counts for a landing without a point: see TablePilot. */
const SAFE = 60;
const rockets = (count: number): string => (count === 1 ? '1 rocket' : `${count} rockets`);
const turns = (count: number): string => (count === 1 ? 'next turn' : `in ${count} turns`);
const at = (speed: number, altitude: number): string => {
  if (speed < 0) return `climbing at speed ${-speed}`;
  if (speed > 0) return `sinking at speed ${speed}`;
  return altitude === 0 ? 'standing on the ground' : 'hovering';
};
const touchdowns: Record<Touchdown, string> = {
  SOFT: 'comes down softly',
  HARD: 'comes down hard, but safe',
  WRECK: 'would crash without another burn',
};

const texts: ReasonTexts<CrashLandingReason> = {
  describeWorth: (worth, seats) =>
    seats.length > 1
      ? chances(worth)
      : `comes to about ${Math.round(100 * worth)} of 100, where a safe landing counts ${SAFE} and rockets the rest`,
  describeReason(reason, seats) {
    const { them, your } = actor(seats);
    switch (reason.type) {
      case 'Leaves':
        return `leaves ${them} ${at(reason.speed, reason.altitude)}`;
      case 'ComesDown':
        return `${touchdowns[reason.touchdown]} ${turns(reason.turns)}`;
      case 'BringsRocket':
        return 'a rocket more costs no turn';
      case 'KeepsThrusts':
        return reason.thrusts === 1
          ? 'the rest can give 1 thrust'
          : `the rest can give ${reason.thrusts} different thrusts`;
      case 'KeepsRockets':
        return reason.rockets === 0 ? `uses all ${your} rockets` : `keeps ${rockets(reason.rockets)}`;
    }
  },
};

export default texts;
