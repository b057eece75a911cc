/** The words about Antarctic Solitaire before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Antarctic Solitaire',
  tagline: 'All in the right order, or someone will blow the whistle.',
  lessonMinutes: 4,
  optionNames: {
    order: {
      label: 'Order of plays',
      help: 'Your pile comes before your hand, the centre before your neighbours.',
      choices: {
        CHALLENGE: {
          label: 'Players watch it',
          help: 'You may slip, or cheat. Anyone who notices can call it and pass on three cards.',
        },
        HINTED: {
          label: 'Players watch it, with a hint',
          help: 'On your turn, you see what comes first. Missed plays can still be called.',
        },
        ENFORCED: { label: 'Enforced', help: 'Plays out of order are refused, and nobody calls. Good for learning.' },
      },
    },
    loads: {
      label: 'Loading a neighbour',
      help: 'Play a matching card, one number up or down, onto another player’s payoff pile.',
      choices: {
        AUTO: {
          label: 'Automatic',
          help: (seats) =>
            seats === 2
              ? 'Wild for two: with exact loads, a quarter of the rounds get stuck.'
              : 'Exact for three or more: wild loads often end a round before everyone has had a turn. Wild from the deal when two players are left, or three if only printed cards make a Triple Topper.',
        },
        WILD: {
          label: 'Wild',
          help: 'Black matches every colour, blob every suit. Shorter rounds; fewer get stuck.',
        },
        EXACT: { label: 'Exact', help: 'Black matches only black, blob only blob. Longer rounds.' },
      },
    },
    tripleTopper: {
      label: 'Triple Topper',
      help: 'Cards in a row on the centre with the same colour and suit. Each earns discards.',
      choices: {
        WILDS_COUNT: { label: 'Declared cards count', help: 'A black 3 declared red follows a red 4. Long chains.' },
        EXACT_CARDS: {
          label: 'Printed cards only',
          help: (seats) =>
            seats < 5
              ? 'Only the printed colour and suit count. Rare, so many rounds are long or get stuck.'
              : 'Only the printed colour and suit count. Rare, so fewer rounds end before everyone has had a turn.',
        },
      },
    },
    end: {
      label: 'When a player reaches the target',
      choices: {
        FIRST_OUT: { label: 'Lowest total wins', help: 'The match ends with that round.' },
        LAST_STANDING: { label: 'They are out', help: 'The others play on until one is left.' },
      },
    },
    target: {
      label: 'Play to',
      help: (seats) =>
        seats === 2
          ? 'Low score wins. For two, a lost round costs about 200 points: 300 takes two or three rounds.'
          : 'Low score wins. For three or more, a lost round costs 80 to 110 points: 200 takes about three rounds.',
      choices: {
        POINTS_300: { label: '300 points' },
        POINTS_200: { label: '200 points' },
        POINTS_100: { label: '100 points', help: 'The author’s target: a round or two.' },
        ONE_ROUND: { label: 'One round', help: 'Lowest score wins.' },
      },
    },
    jokers: {
      label: 'Jokers',
      choices: {
        0: { label: 'None', help: '125 cards. A Triple Topper has five cards at most.' },
        2: { label: 'Two', help: '127 cards. A Joker can be any card; a Triple Topper has seven at most.' },
      },
    },
  },
  windowNames: {
    close: {
      label: 'After a turn',
      help: 'Time to call the turn before the next player begins. It ends early when everyone says No call.',
      open: 'Call this turn?',
    },
    goingOut: {
      label: 'Before a round ends',
      help: 'The last turn can be called too. If the call is right, going out does not count.',
      open: 'Call the last turn?',
    },
    wronged: {
      label: 'For the wronged player',
      help: 'After a right call, one player may play the top of the payoff pile out of turn.',
      open: 'The wronged player may play out of turn',
    },
  },
  windowsWith: ({ order }, seats) =>
    order === 'ENFORCED' ? [] : seats === 2 ? ['goingOut', 'wronged'] : ['close', 'goingOut', 'wronged'],
  firstGame: { label: 'First game: the server keeps the order, no calls', options: { order: 'ENFORCED' } },
  reasons: {
    oneRound: 'One-round game finished.',
    targetReached: 'A player reached the target.',
    lastStanding: 'Only one player is still on the ice.',
    concluded: 'The match was ended early.',
  },
};
