/** The words about how all did with a deal, and how a bot did. */
export const dayTexts = {
  streakIs: (days: string) => `Streak: ${days}`,
  leaderboard: 'Leaderboard',
  first: (count: number, all: number) => `The first ${count} of ${all} results`,

  finished: (count: number) => `Players who finished: ${count}`,
  best: (result: string) => `Best: ${result}`,
  median: (result: string) => `Median: ${result}`,

  askBot: 'See how a bot did',
  bot: (result: string) => `Bot: ${result}`,
  botHelp: 'A bot of the usual level plays this deal once. It sees no more than you do.',

  mayBeImpossible: 'This deal may be impossible to win.',
};
