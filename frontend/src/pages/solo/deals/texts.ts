/** What is said of what the house does for the deals of the days: their par, and how they were drawn. */
export const dayTexts = {
  par: 'Par',
  /** Where nothing can be lost. */
  parIs: (points: string) => `Par: ${points}`,
  /** Where it can: how many were not lost, and what the middle one came to. */
  parOf: (successes: string, points: string | null) =>
    points === null ? `Par: ${successes}` : `Par: ${successes}, the middle one with ${points}`,
  successes: (count: number, runs: number) => `${count} of ${runs} got through`,
  parHelp: (runs: number) =>
    `${runs} runs of our best bot, which sees no more than you do. Half of them came to at least as much as the middle one.`,

  drawn: {
    FOUND: (rejected: number) =>
      rejected === 0
        ? 'These cards can be won: before it promised them, the house looked for a way and found one.'
        : `These cards can be won: before it promised them, the house looked for a way and found one. ${times(rejected)} it found none, and shuffled again.`,
    OPEN: () =>
      'Nobody has looked yet whether these cards can be won: they were asked for before the house got round to it.',
    UNKNOWN: () => 'The house has found no way to win these cards. There may be one.',
    IMPOSSIBLE: () => 'These cards cannot be won by anybody: they were asked for before the house had looked.',
    UNASKED: () => '',
  },

  house: 'What the house knows',
  watchPar: 'Watch the bot',
  watchParHelp: 'One run in the middle of those that make the par.',
  watchLine: 'Watch a way to win',
  watchLineHelp: 'Found by a search that knew all cards.',
  seeds: 'Every shuffle for this day',
  seedsHelp:
    'In the order in which the house shuffled. The hash of each was told with the deal, before anybody played it; the last one was played.',
  seed: 'Seed',
  hash: 'Hash',
  shuffle: 'Shuffle',
  holds: 'The seed has this hash.',
  broken: 'The seed does not have this hash!',
  verdicts: {
    FOUND: 'can be won',
    IMPOSSIBLE: 'cannot be won',
    UNKNOWN: 'no way was found',
    OPEN: 'nobody has looked',
    UNASKED: 'played as it fell',
  },
  failed: 'The house did not answer just now.',
};

function times(count: number): string {
  return count === 1 ? 'Once' : count === 2 ? 'Twice' : `${count} times`;
}
