/** All texts of the page that players read, except those of the games, which are in the games' folders. */
export const texts = {
  house: 'Chalet',
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment …',
  again: 'Try again',
  home: 'To the tables',

  header: {
    tables: 'Tables',
    today: 'Today',
    records: 'Records',
    archive: 'Archive',
    match: 'A match of the archive',
    settings: 'Settings',
    you: (name: string) => `You: ${name}. Name and settings`,
    nav: 'Pages',
  },

  footer: {
    line: 'Card games from the mountains, for friends. No accounts, no advertisements, no third parties.',
    rules: (game: string) => `Rules of ${game}`,
  },

  link: {
    connecting: 'Connecting …',
    reconnecting: 'Reconnecting … your seat is kept.',
    late: 'Waiting for an answer … your move is not lost.',
    offline: 'No network. We come back by ourselves as soon as there is one.',
    blocked:
      'The server answers, but the live connection that play needs (a WebSocket) does not get through. Most likely a proxy keeps it away. If you run this server: make the proxy pass on WebSocket upgrades and the Host header, or set CHALET_PUBLIC_ADDRESS. See docs/hosting.md.',
    cookieless:
      'This browser keeps no cookies for this site, and Chalet needs one to know you by. Allow cookies here, then reload the page.',
    socketless: 'This browser opens no WebSocket here, and Chalet needs one for play. Try another browser.',
  },

  version: {
    newer: 'Chalet has been updated. Reload when it suits you: your seat is kept.',
    missing: 'A part of this page is missing, most likely because Chalet has been updated. Reload: your seat is kept.',
    lost: 'A part of this page could not be loaded. Is the network there?',
    reload: 'Reload',
  },

  problems: {
    unreachable: 'The server does not answer just now. Please try again in a moment.',
    unexplained: 'Something went wrong on the way. Please try again.',
    broken: 'Something broke on this page. Your seat and your cards are safe on the server.',
    page: 'This page could not be loaded. Is the network there?',
  },

  notFound: {
    title: 'Off piste',
    words: 'There is nothing at this address. The marked runs begin at the front door.',
  },

  table: {
    title: (game: string) => `Table of ${game}`,
    missing: 'This table is gone, or it is private and you need its invite link.',
    missingTitle: 'No table here',
    removed: 'You are no longer at this table.',
    seat: (seat: number) => `Seat ${seat}`,
    sitHere: 'Sit here',
    you: 'you',
    host: 'host',
    ready: 'Ready',
    notReady: 'not yet',
    imReady: 'I’m ready',
    notYet: 'Wait, not yet',
    stand: 'Stand up',
    start: 'Start the match',
    invite: 'Invite friends',
    /** Describes what the invite link of a table offers now. */
    inviteHint: (sit: boolean, watch: boolean) =>
      sit
        ? `Whoever has this link can sit down${watch ? ' or watch' : ''}.`
        : watch
          ? 'No seat is free now: whoever has this link can watch.'
          : 'No seat is free now, and nobody may watch.',
    inviteLabel: 'Invite link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Please copy the link by hand.',
    share: 'Share link',
    shareWords: (game: string) => `Come and play ${game} with me:`,
    settings: 'How we play',
    change: 'Change',
    save: 'Save',
    people: 'People',
    watching: 'watching',
    away: 'away',
    online: 'here',
    remove: 'Remove from the table',
    removeSure: (name: string) => `Remove ${name}? They cannot come back, and the invite link changes.`,
    removePlaying: (name: string) =>
      `Remove ${name}? They cannot come back, their seat is played automatically from now on, and the invite link changes.`,
    removeNow: 'Yes, remove',
    handOver: 'Make host',
    mute: 'Mute in the chat',
    unmute: 'Let speak again',
    muted: 'muted',
    actions: (name: string) => `Actions for ${name}`,
    leave: 'Leave the table',
    leaveNow: 'Yes, leave',
    stay: 'Stay',
    leaveSure: 'Leave the table?',
    leavePlaying:
      'Leave this match? Your seat waits until the others decide what becomes of it. You can return through the table’s link.',
    /** Asks if all other seats are bots, or all other players have left. */
    leaveLast:
      'Leave this match? Without you it stands still, and ends after a day. You can return through the table’s link.',
    private: 'Private table',
    public: 'Public table',
    door: 'Who may come in',
    spectators: { true: 'Spectators allowed', false: 'No spectators' },
    clock: 'Time for a turn',
    begins: 'Who begins',
  },

  lengths: {
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },

  chat: {
    title: 'Chat',
    label: 'Message',
    placeholder: 'Say something',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    muted: 'The host has muted you.',
    said: (name: string, text: string) => `${name} says: ${text}`,
    log: 'Messages',
    unread: (count: number) => `${count} new`,
  },

  play: {
    yourTurn: 'Your turn',
    yourTurnWith: (names: string) => `Your turn, with ${names}`,
    window: 'A moment for objections',
    windowYours: (what: string) => `${what} You are asked.`,
    windowOf: (what: string, names: string) => `${what} Waiting for ${names}.`,
    windowLeft: (time: string) => `${time} left`,
    yourTurnTitle: '● Your turn',
    turnOf: (names: string) => `${names} to move`,
    waitingFor: (names: string) => `Waiting for ${names}`,
    toMove: 'to move',
    /** The prefix for actions in the turn of a player who has left. */
    playedFor: (name: string) => `A bot played for ${name}: `,
    playedForYou: 'A bot played for you: ',
    mayAct: 'You may act',
    sending: 'Sending …',
    lastBoard: 'The last board',
    takeBack: 'Take back',
    takeBackKey: 'U',
    tookBack: 'Taken back.',
    takenBack: 'The last move was taken back.',
    planStopped: 'Something has changed, so the rest of your plan was not played.',
    over: 'The match is over',
    seats: 'Players',
    log: 'What happened',
    logEmpty: 'Nothing has happened yet.',
    missed: 'More happened while you were away.',
    rules: 'Rules',
    rulesOf: (game: string) => `Rules of ${game}`,
    menu: 'Menu',
    watching: 'You are watching.',
    ended: 'This match can no longer be seen from here.',
    refusedRule: 'Read the rule',
    /** The state of a seat whose player does not play it. */
    away: {
      PRESENT: '',
      GONE: 'away',
      LEFT: 'left',
      PLAYED_ON: 'autopilot',
    },
    /** The same where the player is connected again and has not yet taken the seat back. */
    lookingOn: 'looking on',
    /** In the list of what has happened: whose seat is played by whom from now on. */
    nowAway: {
      PRESENT: (name: string) => `${name} plays again.`,
      GONE: (name: string) => `${name} is away.`,
      LEFT: (name: string) => `${name} has left.`,
      PLAYED_ON: (name: string) => `The seat of ${name} is played automatically from now on.`,
    },
    isBack: (name: string) => `${name} is back.`,
    looksOn: (name: string) => `${name} is back, but does not play yet.`,
    noGame: 'This page does not know the game of this table. Reload it, please.',
    and: ' and ',
    panel: 'Beside the board',
  },

  end: {
    title: 'The match is over',
    winner: (name: string) => `${name} wins`,
    winnerYou: 'You win!',
    shared: (names: string) => `${names} share the win`,
    concluded: 'The match was ended before it was played out.',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    rank: (rank: number) => `${rank}.`,
    archive: 'Replay and shuffle check',
    rematch: 'Rematch',
    rematchHint: 'Same people, same options. Whoever is here counts as ready.',
    result: 'Result',
  },
};

/** A list of names as one reads it: "A, B and C". */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  return `${names.slice(0, -1).join(', ')}${texts.play.and}${names[names.length - 1]}`;
}
