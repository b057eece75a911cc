/** What Antarctic Solitaire says of itself before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Antarctic Solitaire',
  tagline: 'All in the right order, or somebody blows the whistle.',
  optionNames: {
    order: {
      label: 'Who watches the order',
      help: 'Plays have an order: your pile before your hand, the centre before your neighbours.',
      choices: {
        CHALLENGE: {
          label: 'The players',
          help: 'You may slip, or cheat. Whoever notices can call it, and gets rid of three cards.',
        },
        ENFORCED: { label: 'The table', help: 'Out of order is refused, and nobody calls. Good for learning.' },
      },
    },
    loads: {
      label: 'Loading a neighbour’s pile',
      help: 'What may be laid on somebody else’s payoff pile: a neighbouring number that matches.',
      choices: {
        AUTO: {
          label: 'As fits the table',
          help: (seats) =>
            seats === 2
              ? 'Wild for two: exact loads would leave a quarter of the rounds stuck.'
              : 'Exact for three or more: with wild loads, someone often goes out before everyone has had a turn. Wild from the deal at which only two are left, or three if only printed cards make a Triple Topper.',
        },
        WILD: {
          label: 'Wild',
          help: 'Black matches every colour, blob every suit. Shorter rounds, and fewer get stuck.',
        },
        EXACT: { label: 'Exact', help: 'Black matches only black, blob only blob. Longer rounds.' },
      },
    },
    tripleTopper: {
      label: 'A Triple Topper grows by',
      help: 'Cards of the same colour and suit that follow each other on the centre. Each earns discards.',
      choices: {
        WILDS_COUNT: { label: 'Declared cards too', help: 'A black 3 declared red follows a red 4. Chains get long.' },
        EXACT_CARDS: {
          label: 'Printed cards only',
          help: (seats) =>
            seats < 5
              ? 'What is printed has to be the same. Rare, so many rounds last long or get stuck.'
              : 'What is printed has to be the same. Rare, so fewer rounds end before everyone has had a turn.',
        },
      },
    },
    end: {
      label: 'When somebody reaches the target',
      choices: {
        FIRST_OUT: { label: 'The lowest total wins', help: 'The match ends with that round.' },
        LAST_STANDING: { label: 'They are out', help: 'The others play on until one is left.' },
      },
    },
    target: {
      label: 'Play to',
      help: (seats) =>
        seats === 2
          ? 'Points are bad. With two, a lost round costs about 200, so 300 make a match of two or three rounds.'
          : 'Points are bad. With three or more, a lost round costs 80 to 110, so 200 make a match of about three rounds.',
      choices: {
        POINTS_300: { label: '300 points' },
        POINTS_200: { label: '200 points' },
        POINTS_100: { label: '100 points', help: 'As the author has it: a round or two.' },
        ONE_ROUND: { label: 'One round', help: 'The lowest score wins.' },
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
      help: 'The others may call it before the next player begins. It passes at once when all let it pass.',
      open: 'Was that turn in order?',
    },
    goingOut: {
      label: 'Before a round ends',
      help: 'The last turn of a round can be called too, and then going out does not count.',
      open: 'Was the last turn in order?',
    },
    wronged: {
      label: 'For the wronged player',
      help: 'After a call that was right, one player may play the top of the payoff pile out of turn.',
      open: 'The wronged player may play out of turn',
    },
  },
  windowsWith: ({ order }, seats) =>
    order === 'ENFORCED' ? [] : seats === 2 ? ['goingOut', 'wronged'] : ['close', 'goingOut', 'wronged'],
  reasons: {
    oneRound: 'One round was agreed, and it is over.',
    targetReached: 'Somebody has reached the target.',
    lastStanding: 'Only one is still standing on the ice.',
    concluded: 'The match was ended before it was played out.',
  },
};
