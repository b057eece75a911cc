/** The words about bots, wherever they are met. */

export const botTexts = {
  /** Next to a name, for screen readers. */
  bot: 'bot',
  botOf: (level: string) => `bot, ${level}`,
  /** Next to a name, in a sentence or a table. */
  aside: (bot: string) => `(${bot})`,
  program: 'program',
  programOf: (owner: string) => `${owner}’s program`,
  levels: { BEGINNER: 'Beginner', SKIER: 'Skier', RACER: 'Racer', GUIDE: 'Guide' },
  /** A sentence about how well each level plays. */
  levelHelp: {
    BEGINNER: 'Knows the rules and plays the first move that comes to mind. Good for a first match.',
    SKIER: 'Plays sensibly, one move at a time. A good match for most players.',
    RACER: 'Looks a little ahead.',
    GUIDE: 'Looks as far ahead as it can. The hardest to beat.',
  },

  askTitle: 'Choose a bot',
  askHelp: 'A bot sees only what its seat sees. It gives up its seat to any player who wants it.',
  askAll: (free: number) => `Fill all ${free} free seats`,
  change: 'Change',
  sendAway: 'Remove',
  ofMine: 'My own bot',
  ofMineHelp: 'A program you run plays this seat.',
  forMe: 'Connect my own bot',
  sitInstead: 'Sit here',
  sitInsteadOf: (name: string) => `instead of ${name}`,
  onlyBots: 'A match needs at least one person. Sit down to start.',

  pace: 'Bot speed',
  paces: { SLOW: 'Slow', USUAL: 'Normal', QUICK: 'Fast' },
  paceHelp: {
    SLOW: '2–4 seconds a move.',
    USUAL: 'About 1 second a move.',
    QUICK: 'Under 1 second a move.',
  },

  hints: 'Hints',
  hintsHelp: 'Players can ask a bot for a move. Replays show when they did.',
  hintsOn: 'Allowed',

  against: 'Play against bots',
  /** Against how many of which level one click plays. */
  againstHow: (bots: number, level: string) => (bots === 1 ? `1 bot · ${level}` : `${bots} bots · ${level}`),
  againstGame: (game: string) => `Play ${game} against bots`,
  choose: 'Choose your bots',
  chooseOf: (game: string) => `Choose your bots for ${game}`,
  many: 'How many bots?',
  manyOf: (count: number) => (count === 1 ? '1 bot' : `${count} bots`),
  level: 'Level',
  play: 'Play',
  done: 'Done',
};
