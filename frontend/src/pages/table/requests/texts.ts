/** The words of questions to the host: to be let in, to take a bot’s seat, to have one’s own seat back. */
export const texts = {
  title: 'Questions',
  join: (name: string) => `${name} asks to join.`,
  botSeat: (name: string, bot: string) => `${name} wants to play for ${bot}.`,
  myBotSeat: (bot: string) => `You want to play for ${bot}.`,
  claim: (name: string, holder: string) => `${name} says: I’m ${holder}.`,
  myClaim: (holder: string) => `You say: I’m ${holder}.`,
  claimHelp: 'Only agree if you know them. They see this seat’s cards.',
  agreed: (names: string) => `Agreed: ${names}.`,
  /** Once one has agreed. */
  passesSoon: 'The seat is theirs in 20 seconds unless another player says no.',
  passesSoonToMe: 'The seat is yours in 20 seconds unless another player says no.',
  /** In a match of days. */
  needsTwo: (holder: string) =>
    `It takes two players, or one once ${holder} has been away for as long as a turn may take.`,
  letIn: 'Let in',
  letPlay: 'Let them play',
  notNow: 'Not now',
  takeSeat: (bot: string) => `Take ${bot}’s seat`,
  iAm: (name: string) => `I’m ${name}`,
  joinNext: 'Join next game',
  joinsNext: 'You join the next game if a chair is free.',
  waiting: (host: string) => `Waiting for ${host} to answer.`,
  waitingForAnyone: 'Waiting for a player to answer.',
  /** A guest who has deleted their data since. */
  someone: 'Another guest',
  passed: (holder: string, former: string) => `${holder} asked for ${former}’s seat and has it now.`,
  passedAgreed: (holder: string, former: string, agreed: string) =>
    `${holder} asked for ${former}’s seat and has it now. Agreed: ${agreed}.`,
  tookBack: (former: string) => `${former} took the seat back.`,
  lostTitle: 'Someone plays in your seat',
  lost: (holder: string) => `${holder} asked for it and has it now.`,
  lostHelp: 'If that’s you in another browser, there’s nothing to do.',
  takeBackSeat: 'This is my seat',
  spoiled: 'Another guest has seen cards of this match. You may end it without a result.',
  end: 'End without a result',
  endSure: 'End the match for both of you?',
  takeBack: 'Cancel',
};
