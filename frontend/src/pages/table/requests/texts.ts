/** The words of questions to the host: to be let in, to take a bot’s seat, to have one’s own seat back. */
export const texts = {
  title: 'Questions',
  join: (name: string) => `${name} asks to join.`,
  botSeat: (name: string, bot: string) => `${name} wants to play for ${bot}.`,
  claim: (name: string, holder: string) => `${name} says: I’m ${holder}.`,
  claimHelp: 'Only agree if you know them. They see this seat’s cards.',
  letIn: 'Let in',
  letPlay: 'Let them play',
  notNow: 'Not now',
  never: 'Never',
  takeSeat: (bot: string) => `Take ${bot}’s seat`,
  iAm: (name: string) => `I’m ${name}`,
  joinNext: 'Join next game',
  joinsNext: 'You join the next game if a chair is free.',
  waiting: (host: string) => `Waiting for ${host} to answer.`,
  waitingForAnyone: 'Waiting for a player to answer.',
  takeBack: 'Cancel',
};
