/** The goals of the first matches, each in at most 60 characters. */
import { places } from '../cards/grammar-texts';

export const coachWords = {
  fill: (count: number) => `Fill ${places(count)}; edges must match`,
  youngster: 'Bonus: a youngster fits anywhere',
  declare: 'Who is ready early gets more care cards',
  upgrade: 'Equipment gives a one-point husky another point',
  run: 'Run field by field: points match the snow',
  care: 'Care makes tired huskies ready again',
  rest: 'Choose who rests until the race is over',
  camp: 'Nobody can run: make camp',
};
