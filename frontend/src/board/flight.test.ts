import { expect, test } from 'vitest';
import { cardIn, delays, MOST, wayBetween } from './flight';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('a card fills a place of its own shape', () => {
  expect(cardIn(box(10, 20, 50, 70), 1.4)).toEqual(box(10, 20, 50, 70));
  // Signs below a card make its place a little higher.
  expect(cardIn(box(10, 20, 50, 80), 1.4)).toEqual(box(10, 20, 50, 70));
});

test('a card lies in the middle of any other place, no larger than it', () => {
  expect(cardIn(box(0, 0, 40, 20), 2)).toEqual(box(15, 0, 10, 20));
  const { left, top, width } = cardIn(box(0, 0, 800, 300), 1.5);
  expect(width).toBeLessThan(100);
  expect(left + width / 2).toBe(400);
  expect(top + (width * 1.5) / 2).toBe(150);
});

test('a card is drawn in its largest size and only ever made smaller, except where it rises', () => {
  const way = wayBetween(box(100, 100, 20, 28), box(300, 60, 80, 112), { left: 100, top: 50 });
  expect(way).toMatchObject({
    width: 80,
    start: 'translate(0.0px, 50.0px) scale(0.2500)',
    end: 'translate(200.0px, 10.0px) scale(1.0000)',
  });
  expect(way.rise).toBeCloseTo(1.06);
  // Between two small places it becomes large enough to be seen.
  expect(wayBetween(box(0, 0, 16, 22), box(50, 0, 12, 17), { left: 0, top: 0 }).rise).toBe(3);
});

test('however many cards one move has, all are soon in the air', () => {
  expect(delays(1)).toEqual([0]);
  expect(delays(3)).toEqual([0, 45, 90]);
  for (const count of [2, MOST, 40]) expect(Math.max(...delays(count))).toBeLessThanOrEqual(360);
});
