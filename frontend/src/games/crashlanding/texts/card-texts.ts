/** Rockets and speeds in words. */
import { rockets, type Suit } from '../deck';
import type { Rocket } from '../types';

const suitNames: Record<Suit, string> = {
  CLUBS: 'clubs',
  DIAMONDS: 'diamonds',
  HEARTS: 'hearts',
  SPADES: 'spades',
};

/** The print in the corner of a rocket. */
export const indexOf = (rocket: Rocket): string => (rockets[rocket].value === 1 ? 'A' : String(rockets[rocket].value));

/** "ace of spades", "7 of hearts". */
export function rocketName(rocket: Rocket): string {
  const { value, suit } = rockets[rocket];
  return `${value === 1 ? 'ace' : value} of ${suitNames[suit]}`;
}

/** One side of the lander: "4 of clubs", "2 of hearts + 2 of spades". */
export const sideName = (side: readonly Rocket[]): string => side.map(rocketName).join(' + ');

/** A speed as it is said: "3 down", "2 up", "0". */
export const speedWords = (speed: number): string => (speed === 0 ? '0' : speed > 0 ? `${speed} down` : `${-speed} up`);
