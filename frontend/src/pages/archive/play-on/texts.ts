/** What is said before a finished match is played on. */

export const texts = {
  title: (ply: number) => (ply === 0 ? 'Play on from the deal' : `Play on from ply ${ply}`),
  help: 'All that was done until then stands; what comes after it is yours to do otherwise.',
  sameCards: 'The cards are the same, also those that nobody had seen. You may know what comes; the bots do not.',
  sameCardsAlone: 'The cards are the same, also those that nobody had seen: you may know what comes.',
  notCounted: 'It counts for nothing: no record, no streak, no deal of the day.',
  seat: 'You play',
  bots: 'The others are played by',
  botsAt: { BEGINNER: 'beginners', SKIER: 'skiers', RACER: 'racers', GUIDE: 'guides' },
  bot: 'The other seat is played by',
  botAt: { BEGINNER: 'a beginner', SKIER: 'a skier', RACER: 'a racer', GUIDE: 'a guide' },
  over: 'There is nothing left to play here. Step back to an earlier ply first.',
  play: 'Play on',
  cancel: 'Not now',
};
