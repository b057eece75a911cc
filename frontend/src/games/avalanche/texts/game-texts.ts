/** The texts about Avalanche outside the board: its name, its options and the reasons with which a match ends. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Avalanche',
  tagline: 'Link ski runs and bank them before the mountain comes down.',
  pointsCompare: true,
  lessonMinutes: 4,
  optionNames: {
    avalancheHits: {
      label: 'An avalanche hits',
      choices: {
        ALL: { label: 'All open runs', help: 'Including your own.' },
        OTHERS: { label: 'All runs but your own' },
        ONE: { label: 'One opponent', help: 'You choose whose run.' },
      },
    },
    drawPileOut: {
      label: 'When the draw pile is empty',
      choices: {
        HANDS_ONLY: { label: 'Play out your hands', help: 'No more drawing.' },
        RECYCLE: { label: 'Shuffle the discards', help: 'They become a new draw pile, twice at most.' },
      },
    },
    deck: {
      label: 'Deck',
      choices: {
        FULL: { label: 'Full', help: '108 cards.' },
        SHORT: { label: 'Short', help: '67 cards: a quick game for 2–4 players.' },
      },
    },
    actionCards: {
      label: 'House cards',
      help: 'Our own additions: Ski Patrol, Piste Closed, Wipeout and Lift Pass.',
      choices: {
        OFF: { label: 'Off' },
        HOUSE: { label: 'On', help: 'Adds 12 cards.' },
      },
    },
  },
  reasons: {
    fifthAvalanche: 'The fifth avalanche came down.',
    allPassed: 'The draw pile is empty and everyone passed.',
    concluded: 'The match was ended early.',
  },
};
