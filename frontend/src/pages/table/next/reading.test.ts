import { expect, test } from 'vitest';
import { table } from '../examples';
import { resultRead, tableShown } from './reading';

const people = [{ name: 'Ada' }, { name: 'Ben' }];
const playing = table(people, { status: 'PLAYING', match: 'm1' });
const over = table(people, { status: 'OVER', match: 'm1' });
const room = table([...people, {}], { status: 'GATHERING', match: 'm1', game: 'hike' });
const nextOfAda = table([{ name: 'Ada' }, { name: 'Eve' }], { status: 'PLAYING', match: 'm2' });

test('a result stays on the page while the table goes on', () => {
  const kept = resultRead(undefined, playing, over, 'pBen');
  expect(kept).toBe(over);
  const later = resultRead(kept, over, room, 'pBen');
  expect(tableShown(later, room)).toMatchObject({ game: 'alone', status: 'OVER', match: 'm1' });
  expect(tableShown(later, room)?.seats).toHaveLength(2);
});

test('whoever sits in the next match plays it; others read on', () => {
  expect(resultRead(over, over, nextOfAda, 'pAda')).toBeUndefined();
  expect(resultRead(over, over, nextOfAda, 'pBen')?.match).toBe('m1');
  expect(resultRead(over, over, nextOfAda, undefined)?.match).toBe('m1');
});

test('an end that was slept through is read, too', () => {
  expect(resultRead(undefined, playing, room, 'pBen')).toMatchObject({ match: 'm1', status: 'OVER' });
});

test('whoever comes into a room or to a match reads no result', () => {
  expect(resultRead(undefined, undefined, room, 'pBen')).toBeUndefined();
  expect(resultRead(undefined, undefined, playing, 'pBen')).toBeUndefined();
  expect(resultRead(undefined, playing, playing, 'pBen')).toBeUndefined();
});

test('strangers read no result of a private match of before', () => {
  const untold = table(people, { status: 'OVER', match: null });
  expect(resultRead(undefined, undefined, untold, 'pEve')).toBeUndefined();
});

test('a match for one follows its table', () => {
  const alone = table([{ name: 'Ada' }], { status: 'OVER', match: 'm1' });
  expect(resultRead(undefined, undefined, alone, 'pEve')).toBeUndefined();
});
