/** What is known of the track: start and finish from the first day on, the landscapes between them as they are turned. */
import { landscapes } from '../deck';
import { tallyOf, type Tally } from '../cards/places';
import type { Landscape, Track } from '../types';

const fieldsOf = (cards: readonly Landscape[]): Tally =>
  tallyOf(cards.flatMap((card) => landscapes[card].fields.map((field) => field.terrain)));

export const knownFields = (track: Track): Tally => fieldsOf([...new Set<Landscape>(['LS', ...track.open, 'LF'])]);

export const finishFields: Tally = fieldsOf(['LF']);
