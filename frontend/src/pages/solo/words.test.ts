import { expect, test } from 'vitest';
import { attempt, ended, game, info, known } from './examples';
import { texts } from './texts';
import {
  attemptWords,
  dayAfter,
  dayWords,
  duelWords,
  listed,
  rankedCount,
  ownOptions,
  resultWords,
  sameVariation,
  shareWords,
  variationWords,
  topOf,
} from './words';

test('a result is told in the words of its game, or else in points', () => {
  expect(resultWords(ended(7), game.module)).toBe('7 metres');
  expect(resultWords(ended(1), undefined)).toBe('1 point');
  expect(resultWords({ reason: 'concluded', results: [] }, game.module)).toBe('');
});

test.each([
  ['PLAYING', texts.stillPlaying],
  ['WAIVED', texts.waived],
  ['GAVE_UP', texts.gaveUp],
] as const)('an attempt that is %s has no result but a word', (status, words) => {
  expect(attemptWords(attempt('Ada', 7, { status, outcome: null }), game.module)).toBe(words);
});

test('a result that ranks nowhere says so, and why', () => {
  const hinted = attempt('Ada', 7, { place: null, hinted: true });
  expect(attemptWords(hinted, game.module)).toBe('7 metres (with hints, not ranked)');
  expect(attemptWords(attempt('Ada', 7, { place: null }), game.module)).toBe('7 metres (not ranked)');
  expect(shareWords(hinted, 'Alone', game.module)).toBe(texts.share.wordsUnranked('Alone'));
  expect(shareWords(attempt('Ada', 7), 'Alone', game.module)).toBe(texts.share.words('Alone', '7 metres'));
});

test.each([
  [1, 2, 'You beat Ada 9–7!'],
  [2, 1, 'Ada beat you 7–9.'],
  [1, 1, texts.duel.even('Ada')],
  [1, null, texts.duel.theirsUnranked('Ada')],
  [null, 1, texts.duel.mineUnranked('Ada')],
  [null, null, texts.duel.bothUnranked],
])('my place %o beside that of the challenger %o', (mine, theirs, words) => {
  const challenger = attempt('Ada', 7, { place: theirs });
  expect(duelWords({ challenger, mine: attempt('Me', 9, { place: mine }), results: [] })).toBe(words);
});

test('there is no duel with oneself, nor before both have played', () => {
  const mine = attempt('Me', 9);
  expect(duelWords({ challenger: mine, mine, results: [mine] })).toBe('');
  expect(duelWords({ challenger: attempt('Ada', 7), mine: { ...mine, status: 'PLAYING' }, results: [] })).toBe('');
});

test('the challenger reads how the duel with the only friend went, and of none with several', () => {
  const mine = attempt('Me', 9, { place: 1 });
  const ada = attempt('Ada', 7, { place: 2 });
  expect(duelWords({ challenger: mine, mine, results: [mine, ada] })).toBe('You beat Ada 9–7!');
  expect(duelWords({ challenger: mine, mine, results: [mine, ada, attempt('Ben', 3, { place: 3 })] })).toBe('');
});

test('turns decide between equal points', () => {
  const after = (name: string, turns: number, place: number) =>
    attempt(name, 7, { place, outcome: { reason: 'down', results: [{ points: 7, rank: 1, returns: 1, turns }] } });
  const [mine, challenger] = [after('Me', 19, 1), after('Ada', 17, 2)];
  expect(duelWords({ challenger, mine, results: [] })).toBe('You beat Ada on turns, 19 to 17, with 7 points each!');
});

test('what does not rank is listed once, behind what does', () => {
  const hinted = attempt('Me', 9, { place: null, hinted: true });
  const ada = attempt('Ada', 7);
  expect(listed({ challenger: hinted, mine: hinted, results: [ada] })).toEqual([ada, hinted]);
  expect(listed({ challenger: hinted, mine: { ...hinted, status: 'PLAYING' }, results: [] })).toEqual([hinted]);
});

test('a variation is what differs from the usual', () => {
  expect(variationWords(known, { storm: 'OFF', rockets: 0, shuffle: 'OWN' })).toBe(texts.usual);
  expect(variationWords(known, { storm: 'ON', rockets: 4, shuffle: 'OWN' })).toBe('Storm, Rockets: four');
});

test('what only several can choose is no option for one', () => {
  expect(ownOptions(info, { storm: 'ON', rockets: 4, shuffle: 'SAME' })).toEqual({ storm: 'ON', rockets: 4 });
  expect(sameVariation(info, { storm: 'OFF', rockets: 0 }, { storm: 'OFF', shuffle: 'OWN' })).toBe(true);
  expect(sameVariation(info, { storm: 'ON' }, { storm: 'OFF' })).toBe(false);
});

test('days go on across the end of a month and of a year, whatever the time zone', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayWords('2026-11-21')).toBe('21 November 2026');
});

test.each([
  [1, '1st place'],
  [2, '2nd place'],
  [3, '3rd place'],
  [4, '4th place'],
  [11, '11th place'],
  [22, '22nd place'],
  [113, '113th place'],
])('place %d is the %s', (place, words) => expect(texts.place(place)).toBe(words));

test('whoever is behind the listed results is listed after them', () => {
  const far = attempt('Me', 1, { place: 143 });
  const results = Array.from({ length: 100 }, (_, index) => attempt(`P${index}`, 9));
  expect(listed({ challenger: null, mine: far, results })).toEqual([...results, far]);
  expect(topOf({ mine: far, results }, 3)).toEqual([...results.slice(0, 3), far]);
  expect(topOf({ mine: results[1]!, results }, 3)).toEqual(results.slice(0, 3));
  expect(topOf({ mine: { ...far, place: null }, results }, 3)).toEqual(results.slice(0, 3));
  expect(rankedCount({ results, ranked: 240 })).toBe(240);
  expect(rankedCount({ results })).toBe(100);
});
