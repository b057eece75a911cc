/** The worked turn: parts of a lesson's positions, which `WorkedTurnsTest` compares with the lesson. */
import type { CrashLandingAction, Drift, Rocket } from '../types';
import type { BurnExample, CourseExample } from './rules-texts';
import recorded from './worked-turn.json';

type Burn = Extract<CrashLandingAction, { type: 'Burn' }>;

interface Found {
  view: { own: { hand: readonly Rocket[] } };
}
interface Burnt {
  action: Burn;
  before: { own: { now: { speed: number } } };
  view: { own: { now: { speed: number } } };
}
interface Falling {
  view: { own: { now: { speed: number; altitude: number }; ahead: readonly Drift[] } };
}

type Shown = { hand: readonly Rocket[] } | { burn: BurnExample } | { course: CourseExample };

const positions = recorded as readonly unknown[] as readonly (Found | Burnt | Falling)[];

/** Returns a position with its caption: the hand, a burn, or the course that follows. */
export function shownOf(caption: string, index: number): Shown {
  const position = positions[index]!;
  if ('before' in position) {
    const { port, starboard, direction } = position.action;
    const speeds = [position.before.own.now.speed, position.view.own.now.speed] as const;
    return { burn: { port, starboard, direction, speeds, caption } };
  }
  const { own } = position.view;
  if ('hand' in own) return { hand: own.hand };
  const ahead = own.ahead.map(({ speed, altitude }) => [speed, altitude] as const);
  const touchdown = own.ahead.length === 1 ? own.ahead[0]!.touchdown : null;
  return { course: { ...own.now, ahead: ahead.slice(0, TURNS), touchdown, caption } };
}

/** Turns that a picture shows. */
const TURNS = 3;
