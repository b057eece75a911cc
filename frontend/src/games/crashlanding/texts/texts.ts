/** The words for what can be done and what happens in Crash Landing; those on the board are in board-texts. */
import type { SeatResult } from '../../../protocol/types';
import { list, type Seats } from '../../people-texts';
import { rocketName, sideName, speedWords } from './card-texts';
import { points, told, turns } from './grammar-texts';
import type { CrashLandingAction, CrashLandingBoard, CrashLandingEvent, Direction, Fired, Rocket } from '../types';

/** The part of a match to which a moment belongs. */
export function chapterName({ landers }: CrashLandingBoard): string {
  if (landers.length > 1)
    return landers.some(({ landings }) => landings.length > 0) ? 'After the landing' : 'The race down';
  const [lander] = landers;
  if (lander?.stage === 'GROUND' || lander?.stage === 'STRANDED') return 'On the ground';
  if (lander?.stage === 'RETURN' || lander?.stage === 'HOME') return 'The return';
  return 'The descent';
}

const ways: Record<Direction, string> = { UP: 'up', DOWN: 'down' };

/** "4 of clubs against 2 of hearts + 2 of spades". */
const sides = ({ port, starboard }: Pick<Fired, 'port' | 'starboard'>): string =>
  `${sideName(port)} against ${sideName(starboard)}`;

export function describeAction(action: CrashLandingAction): string {
  switch (action.type) {
    case 'Find':
      return 'Find a rocket';
    case 'PutUnder':
      return `Put the ${rocketName(action.rocket)} under the deck`;
    case 'Burn':
      return `Burn ${ways[action.direction]}: ${sides(action)}`;
    case 'EndTurn':
      return 'End turn';
  }
}

type Of<T extends CrashLandingEvent['type']> = Extract<CrashLandingEvent, { type: T }>;

function describeFall({ seat, turn, speed, altitude }: Of<'Fell'>, seats: Seats): string {
  const by = Math.abs(speed);
  if (speed === 0)
    return told(
      seat,
      seats,
      `Turn ${turn}: you hover at altitude ${altitude}.`,
      (name) => `Turn ${turn}: ${name} hovers at altitude ${altitude}.`,
    );
  return speed > 0
    ? told(
        seat,
        seats,
        `Turn ${turn}: you drop ${by}, to altitude ${altitude}.`,
        (name) => `Turn ${turn}: ${name} drops ${by}, to altitude ${altitude}.`,
      )
    : told(
        seat,
        seats,
        `Turn ${turn}: you rise ${by}, to altitude ${altitude}.`,
        (name) => `Turn ${turn}: ${name} rises ${by}, to altitude ${altitude}.`,
      );
}

function describeBurn({ seat, fired }: Of<'Burned'>, seats: Seats): string {
  const burn = `${ways[fired.direction]}: ${sides(fired)}. Speed ${speedWords(fired.speed)}.`;
  return told(seat, seats, `You burn ${burn}`, (name) => `${name} burns ${burn}`);
}

function describeTurn({ seat, turn, found, burns, rocket }: Of<'TurnTold'>, seats: Seats): string {
  const burned = burns.map(
    (fired) => `burned ${ways[fired.direction]} (${sides(fired)}, speed ${speedWords(fired.speed)})`,
  );
  const done = list(found ? [`found ${rocket ? `the ${rocketName(rocket)}` : 'a rocket'}`, ...burned] : burned);
  const deeds = done === '' ? 'did nothing' : done;
  return told(seat, seats, `Turn ${turn}: you ${deeds}.`, (name) => `Turn ${turn}: ${name} ${deeds}.`);
}

const describeLanding = ({ seat, speed, soft }: Of<'Landed'>, seats: Seats): string =>
  soft
    ? told(seat, seats, `You land softly, at speed ${speed}!`, (name) => `${name} lands softly, at speed ${speed}!`)
    : told(
        seat,
        seats,
        `You land hard, at speed ${speed}, but the lander holds.`,
        (name) => `${name} lands hard, at speed ${speed}, but the lander holds.`,
      );

export function describeEvent(event: CrashLandingEvent, seats: Seats): string {
  const said = (you: string, they: (name: string) => string): string => told(event.seat, seats, you, they);
  switch (event.type) {
    case 'Fell':
      return describeFall(event, seats);
    case 'Found':
      return said(
        `You find the ${rocketName(event.rocket)}.`,
        (name) => `${name} finds the ${rocketName(event.rocket)}.`,
      );
    case 'LaidUnder':
      return said(
        `You put the ${rocketName(event.rocket)} under the deck.`,
        (name) => `${name} puts the ${rocketName(event.rocket)} under the deck.`,
      );
    case 'Burned':
      return describeBurn(event, seats);
    case 'TurnTold':
      return describeTurn(event, seats);
    case 'Landed':
      return describeLanding(event, seats);
    case 'LiftedOff':
      return said(
        `You lift off, at speed ${speedWords(event.speed)}.`,
        (name) => `${name} lifts off, at speed ${speedWords(event.speed)}.`,
      );
    case 'CameHome':
      return said(
        'You are back in orbit, with everyone aboard!',
        (name) => `${name} is back in orbit, with everyone aboard!`,
      );
    case 'Wrecked':
      return said(
        `You crash at speed ${event.speed}: your lander is destroyed.`,
        (name) => `${name} crashes at speed ${event.speed}: the lander is destroyed.`,
      );
    case 'Stranded':
      return said('You are stranded for good.', (name) => `${name} is stranded for good.`);
  }
}

/** Describes a seat's deal, as the end of "Ada was dealt …"; where nothing was online, by the top of the deck. */
export function describeDealt(turned: Rocket | null, hand: readonly Rocket[], top: Rocket): string {
  const online = hand.length === 0 ? `${rocketName(top)} on top of the deck` : hand.map(rocketName).join(', ');
  return turned === null ? online : `${rocketName(turned)} for the entry speed; ${online}`;
}

const ends: Record<string, string> = {
  landedSoftly: 'soft landing',
  landedHard: 'hard landing',
  missionDone: 'back in orbit',
  wrecked: 'crashed',
  stranded: 'stranded',
};

/** "soft landing, 19 points, 17 turns": the result of a flight for one. */
export function describeResult({ points: scored, turns: flown }: SeatResult, reason: string): string {
  const lost = reason === 'wrecked' || reason === 'stranded';
  const parts = [ends[reason], lost ? undefined : points(scored), flown ? turns(flown) : undefined];
  return parts.filter((part) => part !== undefined).join(', ');
}
