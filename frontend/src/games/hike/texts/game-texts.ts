/** What Hike! says of itself before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Hike!',
  tagline: 'A team of huskies who like each other, and a race to the end of the valley.',
  optionNames: {
    days: {
      label: 'Race days',
      help: 'How a day of the race is played. What comes of it is the same.',
      choices: {
        ONE_BY_ONE: { label: 'One after the other', help: 'The sled that is last runs first, and all watch.' },
        TOGETHER: {
          label: 'All together',
          help: 'All run at once, unseen, and see in the evening how far the others came. Quicker.',
        },
      },
    },
  },
  score: (fields) => (fields === 1 ? '1 field' : `${fields} fields`),
  counted: 'Fields',
  reasons: {
    finish: 'The finish has been reached.',
    stalled: 'No sled moved any more, and the race was ended there.',
    onlyRacer: 'Only one sled was ready in time.',
    noRacer: 'No sled was ready in time.',
    concluded: 'The match was ended before it was played out.',
  },
};
