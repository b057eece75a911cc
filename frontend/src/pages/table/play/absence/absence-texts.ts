/** What is said of who is away; fetched when somebody is. */

export const absenceTexts = {
  absentGone: (name: string) => `${name} has been away for a while.`,
  absentLeft: (name: string) => `${name} has left.`,
  absentBack: (name: string) => `${name} is back, but has not taken their seat again.`,
  /** To those who decide; what plays afterwards depends on the server. */
  absentAsk: (alone: boolean) =>
    `Nothing is played for them until you ${alone ? 'decide' : 'agree'}. If you go on, their seat is played automatically until they take it again.`,
  goOn: (name: string) => `Go on without ${name}`,
  end: 'End the match',
  inShort: { GO_ON: 'Go on', END: 'End' },
  endsLater: 'As you are alone, an end waits until they have been gone for an hour. Going on works at once.',
  voted: {
    GO_ON: (names: string) => `For going on: ${names}`,
    END: (names: string) => `For ending: ${names}`,
  },
  youLeft: 'You have left this match. Nothing is played for you until the others decide.',
  youPlayedOn: 'The others go on without you. Your seat is played automatically.',
  comeBack: 'Take my seat again',
};
