/** The words about the server's part in daily deals: their par, and how they were drawn. */
export const dayTexts = {
  par: 'Par',
  /** Where nothing can be lost. */
  parIs: (points: string) => `Par: ${points}`,
  /** Where it can: how many were not lost, and the points of the middle one. */
  parOf: (successes: string, points: string | null) =>
    points === null ? `Par: ${successes}` : `Par: ${successes}, median ${points}`,
  successes: (count: number, runs: number) => `${count} of ${runs} succeeded`,
  parUnknown: 'Par: not known yet. The bot plays this deal when the server is idle.',
  /** My result against par. Where one of both was lost, points do not compare. */
  mine: {
    above: (points: number) => `You’re ${points} above par.`,
    on: 'You’re level with par.',
    below: (points: number) => `You’re ${points} below par.`,
    beat: 'You beat par.',
    missed: 'You missed par.',
  },
  /** The same in a picture, for others. */
  told: {
    above: (points: number) => `${points} above par`,
    on: 'Level with par',
    below: (points: number) => `${points} below par`,
    beat: 'Beat par',
    missed: 'Missed par',
  },
  streakIs: (days: string) => `Streak: ${days}`,
  leaderboard: 'Leaderboard',
  first: (count: number, all: number) => `The first ${count} of ${all} results`,

  parHelp: (runs: number) => `Par is the median of ${runs} runs by our best bot, which sees no more than you do.`,

  drawn: {
    FOUND: (rejected: number) =>
      rejected === 0
        ? 'These cards can be won: the server found a way before publishing them.'
        : `These cards can be won: the server found a way before publishing them. It reshuffled ${times(rejected)} to get there.`,
    OPEN: () => 'Not checked yet: the deal was opened before the server had looked for a way to win.',
    UNKNOWN: () => 'The server found no way to win these cards. There may be one.',
    IMPOSSIBLE: () => 'These cards can’t be won: the deal was opened before the server had checked.',
    UNASKED: () => '',
  },

  house: 'Behind this deal',
  watchPar: 'Watch the bot',
  watchParHelp: 'A median run, one of those that set par.',
  watchLine: 'Watch a winning line',
  watchLineHelp: 'Found by a search that knew all cards.',
  seeds: 'All shuffles for this day',
  seedsHelp:
    'In the order they were made; the last one was played. Every hash was published with the deal, before anyone played.',
  seed: 'Seed',
  hash: 'Hash',
  holds: 'The hash matches the seed.',
  broken: 'The hash does not match the seed!',
  verdicts: {
    FOUND: 'can be won',
    IMPOSSIBLE: 'can’t be won',
    UNKNOWN: 'no way found',
    OPEN: 'not checked',
    UNASKED: 'played as dealt',
  },
  failed: 'The server did not respond. Please try again.',
};

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}
