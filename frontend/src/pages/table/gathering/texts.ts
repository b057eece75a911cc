/** What is said while people gather around a table. */
export const texts = {
  startWaits: 'You can start as soon as every seat is taken.',
  notYetReady: (names: string) => `Not ready yet: ${names}. You can start as soon as they are.`,
  notBack: (names: string) => `Away: ${names}. You can start as soon as they are back.`,
  justGone: (names: string) => `Away just now: ${names}. If you start, the match does not wait for them.`,
  waitForHost: 'As soon as all are here and ready, the host starts.',
  readyForHost: 'You are ready. As soon as everybody is, the host starts.',
  changed: 'The host has changed how we play',
  changedHelp: 'You still count as ready. If you would rather not, say “not yet”.',
  changedFine: 'Fine',
  settingIs: (name: string, value: string) => `${name}: ${value}.`,
  waitForSeats: (free: number) => (free === 1 ? 'Waiting for 1 more player' : `Waiting for ${free} more players`),
  waitFor: (names: string) => `Waiting for ${names}`,
  waitForSome: (count: number) => `Waiting for ${count} players`,
  allReady: 'Everybody is ready',
  lastMatch: 'The match before',
  round: 'The table and its seats',
};
