/** The words about players without a connection for whom a match waits, and what happens then. */

export const waitingTexts = {
  offline: (names: string) => `Offline: ${names}.`,
  clock: (time: string) => `In ${time} their turn is played for them.`,
  window: 'The match goes on when the time is up.',
  /** To those who decide, with the time until they may. */
  away: (time: string) => `If they’re not back in ${time}, you can continue without them or end the match.`,
  awayForOthers: (time: string) => `If they’re not back in ${time}, the others decide how to go on.`,
  /** On a phone, where the notice has no room for it. */
  idle: 'Their seat is idle until you decide. If you continue, it goes on autopilot.',
};
