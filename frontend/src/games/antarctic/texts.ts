import type { Colour } from './types';
export const colourNames: Record<Colour, string> = {
  RED: 'Red',
  YELLOW: 'Yellow',
  GREEN: 'Green',
  BLUE: 'Blue',
  BLACK: 'Black',
};
export const jokerName = 'Joker';
