/** What the house says about Crash Landing: title, options, ends, and a sentence for everything that happens. */
import type { SeatResult } from '../../../protocol/types';
import type { SeatInfo } from '../../game';
import { capital, does, list, whose } from '../../people';
import { pointsCounted, rocketName, sideName, speedWords, turnsCounted } from '../cards/card-words';
import type { CrashLandingAction, CrashLandingBoard, CrashLandingEvent, Direction, Fired } from '../types';

export { gameTexts } from './game-texts';

/** The part of a match to which a moment belongs. */
export function chapterName({ landers }: CrashLandingBoard): string {
  if (landers.length > 1)
    return landers.some(({ landings }) => landings.length > 0) ? 'After the landing' : 'The race down';
  const [lander] = landers;
  if (lander?.stage === 'GROUND' || lander?.stage === 'STRANDED') return 'On the ground';
  if (lander?.stage === 'RETURN' || lander?.stage === 'HOME') return 'The return';
  return 'The descent';
}

const ways: Record<Direction, string> = { UP: 'upwards', DOWN: 'downwards' };

export function describeAction(action: CrashLandingAction): string {
  switch (action.type) {
    case 'Find':
      return 'Find a rocket';
    case 'PutUnder':
      return `Put the ${rocketName(action.rocket)} under the deck`;
    case 'Burn':
      return `Burn ${ways[action.direction]}: ${sideName(action.port)} against ${sideName(action.starboard)}`;
    case 'EndTurn':
      return 'End the turn';
  }
}

const burned = ({ port, starboard, direction, speed }: Fired): string =>
  `${sideName(port)} against ${sideName(starboard)} ${ways[direction]}, for a speed of ${speedWords(speed)}`;

function falls(event: Extract<CrashLandingEvent, { type: 'Fell' }>, seats: readonly SeatInfo[]): string {
  const { seat, speed, altitude } = event;
  if (speed === 0) return `${does(seat, seats, 'hover')} at altitude ${altitude}`;
  const verb = speed > 0 ? does(seat, seats, 'fall') : does(seat, seats, 'rise');
  return `${verb} at ${Math.abs(speed)}, to altitude ${altitude}`;
}

export function describeEvent(event: CrashLandingEvent, seats: readonly SeatInfo[]): string {
  switch (event.type) {
    case 'Fell':
      return `Turn ${event.turn}: ${falls(event, seats).replace(/^You /, 'you ')}.`;
    case 'Found':
      return `${does(event.seat, seats, 'find')} the ${rocketName(event.rocket)}.`;
    case 'LaidUnder':
      return `${does(event.seat, seats, 'lay')} the ${rocketName(event.rocket)} under the deck.`;
    case 'Burned':
      return `${does(event.seat, seats, 'burn')} ${burned(event.fired)}.`;
    case 'TurnTold': {
      const deeds = [
        ...(event.found ? ['found a rocket'] : []),
        ...event.burns.map((fired) => `burned ${burned(fired)}`),
      ];
      const did = deeds.length === 0 ? 'did nothing' : list(deeds);
      return `In turn ${event.turn} ${does(event.seat, seats, did, did).replace(/^You/, 'you')}.`;
    }
    case 'Landed':
      return event.soft
        ? `${does(event.seat, seats, 'touch', 'touches')} down softly, at a speed of ${event.speed}!`
        : `${does(event.seat, seats, 'come')} down hard, at a speed of ${event.speed}, and the lander holds.`;
    case 'LiftedOff':
      return `${does(event.seat, seats, 'lift')} off, at ${speedWords(event.speed)}.`;
    case 'CameHome':
      return `${does(event.seat, seats, 'are', 'is')} back in orbit, with everybody aboard!`;
    case 'Wrecked':
      return `${capital(whose(event.seat, seats))} lander hits the ground at a speed of ${event.speed} and is destroyed.`;
    case 'Stranded':
      return `${capital(whose(event.seat, seats))} lander will never leave the ground again.`;
  }
}

const ends: Record<string, string> = {
  landedSoftly: 'soft landing',
  landedHard: 'hard landing',
  missionDone: 'back in orbit',
  wrecked: 'wrecked',
  stranded: 'stranded',
};

export const describeSuccesses = (count: number, runs: number): string => `landed by ${count} of ${runs} pilots`;

/** "soft landing, 19 points, 17 turns": how a flight for one went. */
export function describeResult({ points, turns }: SeatResult, reason: string): string {
  const lost = reason === 'wrecked' || reason === 'stranded';
  const parts = [ends[reason], lost ? undefined : pointsCounted(points), turns ? turnsCounted(turns) : undefined];
  return parts.filter((part) => part !== undefined).join(', ');
}
