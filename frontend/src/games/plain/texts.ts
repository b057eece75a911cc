/** The words of the plain board that are not a game's own. */
export const words = {
  board: 'The table as the server tells it',
  tagline: 'Played on a plain board: everything in words and tables.',
  seat: 'Player',
  mayDo: 'What you can do',
  yourTurn: 'It is for you to do something.',
  nothingToDo: 'Nothing to do for you just now.',
  toMove: 'to move',
  you: 'you',
  none: 'none',
  empty: '–',
  yes: 'yes',
  no: 'no',
  not: (words: string) => `not ${words}`,
  options: 'How this table plays',
  choices: 'What a table can choose',
  choice: (option: string, choices: string[]) => `${option}: ${choices.join(', ')}.`,
  players: (min: number, max: number) =>
    min === max ? (min === 1 ? 'For one player.' : `For ${min} players.`) : `For ${min} to ${max} players.`,
  noRules:
    'Nobody has written the rules of this game down for this page yet. The server knows them: it offers what is allowed, and says why not where something is not.',
} as const;
