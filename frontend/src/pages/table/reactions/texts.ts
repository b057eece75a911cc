import type { Reaction } from '../../../protocol/types';

const words: Record<Reaction, string> = {
  NICE: 'Nice!',
  HA_HA: 'Ha ha!',
  WOW: 'Wow!',
  OH_NO: 'Oh no!',
  SORRY: 'Oops, sorry',
  THINKING: 'Thinking …',
  LETS_GO: 'Let’s go!',
  GOOD_GAME: 'Good game',
};

/** The reactions that a player can send to all at a table with one press. */
export const texts = {
  words,
  react: 'React',
  choose: 'Choose a reaction',
  said: (name: string, reaction: string) => `${name}: ${reaction}`,
  hide: (name: string) => `Hide ${name}’s reactions`,
  show: (name: string) => `Show ${name}’s reactions`,
};
