/** What Crash Landing says of itself before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Crash Landing',
  tagline: 'A falling lander, a handful of boosters, and the ground coming up.',
  optionNames: {
    reEntry: {
      label: 'Re-Entry',
      help: 'A rocket turned before the start gives the speed with which you come in.',
      choices: {
        OFF: { label: 'Off', help: 'You begin at rest in orbit.' },
        ON: { label: 'On', help: 'From 1 to 8 down, as chance wants it.' },
      },
    },
    earthLanding: {
      label: 'Earth Landing',
      help: 'How hard the ground pulls.',
      choices: {
        OFF: { label: 'The moon', help: 'Every turn you fall faster by one.' },
        ON: { label: 'The earth', help: 'Every turn you fall faster by two.' },
      },
    },
    rescueMission: {
      label: 'Rescue Mission',
      help: 'Somebody waits down there.',
      choices: {
        OFF: { label: 'Land, and be done' },
        ON: { label: 'Land, take them aboard, and return to orbit', help: 'On the way back rockets push less.' },
      },
    },
    score: {
      label: 'What scores',
      choices: {
        HAND: { label: 'Rockets in hand', help: 'Which ones you save is your choice.' },
        UNFIRED: { label: 'All that were not fired', help: 'Those still in the deck count too: haste pays.' },
      },
    },
    rockets: {
      label: 'Rockets online at the start',
      help: 'Without some, three of four Re-Entries are lost, and nearly all Earth Landings.',
      choices: {
        0: { label: 'None', help: 'As the rulebook has it.' },
        2: { label: 'Two' },
        4: { label: 'Four' },
      },
    },
    shuffle: {
      label: 'The two decks of the Race',
      help: (seats) => (seats === 1 ? 'Only in the Race, for two.' : 'Each racer has a rocket deck.'),
      choices: {
        OWN: { label: 'Each shuffled apart' },
        SAME: { label: 'Both in the same order', help: 'The same luck for both.' },
      },
    },
  },
  reasons: {
    landedSoftly: 'A soft landing.',
    landedHard: 'A hard landing: the lander has barely survived it.',
    missionDone: 'Back in orbit, with everybody aboard.',
    wrecked: 'The lander hit the ground too fast.',
    stranded: 'The lander will never leave the ground again.',
    firstLanding: 'The first safe landing wins the race.',
    firstHome: 'The first one back in orbit wins the race.',
    softerLanding: 'Both came in on the same turn: the softer landing wins.',
    higherScore: 'Same turn, same speed: the higher score wins.',
    draw: 'Same turn, same speed, same score: a dead heat.',
    bothWrecked: 'Both landers are lost. Nobody wins the race.',
    concluded: 'The flight was ended before it was flown out.',
  },
};
