/** What Avalanche says of itself before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Avalanche',
  tagline: 'Link your runs, and bank them before the mountain comes down.',
  optionNames: {
    avalancheHits: {
      label: 'An avalanche hits',
      help: 'Whose open runs it sweeps away.',
      choices: {
        ALL: { label: 'All open runs', help: 'Your own included.' },
        OTHERS: { label: 'All but your own' },
        ONE: { label: 'One opponent', help: 'You choose whose run.' },
      },
    },
    drawPileOut: {
      label: 'When the draw pile is empty',
      choices: {
        HANDS_ONLY: { label: 'Play on from the hands', help: 'Nobody picks up any more.' },
        RECYCLE: { label: 'Shuffle the discards', help: 'They become a new draw pile, twice at most.' },
      },
    },
    deck: {
      label: 'Pack',
      choices: {
        FULL: { label: 'Full', help: '108 cards.' },
        SHORT: { label: 'Short', help: '67 cards: a quick game for up to four.' },
      },
    },
    actionCards: {
      label: 'House cards',
      help: 'Our own additions: Ski Patrol, Piste Closed, Wipeout and Lift Pass.',
      choices: {
        OFF: { label: 'Left out' },
        HOUSE: { label: 'Shuffled in', help: 'Twelve more cards.' },
      },
    },
  },
  reasons: {
    fifthAvalanche: 'The fifth avalanche has come down.',
    allPassed: 'The draw pile is empty, and everybody has passed.',
    concluded: 'The match was ended before it was played out.',
  },
};
