/** The words about Crash Landing before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Crash Landing',
  tagline: 'A falling lander, a handful of boosters, and the ground coming up.',
  canBeLost: true,
  lessonMinutes: 4,
  optionNames: {
    reEntry: {
      label: 'Re-Entry',
      help: 'A rocket drawn first sets your entry speed.',
      choices: {
        OFF: { label: 'Off', help: 'You start at rest in orbit.' },
        ON: { label: 'On', help: 'From 1 to 8 down, at random.' },
      },
    },
    earthLanding: {
      label: 'Earth Landing',
      help: 'Gravity.',
      choices: {
        OFF: { label: 'The moon', help: 'You fall faster by 1 each turn.' },
        ON: { label: 'The earth', help: 'You fall faster by 2 each turn.' },
      },
    },
    rescueMission: {
      label: 'Rescue Mission',
      help: 'Someone’s stranded below.',
      choices: {
        OFF: { label: 'Land only' },
        ON: { label: 'Land, pick them up and return to orbit', help: 'Rockets push less on the way back.' },
      },
    },
    score: {
      label: 'Scoring',
      choices: {
        HAND: { label: 'Rockets in hand', help: 'You choose which ones to save.' },
        UNFIRED: { label: 'All unfired rockets', help: 'Those in the deck count too: land early.' },
      },
    },
    rockets: {
      label: 'Rockets online at the start',
      help: 'With none, three in four Re-Entries are lost, and nearly all Earth Landings.',
      choices: {
        0: { label: 'None', help: 'As in the rulebook.' },
        2: { label: 'Two' },
        4: { label: 'Four' },
      },
    },
    shuffle: {
      label: 'Race decks',
      help: (seats) => (seats === 1 ? 'Only in the Race, for two.' : 'Each racer has a rocket deck.'),
      choices: {
        OWN: { label: 'Shuffled separately' },
        SAME: { label: 'Same order', help: 'The same luck for both.' },
      },
    },
  },
  reasons: {
    landedSoftly: 'A soft landing.',
    landedHard: 'A hard landing: the lander barely survived.',
    missionDone: 'Back in orbit, with everyone aboard.',
    wrecked: 'The lander crashed.',
    stranded: 'The lander is stranded for good.',
    firstLanding: 'The first safe landing wins the race.',
    firstHome: 'The first one back in orbit wins the race.',
    softerLanding: 'Both came in on the same turn: the softer landing wins.',
    higherScore: 'Same turn, same speed: the higher score wins.',
    draw: 'Same turn, same speed, same score: a dead heat.',
    bothWrecked: 'Both landers are lost. Nobody wins the race.',
    concluded: 'The flight was ended early.',
  },
};
