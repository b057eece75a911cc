/** The texts on the way to a table: in the lobby, when opening one, and on an invitation. */
export const entrance = {
  lobby: {
    title: 'Lobby',
    headline: 'Come in from the cold',
<<<<<<< HEAD
    tagline: 'Mountain card games. Open a table, send your friends the link, play.',
    open: 'Open a table',
    /** Around my name. */
    youAre: { before: 'You are ', after: '' },
=======
    tagline: 'Card games from the mountains. Choose a game, send your friends the link, play.',
    door: 'Your name, and a way in for guests',
    youAre: 'You are',
>>>>>>> d3375a2e (Make a room in one tap and start it from its own page)
    rename: 'Change name',
    nameLabel: 'Your name',
    save: 'Save',
    codeLabel: 'Invited? Paste the link or code',
    codePlaceholder: 'Link or code',
    codeGo: 'Join',
    codeBad: 'That’s not an invite link or code. Check it and try again.',
    mine: 'My tables',
    publicTables: 'Open tables',
<<<<<<< HEAD
    publicHint: 'Anyone can join.',
    none: 'No open tables yet. Open one and it’ll appear here.',
    games: 'Games',
=======
    publicHint: 'Whoever comes by may sit down.',
    none: 'No open tables yet. Make a room public in its game options, and it’ll appear here.',
    games: 'The games',
>>>>>>> d3375a2e (Make a room in one tap and start it from its own page)
    openCount: (count: number) => (count === 1 ? '1 open table' : `${count} open tables`),
    alone: 'Solo match',
    goOn: 'Continue',
<<<<<<< HEAD
    withFriends: 'With friends',
    playWithFriends: (game: string) => `Play ${game} with friends`,
=======
    withFriends: 'Play with friends',
    playWithFriends: (game: string) => `Play with friends: ${game}`,
>>>>>>> d3375a2e (Make a room in one tap and start it from its own page)
    rules: 'Rules',
    seats: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
    hostedBy: (name: string) => `${name}’s table`,
    taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    status: { GATHERING: 'Waiting', PLAYING: 'Playing', OVER: 'Finished' },
    privateTable: 'Private',
    visit: {
      GATHERING: 'View',
      PLAYING: 'Watch',
      OVER: 'View',
    },
    back: 'Back to table',
  },
  create: {
<<<<<<< HEAD
    title: 'Open a table',
    game: 'Game',
    seats: 'How many seats?',
    seatsOf: (count: number) => `${count} seats`,
    options: 'Game options',
    default: 'standard',
    table: 'Table',
    first: 'Who goes first?',
    firstRandom: 'Random',
=======
    options: 'Rules',
    table: 'The room',
    first: 'Who begins?',
    firstRandom: 'A random seat',
>>>>>>> d3375a2e (Make a room in one tap and start it from its own page)
    firstSeat: (seat: number) => `Seat ${seat}`,
    clock: 'Turn timer',
    clocks: {
      OFF: 'No limit',
      S30: '30 seconds',
      S60: '1 minute',
      M3: '3 minutes',
      D1: '1 day',
      D3: '3 days',
    },
    windows: 'Pauses',
<<<<<<< HEAD
    windowsHelp: 'A pause ends early once everyone has answered. It is longer with a turn timer of days.',
    windowUsual: (length: string) => `Standard: ${length}`,
    who: 'Who can join?',
    private: 'Friends',
    privateHelp: 'Private: link only.',
    public: 'Anyone',
    publicHelp: 'Listed in the lobby.',
    spectators: 'Allow spectators',
    spectatorsHelp: 'Spectators can’t see hands.',
    submit: 'Open table',
    key: 'Server key',
    keyHelp: 'This server requires a key to open a table.',
    noGames: 'This server has no games that this page knows. Please reload.',
    notWith: (seats: string) => `only with ${seats} seats`,
=======
    windowsHelp: 'They end early as soon as nobody has anything to say. For play by the day they are longer.',
    windowUsual: (length: string) => `Usual: ${length}`,
    who: 'Who may come?',
    private: 'Friends with the link',
    privateHelp: 'The table is its link. Nobody else sees it.',
    public: 'Everybody',
    publicHelp: 'The table stands in the list on the front page.',
    spectators: 'Others may watch',
    spectatorsHelp: 'Spectators never see a hand.',
    notWith: (players: string) => `only with ${players} players`,
>>>>>>> d3375a2e (Make a room in one tap and start it from its own page)
  },
  invite: {
    title: 'Invitation',
    invites: (name: string, game: string) => `${name} invited you to play ${game}`,
    at: (name: string, game: string) => `${game} at ${name}’s table`,
    sit: 'Join',
    watch: 'Watch',
    joinWatching: 'Join and watch',
    there: (names: string) => `There now: ${names}.`,
    rules: 'Read the rules',
    full: 'All seats are taken.',
<<<<<<< HEAD
    running: 'Match in progress.',
    over: 'This match is over. There may be a rematch.',
    noSpectators: 'Spectators aren’t allowed.',
    gone: 'This invite no longer works. Ask for a new link.',
    goneTitle: 'Nobody home',
    name: 'Your name',
    nameHelp: 'Any name will do. You can change it later.',
    free: (free: number, seats: number) => `${free} of ${seats} seats free`,
=======
    running: 'The match is running.',
    over: 'The match is over; a rematch may come.',
    noSpectators: 'Spectators are not allowed at this table.',
    gone: 'This invite doesn’t work. Check the link or code, or ask for a new one.',
    goneTitle: 'Invite not found',
    name: 'Your name',
    nameHelp: 'Any name will do; you can change it later.',
    free: (free: number, seats: number) =>
      free === 1 ? `1 of ${seats} seats is free.` : `${free} of ${seats} seats are free.`,
>>>>>>> d3375a2e (Make a room in one tap and start it from its own page)
  },
};
