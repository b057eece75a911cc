import { expect, test } from 'vitest';
import type { Position } from '../../../protocol/types';
import { windowOf } from './openWindow';

const position = (window: string | null, windowMillis: number | null) =>
  ({
    turn: { awaited: [1], mayAct: [1], window, over: null },
    windowMillis,
    windowLengthMillis: windowMillis === null ? null : 3000,
  }) as unknown as Position;

test('a position without a window shows none', () => {
  expect(windowOf(position(null, null), { kind: 'close', lengthMillis: 3000, closesAt: 9 }, 5)).toBeNull();
});

test('a window closes when the server says, counted from when the position came', () => {
  expect(windowOf(position('close', 2900), null, 10_000)).toEqual({
    kind: 'close',
    lengthMillis: 3000,
    closesAt: 12_900,
  });
});

test('while somebody passes it stays the same window', () => {
  const open = windowOf(position('close', 2900), null, 10_000);
  expect(windowOf(position('close', 1500), open, 11_450)).toBe(open);
});

test('another window of the same kind is another window', () => {
  const open = windowOf(position('close', 2900), null, 10_000);
  expect(windowOf(position('close', 3000), open, 12_000)).not.toBe(open);
  expect(windowOf(position('goingOut', 2900), open, 10_000)).not.toBe(open);
});
