/** The words about Infiniski before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Infiniski',
  tagline: 'An endless slope, with an avalanche close behind.',
  lessonMinutes: 4,
  optionNames: {
    flags: {
      label: 'Flags',
      help: 'The faster you are when you knock one down, the more it scores.',
      choices: {
        ONE: { label: 'One flag', help: 'As printed: only on the Flag gate.' },
        MORE: { label: 'More flags', help: 'Three more: on the Long run, the Hump and the Tree line.' },
      },
    },
  },
  reasons: {
    buried: 'The avalanche caught up. Shovels and hot cocoa are on their way.',
    concluded: 'The run was ended early.',
  },
};
