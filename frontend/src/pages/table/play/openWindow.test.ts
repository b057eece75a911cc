import { expect, test } from 'vitest';
import type { Frame } from '../../../protocol/types';
import { windowOf } from './openWindow';

const frame = (window: string | null, windowMillis: number | null) =>
  ({
    turn: { awaited: [1], mayAct: [1], window, over: null },
    windowMillis,
    windowLengthMillis: windowMillis === null ? null : 3000,
  }) as unknown as Frame;

test('a frame without a window shows none', () => {
  expect(windowOf(frame(null, null), { kind: 'close', lengthMillis: 3000, closesAt: 9 }, 5)).toBeNull();
});

test('a window closes when the server says, counted from when the frame came', () => {
  expect(windowOf(frame('close', 2900), null, 10_000)).toEqual({
    kind: 'close',
    lengthMillis: 3000,
    closesAt: 12_900,
  });
});

test('while somebody passes it stays the same window', () => {
  const open = windowOf(frame('close', 2900), null, 10_000);
  expect(windowOf(frame('close', 1500), open, 11_450)).toBe(open);
});

test('another window of the same kind is another window', () => {
  const open = windowOf(frame('close', 2900), null, 10_000);
  expect(windowOf(frame('close', 3000), open, 12_000)).not.toBe(open);
  expect(windowOf(frame('goingOut', 2900), open, 10_000)).not.toBe(open);
});
