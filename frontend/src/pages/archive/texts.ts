import { language, listed, texts as siteTexts } from '../../texts';

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Every word of the archive that a player reads. */
export const texts = {
  title: 'Archive',
  intro: 'Every finished match, with its replay, cards and seed.',
  mine: 'My matches',
  everybodys: 'Public matches',
  whose: 'Matches',
  emptyMine: 'You have no finished matches yet. Play one and its replay will be here.',
  emptyPublic: 'No public match has finished yet.',
  toTheLobby: 'Find a table',
  older: 'Older matches',
  loading: 'Loading…',
  failed: 'The archive did not respond. Please try again.',
  again: 'Try again',
  notFound: 'This match doesn’t exist, or you can’t view it.',
  backToArchive: 'All matches',

  closed: 'Closed for now',
  closedHint:
    'Others may still be playing the same cards, so the replay, record and seed open later: for a daily deal, when its day ends (midnight UTC); for a challenge, once you have finished it or looked at the results.',
  running: 'Match in progress',
  runningHint: 'The replay opens here when the match ends.',
  toTheTable: 'Go to table',

  match: (game: string, names: string) => `${game}: ${names}`,
  names: (names: string[]) => names.join(', '),
  when: (instant: Date) => moment.format(instant),
  played: (when: string, minutes: number) =>
    minutes < 1 ? `${when}, under a minute` : `${when}, ${siteTexts.lengths.minutes(minutes)}`,
  byOne: (name: string, played: string) => `${name} · ${played}`,
  winner: (names: string[]) => (names.length === 1 ? `${names[0]} won` : `${listed(names)} shared the win`),
  onlyPoints: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  concluded: 'Ended early',
  result: 'Result',
  rank: 'Place',
  player: 'Player',
  points: 'Points',
  ordinal: (rank: number) => `${rank}.`,

  chart: (counted = 'Score') => `${counted} over time`,
  chartSummary: (lines: string[], counted = 'Score') => `${counted} after each move. Final: ${lines.join(', ')}.`,
  chartEnd: (name: string, points: number) => `${name} ${points}`,
  chartTable: 'Show as table',
  plyColumn: 'Move',

  replay: 'Replay',
  eyes: 'View as',
  eyesOfBot: (name: string) => `${name} (bot)`,
  spectators: 'Spectator',
  ply: (ply: number, last: number) => `Move ${ply} of ${last}`,
  slider: 'Move',
  deal: 'The cards are dealt.',
  first: 'To start',
  previousTurn: 'Previous turn',
  previous: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  next: 'Next move',
  nextTurn: 'Next turn',
  last: 'To end',
  previousChapter: (name: string) => `Back to: ${name}`,
  nextChapter: (name: string) => `On to: ${name}`,
  chapterOf: (name: string, number: number, count: number) => `${name} (${number} of ${count})`,
  speed: 'Speed',
  speedOf: (speed: number) => `${speed} ×`,
  keys: (chapters: boolean) =>
    chapters
      ? '← and →: one move. With Shift: one turn. Shift with Page Up and Page Down: one part. Home and End: first and last. Space: play.'
      : '← and →: one move. With Shift: one turn. Home and End: first and last. Space: play.',
  log: 'Game log',
  copyLink: 'Link to this move',
  playOn: 'Continue from here',
  /** Before the link to the match that this one continues. */
  playedOn: 'Continued from',
  playedOnFrom: (ply: number) => (ply === 0 ? 'the deal of another match' : `move ${ply} of another match`),
  playedOnMark: 'Continued from another match',
  copied: 'Link copied.',
  notCopied: (link: string) => `Couldn’t copy. The link: ${link}`,
  download: 'Download record',
  by: {
    PERSON: '',
    CLOCK: 'time ran out',
    AWAY: 'away',
  } as Record<string, string>,
  sentences: (sentences: readonly string[]) => sentences.join(' '),
  /** An action that no event tells of. */
  does: (name: string, action: string) => `${name}: ${action}`,
  playedFor: (name: string, sentence: string) => `A bot played for ${name}: ${sentence}`,
  hinted: (sentence: string) => `${sentence} (after a hint)`,
  byOther: (sentence: string, who: string) => `${sentence} (${who})`,

  shuffle: 'Shuffle',
  shuffleIntro:
    'A secret number, the seed, sets the order of all cards. Its fingerprint was published before the deal, so the server couldn’t change it. Now the seed is public and your browser can repeat the deal.',
  seed: 'Seed',
  seedHash: 'Fingerprint published before the deal',
  check: 'Verify shuffle',
  checking: 'Dealing again…',
  hashHolds: 'The seed matches the fingerprint in the record.',
  hashBroken: 'The seed does not match the fingerprint in the record.',
  sawSame: (when: string) => `Your browser saw the same fingerprint on ${when}, when it first opened this match.`,
  sawOther: (when: string) => `On ${when} your browser saw another fingerprint for this match.`,
  sawNone: 'Your browser didn’t see this match before it ended, so it can’t tell when the fingerprint was published.',
  dealHolds: (name: string, cards: string) => `${name} was dealt ${cards}, as the seed says.`,
  dealBroken: (name: string, cards: string) => `The seed gives ${name} ${cards}, but other cards were dealt.`,
  dealUnknown: 'This game doesn’t tell how it deals, so the deal can’t be repeated.',
  laterHolds: (count: number) =>
    count === 1
      ? 'The one card drawn after the deal matches the seed.'
      : `All ${count} cards drawn after the deal match the seed.`,
  laterBroken: (ply: number) => `The cards drawn at move ${ply} do not match the seed.`,
  /** The results of the checks, for screen readers: the eye sees a mark. */
  holds: 'Verified:',
  broken: 'Failed:',
  unknown: 'Unknown:',
  verdictHolds: 'Shuffle verified',
  verdictBroken: 'Something is wrong with this shuffle.',
};
