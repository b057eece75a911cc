import { expect, test } from 'vitest';
import type { Par } from '../../../protocol/deals';
import { ended } from '../examples';
import { againstPar, parWords } from './par';
import { dayTexts } from './texts';

const par = (more: Partial<Par>): Par => ({ level: 'GUIDE', runs: 20, successes: 20, points: 17, ...more });
const landing = { describeSuccesses: (count: number, runs: number) => `landed by ${count} of ${runs} pilots` };

test.each([
  ['where nothing is lost the points of the middle run', par({}), {}, 'Par: 17 points'],
  ['one point is one point', par({ points: 1 }), {}, 'Par: 1 point'],
  ['in the game’s words', par({ successes: 14 }), landing, 'Par: landed by 14 of 20 pilots, median 17 points'],
  ['half of them are enough', par({ successes: 10 }), landing, 'Par: landed by 10 of 20 pilots, median 17 points'],
  ['no points where most were lost', par({ successes: 3, points: 0 }), landing, 'Par: landed by 3 of 20 pilots'],
  ['without a word of the game', par({ successes: 19 }), {}, 'Par: 19 of 20 succeeded, median 17 points'],
])('%s', (_, told, game, words) => {
  expect(parWords(told, game)).toBe(words);
});

const words = dayTexts.mine;
const mine = (points: number) => ({ outcome: ended(points) });
const most = { successes: 3, points: 0 };

test.each([
  ['better', par({}), mine(19), words.above(2)],
  ['as good', par({}), mine(17), words.on],
  ['worse', par({}), mine(16), words.below(1)],
  ['lost where most were not', par({ successes: 10 }), mine(-1), words.missed],
  ['not lost where most were', par(most), mine(3), words.beat],
  ['lost where most were', par(most), mine(-1), ''],
  ['not played out', par({}), { outcome: null }, ''],
])('a result against par: %s', (_, told, result, expected) => {
  expect(againstPar(told, result, words)).toBe(expected);
});
