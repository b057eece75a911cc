/** The words about players who are away; fetched when a player is. */

export const awayTexts = {
  hasBeenAway: (name: string) => `${name} has been away for a while.`,
  hasLeft: (name: string) => `${name} left.`,
  isBack: (name: string) => `${name} is back, but hasn’t retaken their seat.`,
  /** To those who decide; what plays afterwards depends on the server. */
  ask: (alone: boolean) =>
    alone
      ? 'Their seat is idle until you decide. If you continue, it goes on autopilot until they retake it.'
      : 'Their seat is idle until you all agree. If you continue, it goes on autopilot until they retake it.',
  goOn: (name: string) => `Continue without ${name}`,
  end: 'End the match',
  inShort: { GO_ON: 'Continue', END: 'End' },
  endsLater: 'You can end the match once they’ve been away for an hour.',
  voted: {
    GO_ON: (names: string) => `For continuing: ${names}`,
    END: (names: string) => `For ending: ${names}`,
  },
  youLeft: 'You left this match. Your seat is idle until the others decide.',
  youPlayedOn: 'The others continued without you. Your seat is on autopilot.',
  comeBack: 'Retake my seat',
};
