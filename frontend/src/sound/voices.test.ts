import { expect, test } from 'vitest';
import { Voices } from './voices';

/** Asks for room for sounds, each `[starts, ends, worth]`, at the time when it starts. */
function ask(...wanted: [starts: number, ends: number, worth: number][]) {
  const voices = new Voices();
  const stopped: number[] = [];
  const admitted = wanted.map(([starts, ends, worth], index) =>
    voices.admit({ starts, ends, worth, stop: () => stopped.push(index) }, starts),
  );
  return { voices, admitted, stopped };
}

test('two sounds play at once; a third takes the place of the one that is worth least', () => {
  expect(ask([0, 9, 0], [0, 9, 1])).toMatchObject({ admitted: [true, true], stopped: [] });
  expect(ask([0, 9, 1], [0, 9, 0], [1, 9, 2])).toMatchObject({ admitted: [true, true, true], stopped: [1] });
});

test('of two that are worth the same, the older one makes room', () => {
  expect(ask([0, 9, 0], [1, 9, 0], [2, 9, 0]).stopped).toEqual([0]);
});

test('a sound that is worth less than both is not heard', () => {
  expect(ask([0, 9, 1], [0, 9, 2], [1, 2, 0])).toMatchObject({ admitted: [true, true, false], stopped: [] });
});

test('what has ended takes no room', () => {
  const { admitted, stopped, voices } = ask([0, 1, 2], [0, 1, 2], [1, 2, 0]);
  expect(admitted).toEqual([true, true, true]);
  expect(stopped).toEqual([]);
  expect(voices.end(1)).toBe(2);
  expect(voices.end(5)).toBe(5);
});
