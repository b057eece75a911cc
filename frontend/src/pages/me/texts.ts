import { language } from '../../texts';

const percent = new Intl.NumberFormat(language, { style: 'percent' });
const whole = new Intl.NumberFormat(language);
const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const plural = (count: number, one: string, many: string): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** Every word of My page that a player reads. */
export const texts = {
  title: 'My page',
  private: 'Only you can see this page.',
  counting: 'Counting your matches…',
  newestOnly: (count: number) => `Only your newest ${whole.format(count)} matches are counted.`,
  again: 'Try again',
  unlisted: 'Repeated deals and matches continued from a replay don’t count. Neither do matches that ended early.',

  newcomer: {
    title: 'Your first run is waiting',
    words: 'Finish a match, and your wins, streaks and best scores will be here, and the people you played with.',
    play: 'Play',
    learn: 'Each game has a lesson of a few minutes.',
  },

  figures: {
    label: 'All games',
    played: (count: number) => (count === 1 ? 'match played' : 'matches played'),
    games: (count: number) => (count === 1 ? 'game tried' : 'games tried'),
    won: {
      PERSONS: (count: number) => (count === 1 ? 'win against people' : 'wins against people'),
      BOTS: (count: number) => (count === 1 ? 'win against bots' : 'wins against bots'),
    },
    streak: 'wins in a row, at best',
    met: (count: number) => (count === 1 ? 'person met' : 'people met'),
    /** A count of persons of whom the server lists no more. */
    atLeast: (count: number) => `${whole.format(count)}+`,
    count: (count: number) => whole.format(count),
  },

  against: {
    PERSONS: 'With other people',
    BOTS: 'Against bots',
    ALONE: 'Alone',
  },
  /** The help under the heading of matches alone. */
  alone: 'Best scores are those that count for records.',

  tally: {
    share: (won: number, played: number) => percent.format(played === 0 ? 0 : won / played),
    won: (won: number, played: number) => `Won ${whole.format(won)} of ${whole.format(played)}`,
    /** Of a game for one that can be lost. */
    succeeded: (won: number, played: number) => `Succeeded in ${whole.format(won)} of ${whole.format(played)}`,
    played: (count: number) => plural(count, 'match', 'matches'),
    streak: 'Streak',
    bestStreak: 'Best streak',
    average: 'Average',
    averagePlace: 'Average place',
    best: 'Best',
    number: (value: number) => average.format(value),
    points: (count: number) => plural(count, 'point', 'points'),
    bestLink: (score: string, game: string) => `${score}: replay of your best ${game} match`,
  },

  met: {
    title: 'People you met',
    help: 'Who had the better place, in matches that you both finished.',
    played: (count: number) => plural(count, 'match', 'matches'),
    youLead: (mine: number, theirs: number) => `You lead ${mine}–${theirs}`,
    theyLead: (name: string, theirs: number, mine: number) => `${name} leads ${theirs}–${mine}`,
    even: (each: number) => `Even at ${each}–${each}`,
    last: 'Last match',
    lastWith: (name: string) => `Last match with ${name}`,
    all: 'Show all',
  },

  matches: 'My matches',
};
