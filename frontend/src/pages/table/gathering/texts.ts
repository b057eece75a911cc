/** The words shown while people gather at a table. */
export const texts = {
  startWaits: 'You can start once every seat is taken.',
  notYetReady: (names: string) => `Not ready: ${names}. You can start once they are.`,
  notBack: (names: string) => `Away: ${names}. You can start once they’re back.`,
  justOffline: (names: string) => `Just left: ${names}. If you start now, the match won’t wait for them.`,
  waitForHost: 'The host starts when everyone is here and ready.',
  readyForHost: 'You’re ready. The host starts when everyone is.',
  changed: 'The host changed the game options',
  changedHelp: 'You’re still marked ready. If you don’t agree, choose “I’m not ready”.',
  changedFine: 'OK',
  settingIs: (name: string, value: string) => `${name}: ${value}.`,
  waitFor: (names: string) => `Waiting for ${names}`,
  waitForSome: (count: number) => `Waiting for ${count} players`,
  allReady: 'Everyone is ready',
  lastMatch: 'Previous match',
  round: 'Seats',
};
