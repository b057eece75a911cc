/** What the house says about Crash Landing: title, options, ends, and a sentence for everything that happens. */
import type { SeatResult } from '../../protocol/types';
import type { GameTexts, SeatInfo } from '../game';
import { capital, does, list, whose } from '../people';
import { pointsCounted, rocketName, sideName, speedWords, turnsCounted } from './card-words';
import type { CrashLandingAction, CrashLandingBoard, CrashLandingEvent, Direction, Fired } from './types';

export const gameTexts: GameTexts = {
  title: 'Crash Landing',
  tagline: 'A falling lander, a handful of boosters, and the ground coming up.',
  optionNames: {
    reEntry: {
      label: 'Re-Entry',
      help: 'A rocket turned before the start gives the speed with which you come in.',
      choices: {
        OFF: { label: 'Off', help: 'You begin at rest in orbit.' },
        ON: { label: 'On', help: 'From 1 to 8 down, as chance wants it.' },
      },
    },
    earthLanding: {
      label: 'Earth Landing',
      help: 'How hard the ground pulls.',
      choices: {
        OFF: { label: 'The moon', help: 'Every turn you fall faster by one.' },
        ON: { label: 'The earth', help: 'Every turn you fall faster by two.' },
      },
    },
    rescueMission: {
      label: 'Rescue Mission',
      help: 'Somebody waits down there.',
      choices: {
        OFF: { label: 'Land, and be done' },
        ON: { label: 'Land, take them aboard, and return to orbit', help: 'On the way back rockets push less.' },
      },
    },
    score: {
      label: 'What scores',
      choices: {
        HAND: { label: 'Rockets in hand', help: 'Which ones you save is your choice.' },
        UNFIRED: { label: 'All that were not fired', help: 'Those still in the deck count too: haste pays.' },
      },
    },
    rockets: {
      label: 'Rockets online at the start',
      help: 'Without some, four of five Re-Entries are lost, and nearly all Earth Landings.',
      choices: {
        0: { label: 'None', help: 'As the rulebook has it.' },
        2: { label: 'Two' },
        4: { label: 'Four' },
      },
    },
    shuffle: {
      label: 'The two decks of the Race',
      help: (seats) => (seats === 1 ? 'Only in the Race, for two.' : 'Each racer has a rocket deck.'),
      choices: {
        OWN: { label: 'Each shuffled apart' },
        SAME: { label: 'Both in the same order', help: 'The same luck for both.' },
      },
    },
  },
  reasons: {
    landedSoftly: 'A soft landing.',
    landedHard: 'A hard landing: the lander has barely survived it.',
    missionDone: 'Back in orbit, with everybody aboard.',
    wrecked: 'The lander hit the ground too fast.',
    stranded: 'The lander will never leave the ground again.',
    firstLanding: 'The first safe landing wins the race.',
    firstHome: 'The first one back in orbit wins the race.',
    softerLanding: 'Both came in on the same turn: the softer landing wins.',
    higherScore: 'Same turn, same speed: the higher score wins.',
    draw: 'Same turn, same speed, same score: a dead heat.',
    bothWrecked: 'Both landers are lost. Nobody wins the race.',
    concluded: 'The flight was ended before it was flown out.',
  },
};

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

/** "soft landing, 19 points, 17 turns": how a flight for one went. */
export function describeResult({ points, turns }: SeatResult, reason: string): string {
  const lost = reason === 'wrecked' || reason === 'stranded';
  const parts = [ends[reason], lost ? undefined : pointsCounted(points), turns ? turnsCounted(turns) : undefined];
  return parts.filter((part) => part !== undefined).join(', ');
}
