/** The words about programs that play a seat. */
export const programTexts = {
  title: 'My own bot',
  help: 'A program you wrote or found plays this seat. Everyone at the table sees it’s yours. It sees what the seat sees, and can only play.',
  myChair: 'You give it your seat and stay to watch.',
  myChairBlind:
    'You give it your seat and stay at the table, but this table has no spectators, so you can’t watch the match.',
  make: 'Get a token',
  token: 'Your bot’s token',
  once: 'Shown only once. Anyone who has it can play this seat, so keep it to yourself.',
  copy: 'Copy token',
  copied: 'Copied',
  copyFailed: 'Please copy it by hand',
  command: 'Start the sample program like this:',
  commandLine: (server: string, token: string) =>
    `node --experimental-websocket docs/bots/random.mjs ${server} ${token}`,
  how: 'To write your own, see docs/bots.md.',
  /** Names the owner of the program that plays the seat, and says whether it is connected. */
  plays: (owner: string, connected: boolean) => `${owner}’s program plays this seat. ${linked(connected)}`,
  playsMine: (connected: boolean) => `Your program plays this seat. ${linked(connected)}`,
  again: 'New token',
  againHelp: 'The previous token stops working.',
  takeBack: 'Revoke token',
  takeBackHelp: 'The built-in bot plays on.',
  sendAway: 'Remove both',
};

const linked = (connected: boolean): string =>
  connected
    ? 'It is connected.'
    : 'It is not connected. When others have waited for it for 30 seconds, the built-in bot moves instead.';
