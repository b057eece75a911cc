/** The words shown before a finished match is continued. */

export const texts = {
  title: (move: number) => (move === 0 ? 'Continue from the deal' : `Continue from move ${move}`),
  help: 'Everything up to here stands; from here on, you play.',
  sameCards: 'The cards are the same, even those nobody has seen. You may know what’s coming; the bots don’t.',
  sameCardsAlone: 'The cards are the same, even those nobody has seen: you may know what’s coming.',
  notCounted: 'It doesn’t count for records, streaks or daily deals.',
  seat: 'You play',
  bots: 'The others are played by',
  botsAt: { BEGINNER: 'beginners', SKIER: 'skiers', RACER: 'racers', GUIDE: 'guides' },
  bot: 'The other seat is played by',
  botAt: { BEGINNER: 'a beginner', SKIER: 'a skier', RACER: 'a racer', GUIDE: 'a guide' },
  over: 'There’s nothing left to play here. Step back to an earlier move first.',
  play: 'Continue',
  cancel: 'Not now',
};
