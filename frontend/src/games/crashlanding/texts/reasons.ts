/** What speaks for an action in Crash Landing. */
import { chances, type ReasonTexts } from '../../reasons';
import type { CrashLandingReason, Touchdown } from '../types';

/** What the bot counts for a landing without a point: see TablePilot. */
const SAFE = 0.9;
const rockets = (count: number): string => (count === 1 ? '1 rocket' : `${count} rockets`);
const turns = (count: number): string => (count === 1 ? 'next turn' : `in ${count} turns`);
const speed = (value: number): string =>
  value < 0 ? `climbing at speed ${-value}` : value === 0 ? 'hovering' : `sinking at speed ${value}`;
const touchdowns: Record<Touchdown, string> = {
  SOFT: 'comes down softly',
  HARD: 'comes down hard, but safe',
  WRECK: 'would crash without another burn',
};

const texts: ReasonTexts<CrashLandingReason> = {
  describeWorth: (worth, seats) =>
    seats.length > 1
      ? chances(worth)
      : `comes down safely about ${Math.min(100, Math.round((100 * worth) / SAFE))} times of 100`,
  describeReason(reason) {
    switch (reason.type) {
      case 'Leaves':
        return `leaves you ${speed(reason.speed)}, from where about ${reason.chances} of 100 come down`;
      case 'ComesDown':
        return `${touchdowns[reason.touchdown]} ${turns(reason.turns)}`;
      case 'BringsRocket':
        return 'a rocket more costs no turn';
      case 'KeepsThrusts':
        return reason.thrusts === 1
          ? 'the rest can give 1 thrust'
          : `the rest can give ${reason.thrusts} different thrusts`;
      case 'KeepsRockets':
        return reason.rockets === 0 ? 'uses all your rockets' : `keeps ${rockets(reason.rockets)}`;
    }
  },
};

export default texts;
