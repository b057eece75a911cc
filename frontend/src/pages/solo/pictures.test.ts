import { expect, test } from 'vitest';
import { attempt, challenge, dayDeal, game } from './examples';
import { dayTexts } from './deals/texts';
import { pictureOf } from './pictures';
import { texts } from './texts';

const mine = attempt('Me', 7, { place: 2 });
const ada = attempt('Ada', 9);
const words = texts.picture;

test('a day has its leaderboard, my row among it, and my place and streak', () => {
  const picture = pictureOf(dayDeal({ mine, results: [ada, mine], streak: 3 }), mine, game);
  expect(picture).toMatchObject({
    game: 'alone',
    title: 'Alone',
    eyebrow: words.eyebrow('Me', texts.table.ofTheDay),
    headline: '7 points',
    date: '21 November 2026',
    day: '2026-11-21',
    notes: [words.notes([words.ofDay('2nd', 2), dayTexts.streakIs('3 days')])],
  });
  expect(picture.rows.map(({ rank, name, score, strong }) => [rank, name, score, strong])).toEqual([
    [1, 'Ada', '9 points', false],
    [2, 'Me', '7 points', true],
  ]);
});

test('whoever is far behind stands below the first four, with the place among all', () => {
  const far = attempt('Me', 1, { place: 143 });
  const others = Array.from({ length: 100 }, (_, index) => attempt(`P${index}`, 9, { place: 1 }));
  const { rows, notes } = pictureOf(dayDeal({ mine: far, results: others, ranked: 240 }), far, game);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 143]);
  expect(notes).toEqual([words.ofDay('143rd', 240)]);
});

test('a result with a hint has neither place nor rows', () => {
  const hinted = attempt('Me', 7, { place: null, hinted: true });
  const { rows, notes, headline } = pictureOf(dayDeal({ mine: hinted, results: [], streak: 0 }), hinted, game);
  expect([rows, notes, headline]).toEqual([[], [], '7 points']);
});

test('a challenge says by name who has beaten whom, from both sides', () => {
  const anna = attempt('Anna', 9, { place: 2 });
  const me = attempt('Me', 12, { place: 1 });
  const won = challenge({ challenger: anna, mine: me, results: [me, anna] });
  expect(pictureOf(won, me, game).headline).toBe('Me beat Anna 12–9');
  const lost = challenge({ challenger: me, mine: anna, results: [me, anna] });
  expect(pictureOf(lost, anna, game).headline).toBe('Me beat Anna 12–9');
  const even = challenge({ challenger: attempt('Anna', 9), mine: attempt('Me', 9), results: [] });
  expect(pictureOf(even, even.mine!, game).headline).toBe(words.tied('Me', 'Anna'));
});

test('a challenge that nobody has taken up has my result', () => {
  const me = attempt('Me', 12);
  const picture = pictureOf(challenge({ challenger: me, mine: me, results: [me] }), me, game);
  expect(picture.headline).toBe('12 points');
  expect(picture.eyebrow).toBe(words.eyebrow('Me', texts.table.challenge));
  expect(picture.rows).toEqual([]);
});

test('nothing of the cards, the seed or the address is in a picture', () => {
  const secret = dayDeal({ mine, results: [ada, mine], seedHash: 'cafe'.repeat(16), code: 'SECRETCODE' });
  const told = JSON.stringify(pictureOf(secret, mine, game));
  for (const hidden of [secret.seedHash, secret.code, mine.match, mine.player.id, ada.player.id, location.host])
    expect(told).not.toContain(hidden);
});
