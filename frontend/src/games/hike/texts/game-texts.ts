/** The texts about Hike! outside the board: its name, its options and the reasons with which a match ends. */
import type { GameTexts } from '../../game';
import { fields } from '../cards/grammar-texts';

export const gameTexts: GameTexts = {
  title: 'Hike!',
  tagline: 'Draft a team of huskies that get on, then race to the end of the valley.',
  lessonMinutes: 4,
  optionNames: {
    days: {
      label: 'Race days',
      help: 'Results are the same either way.',
      choices: {
        ONE_BY_ONE: { label: 'One after another', help: 'The last sled runs first, and everyone watches.' },
        TOGETHER: { label: 'All at once', help: 'Runs stay hidden until evening. Quicker.' },
      },
    },
  },
  score: fields,
  counted: 'Fields',
  reasons: {
    finish: 'A sled reached the finish.',
    stalled: 'No sled moved any more, so the race ended.',
    onlyRacer: 'Only one sled was ready in time.',
    noRacer: 'No sled was ready in time.',
    concluded: 'The match was ended early.',
  },
};
