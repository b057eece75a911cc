/** What Infiniski says of itself before it is played: its name, its options, how it can end. */
import type { GameTexts } from '../../game';

export const gameTexts: GameTexts = {
  title: 'Infiniski',
  tagline: 'An endless slope, and an avalanche close behind.',
  optionNames: {
    flags: {
      label: 'Flags',
      help: 'Knock one down, and it is worth more the faster you go.',
      choices: {
        ONE: { label: 'One flag', help: 'As printed: on the Flag gate only.' },
        MORE: { label: 'More flags', help: 'Three more, on the Long run, the Hump and the Tree line.' },
      },
    },
  },
  reasons: {
    buried: 'The avalanche has caught up. Shovels and hot cocoa are on their way.',
    concluded: 'The run was ended before the avalanche could.',
  },
};
