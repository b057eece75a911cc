/** The goals of the first matches, each in at most 60 characters. */
export const coachWords = {
  connect: 'Connect slopes; stay faster than the hazard',
  flags: 'Knock down flags: the faster, the more points',
  land: 'Land on a card that lies on its side',
  jump: 'A jump brings a new hand; skiing on, what lies ahead',
  gain: 'More speed: better flags, fewer cards',
  forced: 'Nothing connects: a jump costs hazard and speed',
  discard: 'Your speed sets how many cards you may hold',
};
