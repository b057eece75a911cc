/** The known part of the track: start and finish from the first day, and each landscape once it is revealed. */
import { landscapes } from '../deck';
import { tallyOf, type Tally } from '../cards/places';
import type { Landscape, Track } from '../types';

const fieldsOf = (cards: readonly Landscape[]): Tally =>
  tallyOf(cards.flatMap((card) => landscapes[card].fields.map((field) => field.terrain)));

export const knownFields = (track: Track): Tally => fieldsOf([...new Set<Landscape>(['LS', ...track.open, 'LF'])]);

export const finishFields: Tally = fieldsOf(['LF']);
