/** The goals of the first matches, each in at most 60 characters. */
export const coachWords = {
  find: 'Find a rocket before you burn',
  putUnder: 'Room for six: put one rocket under the deck',
  burn: 'Both sides must burn the same',
  land: 'Land at speed 1',
  liftOff: 'Lift off again: burn upwards',
  home: 'Fly back up to orbit',
};
