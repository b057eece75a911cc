/** What is said of who is away; fetched when somebody is. */

export const absenceTexts = {
  absentGone: (name: string) => `${name} has been away for a while.`,
  absentLeft: (name: string) => `${name} has left.`,
  absentAsk: 'The others decide together:',
  goOn: (name: string) => `Go on without ${name}`,
  end: 'End the match',
  inShort: { GO_ON: 'Go on', END: 'End' },
  endsLater: 'You are alone, so it ends when they have been gone for an hour. Going on without them works at once.',
  voted: {
    GO_ON: (names: string) => `For going on: ${names}`,
    END: (names: string) => `For ending: ${names}`,
  },
  youLeft: 'You have left this match.',
  youPlayedOn: 'The others go on without you; your seat is played for you.',
  comeBack: 'Take my seat again',
};
