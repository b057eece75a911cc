/** The language of these words, as `Intl` knows it. */
export const language: string = 'en-GB';

const lists = new Intl.ListFormat(language);
const lengthOf = (unit: string): ((count: number) => string) => {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return (count) => format.format(count);
};

/** Every word of the pages' frame and of a table that a player reads. A game's words lie in its own folder. */
export const texts = {
  site: 'Chalet',
  /** The title of the window: what is open, and where; empty parts are left out. */
  windowTitle: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' – '),
  skip: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  again: 'Try again',
  home: 'Back to lobby',

  header: {
    tables: 'Lobby',
    today: 'Today',
    records: 'Records',
    archive: 'Archive',
    me: 'My page',
    match: 'Finished match',
    settings: 'Settings',
    you: (name: string) => `${name}: settings`,
    nav: 'Main',
  },

  /** The way to a game's lesson. */
  learn: {
    open: 'Lesson',
    of: (game: string) => `Lesson: learn ${game}`,
    minutes: (count: number) => `${count} min`,
  },

  footer: {
    line: 'Mountain card games for friends. No accounts, no ads, no third parties.',
  },

  link: {
    connecting: 'Connecting…',
    reconnecting: 'Reconnecting… Your seat is kept.',
    late: 'Waiting for the server… Your move is safe.',
    offline: 'You’re offline. We’ll reconnect automatically.',
    blocked:
      'The server answers, but the live connection (a WebSocket) doesn’t get through. If you run this server: make the proxy forward WebSocket upgrades and the Host header, or set CHALET_PUBLIC_ADDRESS. The server’s log and docs/hosting.md say more.',
    cookieless:
      'Chalet needs a cookie to recognise you, and cookies are off in this browser. Allow them for this site, then reload the page.',
    insecure:
      'This server marks its cookies for https, and you came by http, so your browser doesn’t keep them. Open this page with https:// instead. If you run this server: see X-Forwarded-Proto in docs/hosting.md.',
    forgotten:
      'Chalet’s cookie doesn’t come back, so the server can’t recognise you. Allow cookies for this site, then reload the page. If you run this server: make the proxy pass on Set-Cookie and Cookie.',
    crowded:
      'Too many pages of Chalet are open, in this browser or by others on your network. Close some, and this one connects. If you run this server: its log names the limit and the setting.',
    foreign:
      'Something between you and the server, such as a proxy or a sign-in page, answers in its place. Reload the page.',
    socketless: 'Chalet needs WebSockets, and this browser doesn’t allow them here. Try another browser.',
  },

  version: {
    newer: 'Chalet has been updated. Reload when it suits you; your seat is kept.',
    missing: 'Part of this page didn’t load, though the server answers. Reload; your seat is kept.',
    lost: 'Part of this page didn’t load, and the server is not responding. Please try again in a moment.',
    reload: 'Reload',
  },

  problems: {
    unreachable: 'The server is not responding. Please try again in a moment.',
    unexplained: 'Something went wrong. Please try again.',
    tooFast: 'Too many requests. Please wait a moment and try again.',
    tooLarge: 'That’s too long for this server. Shorten it and try again.',
    foreign:
      'Something between you and the server, such as a proxy or a sign-in page, answered in its place. Reload the page.',
    broken: 'Something went wrong on this page. Your seat and cards are safe on the server.',
    page: 'This page didn’t load. Please try again.',
  },

  notFound: {
    title: 'Off piste',
    words: 'This page doesn’t exist. The marked runs start in the lobby.',
  },

  table: {
    title: (game: string) => `${game} table`,
    seat: (seat: number) => `Seat ${seat}`,
    sitHere: 'Sit here',
    you: 'you',
    /** Next to my own name. */
    isYou: '(you)',
    host: 'host',
    ready: 'Ready',
    notReady: 'not ready',
    imReady: 'I’m ready',
    notYet: 'I’m not ready',
    stand: 'Stand up',
    start: 'Start match',
    invite: 'Invite friends',
    /** The help for a table's link, by what it allows now. */
    inviteHint: (sit: boolean, watch: boolean) => {
      if (sit) return watch ? 'Anyone with this link can join or watch.' : 'Anyone with this link can join.';
      return watch
        ? 'All seats are taken. Anyone with this link can watch.'
        : 'All seats are taken, and spectators aren’t allowed.';
    },
    inviteLabel: 'Invite link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Please copy the link by hand',
    share: 'Share link',
    shareWords: (game: string) => `Play ${game} with me:`,
    people: 'People',
    watching: 'watching',
    away: 'away',
    remove: 'Remove',
    removeSure: (name: string) => `Remove ${name}? They can’t come back, and the invite link changes.`,
    removePlaying: (name: string) =>
      `Remove ${name}? They can’t come back, their seat goes on autopilot, and the invite link changes.`,
    removeNow: 'Yes, remove',
    handOver: 'Make host',
    mute: 'Mute',
    unmute: 'Unmute',
    muted: 'muted',
    actions: (name: string) => `Actions for ${name}`,
    /** Details next to a name, in a line. */
    about: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
    leave: 'Leave table',
    leaveNow: 'Yes, leave',
    stay: 'Stay',
    leaveSure: 'Leave this table?',
    leavePlaying: 'Leave this match? Others may continue without you. You can rejoin with the table’s link.',
    /** If only bots play besides, or all others have left. */
    leaveLast: 'Leave this match? It stops without you and ends after a day. You can rejoin with the table’s link.',
    door: 'Who can join',
    spectators: { true: 'Spectators allowed', false: 'No spectators' },
    clock: 'Turn timer',
    begins: 'Goes first',
  },

  lengths: {
    seconds: lengthOf('second'),
    minutes: lengthOf('minute'),
    hours: lengthOf('hour'),
    days: lengthOf('day'),
  },

  /** The time left on a clock. */
  clock: {
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    minutes: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  },

  chat: {
    title: 'Chat',
    label: 'Message',
    placeholder: 'Say something',
    send: 'Send',
    empty: 'No messages yet.',
    muted: 'The host has muted you.',
    full: (most: number) => `A message has at most ${most} letters.`,
    said: (name: string, text: string) => `${name} says: ${text}`,
    log: 'Messages',
    unread: (count: number) => `${count} new`,
  },

  play: {
    muteSound: 'Mute sound',
    yourTurn: 'Your turn',
    yourTurnWith: (names: string) => `Your turn · also waiting for ${names}`,
    window: 'Any objections?',
    windowYours: (what: string) => `${what} You decide.`,
    windowOf: (what: string, names: string) => `${what} Waiting for ${names}.`,
    windowLeft: (time: string) => `${time} left`,
    yourTurnTitle: '● Your turn',
    turnOf: (names: string) => `${names}’s turn`,
    waitingFor: (names: string) => `Waiting for ${names}`,
    toMove: 'to move',
    /** The sentence for what a bot did in the turn of a player who has left. */
    playedFor: (name: string, sentence: string) => `A bot played for ${name}: ${sentence}`,
    playedForYou: (sentence: string) => `A bot played for you: ${sentence}`,
    sending: 'Sending…',
    takeBack: 'Undo',
    takeBackKey: 'U',
    tookBack: 'Move undone.',
    takenBack: 'The last move was undone.',
    planStopped: 'Something changed, so the rest of your plan was not played.',
    over: 'Match over',
    seats: 'Players',
    log: 'Game log',
    logEmpty: 'Nothing has happened yet.',
    logYou: 'You',
    /** The heading of a turn or a day in the log: "Ben · turn 4", "Turn 4"; all but one part may be missing. */
    logTurn: (parts: readonly (string | undefined)[], number: number | undefined, day: boolean) => {
      const count = number === undefined ? undefined : `${day ? 'day' : 'turn'} ${number}`;
      const title = [...parts, count].filter((part) => part !== undefined).join(' · ');
      return title.charAt(0).toUpperCase() + title.slice(1);
    },
    missed: 'More happened while you were away.',
    rules: 'Rules',
    rulesOf: (game: string) => `${game} rules`,
    menu: 'Menu',
    watching: 'You are watching.',
    ended: 'This match is no longer available.',
    noSpectators: 'Spectators aren’t allowed in this match.',
    refusedRule: 'Read the rule',
    /** The state of a seat whose player does not play it. */
    away: {
      PRESENT: '',
      AWAY: 'away',
      LEFT: 'left',
      PLAYED_ON: 'autopilot',
    },
    /** The same where the player is connected again and has not yet taken the seat back. */
    lookingOn: 'watching',
    /** In the game log: whose seat is played by whom from now on. */
    nowAway: {
      PRESENT: (name: string) => `${name} is playing again.`,
      AWAY: (name: string) => `${name} is away.`,
      LEFT: (name: string) => `${name} left.`,
      PLAYED_ON: (name: string) => `${name}’s seat is now on autopilot.`,
    },
    isBack: (name: string) => `${name} is back.`,
    looksOn: (name: string) => `${name} is back, but not playing yet.`,
    noGame: 'This page doesn’t know this game yet. Please reload.',
    panel: 'Side panel',
  },

  end: {
    title: 'Match over',
    winner: (name: string) => `${name} wins`,
    winnerYou: 'You win!',
    shared: (names: string) => `${names} share the win`,
    nobody: 'Nobody won',
    concluded: 'The match was ended early.',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    rank: (rank: number) => `${rank}.`,
    archive: 'Replay and verify shuffle',
    rematch: 'Rematch',
    result: 'Result',
    seeBoard: 'See board',
    seeResult: 'See result',
  },
};

/** A list of names as one reads it: "A, B and C". */
export function listed(names: readonly string[]): string {
  return lists.format(names);
}
