/** Which of the legal burns is meant by what lies on the two sides. */
import { rockets } from '../deck';
import type { Burn, CrashLandingAction, Direction, Rocket, Stage } from '../types';

export interface Sides {
  port: readonly Rocket[];
  starboard: readonly Rocket[];
}

export type Side = keyof Sides;

export const otherSide = (side: Side): Side => (side === 'port' ? 'starboard' : 'port');

/** Returns the value of a rocket in the balance: with the rescued people aboard, one less upwards. */
export const worthOf = (rocket: Rocket, stage: Stage, direction: Direction): number =>
  rockets[rocket].value - (direction === 'UP' && (stage === 'GROUND' || stage === 'RETURN') ? 1 : 0);

export const sumOf = (side: readonly Rocket[], stage: Stage, direction: Direction): number =>
  side.reduce((sum, rocket) => sum + worthOf(rocket, stage, direction), 0);

export const burnsOf = (actions: readonly CrashLandingAction[]): Burn[] =>
  actions.filter((action): action is Burn => action.type === 'Burn');

/** The weakest first; where they are equal, as they were. */
export const byValue = (cards: readonly Rocket[]): Rocket[] =>
  [...cards].sort((one, other) => rockets[one].value - rockets[other].value);

const key = (side: readonly Rocket[]): string => [...side].sort().join();

/** All rockets of a burn. */
export const cardsOf = ({ port, starboard }: Sides): Rocket[] => [...port, ...starboard];

/** Whatever is part of any of them. */
export const usedIn = (burns: readonly Burn[]): ReadonlySet<Rocket> => new Set(burns.flatMap(cardsOf));

/** The legal burn with these rockets on the two sides, whichever of them is called port. */
export function matching(burns: readonly Burn[], { port, starboard }: Sides, direction: Direction): Burn | undefined {
  const [one, other] = [key(port), key(starboard)];
  return burns.find((burn) => {
    const [left, right] = [key(burn.port), key(burn.starboard)];
    return burn.direction === direction && ((left === one && right === other) || (left === other && right === one));
  });
}

/** The burns that use all of these rockets, in that direction, those with the fewest rockets first. */
export const including = (burns: readonly Burn[], cards: readonly Rocket[], direction: Direction): Burn[] =>
  burns
    .filter((burn) => burn.direction === direction && cards.every((card) => cardsOf(burn).includes(card)))
    .sort((one, next) => cardsOf(one).length - cardsOf(next).length);

/** The sides of a burn, turned so that a rocket that lies on a side already stays there if it can. */
export function turned(burn: Burn, { port, starboard }: Sides): Sides {
  const kept = ({ port: left, starboard: right }: Sides): number =>
    left.filter((card) => port.includes(card)).length + right.filter((card) => starboard.includes(card)).length;
  const mirrored = { port: burn.starboard, starboard: burn.port };
  return kept(mirrored) > kept(burn) ? mirrored : { port: burn.port, starboard: burn.starboard };
}
