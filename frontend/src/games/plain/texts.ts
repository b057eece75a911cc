/** The words of the plain board that are not a game's own. */
export const words = {
  board: 'Game board',
  tagline: 'A plain board: everything in words and tables.',
  seat: 'Player',
  mayDo: 'Your actions',
  nothingToDo: 'Nothing to do right now.',
  toMove: 'current player',
  you: '(you)',
  none: 'none',
  empty: '–',
  yes: 'yes',
  no: 'no',
  not: (words: string): string => `not ${words}`,
  options: 'Game options',
  choices: 'Options',
  choice: (option: string, choices: string[]): string => `${option}: ${choices.join(', ')}.`,
  players: (min: number, max: number): string =>
    min === max ? (min === 1 ? 'For 1 player.' : `For ${min} players.`) : `For ${min}–${max} players.`,
  noRules: 'This game has no rules page yet. The board offers only what is allowed.',
};
