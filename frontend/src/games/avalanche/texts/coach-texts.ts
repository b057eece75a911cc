/** The goals of the first matches, each in at most 60 characters. */
export const coachWords = {
  pickUp: 'Pick up cards: draw pile or lifts',
  bank: 'Bank a run: it costs the whole turn',
  begin: 'Begin a run: a lift card comes first',
  extend: 'Link the same or a neighbouring colour',
};
