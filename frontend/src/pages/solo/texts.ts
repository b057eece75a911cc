import { language } from '../../texts';

const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
const months = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Every word about solo matches, deals and records that a player reads. */
export const texts = {
  alone: 'Solo',
  deal: 'Play',
  dealGame: (game: string) => `Play ${game} solo`,
  goOn: 'Continue',
  waiting: 'Continue your match',
  goOnGame: (game: string) => `Continue ${game} solo`,
  anew: 'Give up, new deal',
  anewGame: (game: string) => `Give up, new deal: ${game}`,
  unfinished: (game: string) => `You have an unfinished ${game} match.`,
  variations: 'Options',
  variationsOf: (game: string) => `${game} options`,
  usual: 'Standard rules',
  /** Where a solo match differs from the standard rules: an option that is switched on, or its choice. */
  variation: (option: string, choice: string | null) => (choice === null ? option : `${option}: ${choice}`),
  listedVariations: (variations: readonly string[]) => variations.join(', '),
  done: 'Done',
  key: 'Server key',
  keyHelp: 'This server requires a key to start a match.',

  /** A UTC day: "21 November 2026". */
  day: (day: Date) => days.format(day),
  /** The month of a UTC day, as short as on a calendar. */
  month: (day: Date) => months.format(day),
  /** When something was played. */
  moment: (moment: Date) => moments.format(moment),

  today: 'Today’s deals',
  todaysDeal: 'Today’s deal',
  todayTitle: 'Daily deals',
  todayIntro:
    'Every day at midnight UTC, each solo game gets a new deal, the same for everyone. Your first try counts. Finish it before the day ends and it makes today’s leaderboard.',
  loading: 'Loading…',
  retry: 'Try again',
  noDaily: 'This server has no daily deals.',
  notYet: 'Not played yet',
  playing: 'In progress',
  mine: (result: string, place: string) => (place === '' ? result : `${result}, ${place}`),
  ordinal: (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'}`,
  place: (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'} place`,
  playToday: 'Play today’s deal',
  playTodayOf: (game: string) => `Play today’s deal of ${game}`,
  seeToday: 'Today’s leaderboard',
  seeTodayOf: (game: string) => `Today’s leaderboard of ${game}`,
  goOnTodayOf: (game: string) => `Continue today’s deal of ${game}`,
  yesterday: 'Yesterday',
  yesterdayWon: (name: string, result: string) => `${name}, ${result}`,
  nobodyYesterday: 'nobody played',
  streak: 'Streak',
  streakDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  noStreak: 'starts with today’s deal',
  /** Around the time that is left. */
  endsIn: { before: 'Ends in ', after: '' },
  ended: 'The day has ended',

  result: 'Your result',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  gaveUp: 'Gave up',
  waived: 'Just looking',
  /** A result that stands in no order. */
  unranked: (result: string, hinted: boolean) =>
    hinted ? `${result} (with hints, not ranked)` : `${result} (not ranked)`,
  stillPlaying: 'Playing',
  /** Where there is no place, or there are no points. */
  nothing: '–',

  table: {
    home: 'Back to lobby',
    leaveHint: 'You can leave at any time. Your match waits in the lobby.',
    watch: 'Invite spectators',
    watchHint: 'Anyone with this link can watch you play.',
    watchWords: (game: string) => `Watch me play ${game}:`,
    watchLabel: 'Spectator link',
    noWatching: 'Nobody can watch this match, because others are playing the same cards.',
    giveUp: 'Give up',
    giveUpSure: 'Give up this match?',
    giveUpNow: 'Yes, give up',
    giveUpHint: 'The match ends without a result.',
    giveUpCounts: 'The match ends without a result, and this was your try at this deal.',
    ofTheDay: 'Daily deal',
    challenge: 'Challenge',
    sharedDeal: 'Shared deal',
    practice: 'Doesn’t count',
    /** Details of the match, in a line. */
    about: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
  },

  end: {
    title: 'Result',
    gaveUp: 'Given up',
    gaveUpWords: 'No result this time. The mountain will wait.',
    unranked: (hinted: boolean) =>
      hinted ? 'You used hints, so this result doesn’t rank.' : 'This result doesn’t rank.',
    notCounted: 'You’ve played this deal before, so this doesn’t count.',
    recordHere: 'New record on this server!',
    ownBest: 'New personal best!',
    best: (result: string) => `Your best: ${result}`,
    bestOfAll: (result: string, name: string) => `Server record: ${result}, ${name}`,
    fresh: 'New deal',
    again: 'Play this deal again',
    againHint: 'Playing a deal again is practice and doesn’t count.',
    challenge: 'Challenge a friend',
    replay: 'Replay and verify shuffle',
    records: 'Records',
    results: 'All results for this deal',
    dayPlace: (place: string, count: number) =>
      count === 1 ? `${place}, the first today` : `${place} of ${count} today`,
  },

  /** The winner of a challenge. */
  duel: {
    won: (name: string, margin: string) => (margin === '' ? `You beat ${name}!` : `You beat ${name} ${margin}!`),
    lost: (name: string, margin: string) => (margin === '' ? `${name} beat you.` : `${name} beat you ${margin}.`),
    score: (better: number, other: number) => `${better}–${other}`,
    /** Where points are equal and turns decide. */
    turns: (points: number, better: number, other: number) =>
      `on turns, ${better} to ${other}, with ${points === 1 ? '1 point' : `${points} points`} each`,
    even: (name: string) => `You tied with ${name}.`,
    mineUnranked: (name: string) => `No winner: your result doesn’t rank, ${name}’s does.`,
    theirsUnranked: (name: string) => `No winner: ${name}’s result doesn’t rank, yours does.`,
    bothUnranked: 'No winner: neither result ranks.',
  },

  /** In the picture of a result, for whoever receives it. */
  picture: {
    eyebrow: (name: string, occasion: string) => `${name} · ${occasion}`,
    beat: (winner: string, loser: string, margin: string) =>
      margin === '' ? `${winner} beat ${loser}` : `${winner} beat ${loser} ${margin}`,
    tied: (one: string, other: string) => `${one} and ${other} tied`,
    /** The end of the match of one of them. */
    endOf: (name: string, sentence: string) => `${name}: ${sentence}`,
    ofDay: (place: string, count: number) => (count === 1 ? 'First to finish' : `${place} of ${count}`),
    notes: (parts: readonly string[]) => parts.join(' · '),
  },

  share: {
    link: 'Challenge link',
    hint: 'Anyone who opens this link gets the same cards. Their result appears next to yours.',
    words: (game: string, result: string) => `Beat me at ${game}: ${result}. Same cards, your turn!`,
    wordsUnranked: (game: string) => `Play ${game} with the same cards as me.`,
  },

  page: {
    challenge: (name: string, game: string) => `${name} challenged you to ${game}`,
    myChallenge: (game: string) => `Your ${game} challenge`,
    day: (game: string, day: string) => `${game}, ${day}`,
    title: 'Same cards',
    beat: (name: string, result: string) => `To beat: ${result} by ${name}`,
    nothingToBeat: (name: string, result: string) => `Nothing to beat yet. ${name}: ${result}`,
    play: 'Play this deal',
    playDay: 'Play today’s deal',
    goOn: 'Continue',
    look: 'Just show me the results',
    lookSure: 'Show the results? You can’t play for a result afterwards.',
    lookNow: 'Yes, show them',
    again: 'Play this deal again',
    againHint: 'For practice only: your first try is the one that counts.',
    sideBySide: 'Head to head',
    results: 'Results',
    nobody: 'Nobody has finished this deal yet.',
    nobodyThatDay: 'Nobody finished this deal.',
    player: 'Player',
    result: 'Result',
    place: 'Place',
    /** Next to my own name. */
    isYou: '(you)',
    replay: 'Replay',
    replayOf: (name: string) => `Replay of ${name}`,
    running: 'Your match is in progress.',
    late: 'The day ended while you were playing: moves from now on no longer count.',
    fairChallenge: 'Replays, cards and seed open once you have finished this deal or looked at the results.',
    fairDay: 'Replays, cards and seed open to everyone when the day has ended.',
    open: 'Replays, cards and seed are now open to you.',
    honest: 'Without accounts, we can’t stop anyone trying the cards in a second browser first. We trust you.',
    missing: 'This deal doesn’t exist. Ask for a new link.',
    missingTitle: 'Deal not found',
    missingDay: 'There was no deal that day.',
    dayBefore: 'Previous day',
    dayAfter: 'Next day',
    backToToday: 'Today’s deals',
    days: 'Other days',
    yesterdayWon: (name: string, result: string) => `Yesterday’s winner: ${name}, ${result}`,
    yesterdayTable: 'Yesterday’s leaderboard',
    streak: (days: string) => `Your streak: ${days}`,
    inviteHint: 'Share the link with anyone. All results appear on this page.',
    rules: 'Rules',
  },

  records: {
    title: 'Records',
    intro: 'The best solo scores on this server. Only finished matches count, and only the first try at a shared deal.',
    games: 'Game',
    variation: 'Options',
    everyone: 'Everyone',
    mine: 'You',
    none: 'No result yet. The first one is the record.',
    noneMine: 'You have no result here yet.',
    empty: 'Nobody has finished a solo match yet.',
    play: 'Play',
  },
};
