/** The texts about bots, on all pages. */

export const botTexts = {
  /** The label next to a name, for screen readers. */
  bot: 'bot',
  botOf: (level: string) => `bot, ${level}`,
  program: 'program',
  programOf: (owner: string) => `program of ${owner}`,
  levels: { BEGINNER: 'Beginner', SKIER: 'Skier', RACER: 'Racer', GUIDE: 'Guide' },
  /** A description of each level. */
  levelHelp: {
    BEGINNER: 'Knows the rules, and does the first thing that comes to mind. For your first match.',
    SKIER: 'Plays sensibly, one move at a time. A good match for most.',
    RACER: 'Looks a little ahead before it decides.',
    GUIDE: 'Looks ahead as far as it can. The hardest to beat.',
  },

  ask: 'Ask a bot',
  askTitle: 'Which bot shall sit here?',
  askHelp: 'A bot sees what its seat sees and nothing else. It makes room for whoever would rather sit there.',
  askAll: (free: number) => `One for each of the ${free} free seats`,
  change: 'Change',
  sendAway: 'Send away',
  ofMine: 'A program of mine',
  ofMineHelp: 'Something that you have written decides for the bot of this seat.',
  forMe: 'Let a program play for me',
  sitInstead: 'Sit here myself',
  sitInsteadOf: (name: string) => `${name} makes room`,
  onlyBots: 'A match needs at least one person: sit down, and you can start.',

  seatsHelp: 'Seats that stay free can be given to bots at the table.',

  pace: 'How fast bots play',
  paces: { SLOW: 'Slowly', USUAL: 'As usual', QUICK: 'Quickly' },
  paceHelp: {
    SLOW: '2 to 4 seconds for a move, to follow it all.',
    USUAL: 'About a second for a move.',
    QUICK: 'Less than a second.',
  },

  hints: 'Hints',
  hintsHelp: 'Whoever plays may ask a bot what it would do. Replays show it.',
  hintsOn: 'Whoever plays may ask',

  against: 'Against bots',
  /** Against how many of which level one click plays. */
  againstHow: (bots: number, level: string) => (bots === 1 ? `1 bot · ${level}` : `${bots} bots · ${level}`),
  againstGame: (game: string) => `Play ${game} against bots`,
  choose: 'Against whom?',
  chooseOf: (game: string) => `Against which bots in ${game}?`,
  many: 'How many bots?',
  manyOf: (count: number) => (count === 1 ? '1 bot' : `${count} bots`),
  level: 'How well do they play?',
  play: 'Deal and play',
  done: 'Done',
};
