import { expect, test } from 'vitest';
import type { Cue } from './cue';
import { isHeard, LEVELS, loudness, usualLevel, worthOf } from './policy';

const sounds = (level: (typeof LEVELS)[number]) =>
  (['turn', 'tick', 'win', 'loss', 'played', 'joined', 'whistle'] as const).filter((sound) =>
    isHeard({ sound }, level),
  );

test('alone all sounds are heard; with others my turn and endings, until one chooses', () => {
  expect(usualLevel(true)).toBe('all');
  expect(usualLevel(false)).toBe('turns');
  expect(sounds('off')).toEqual([]);
  expect(sounds('turns')).toEqual(['turn', 'tick', 'win', 'loss']);
  expect(sounds('all')).toHaveLength(7);
});

test.each<[string, Cue, number | null, number]>([
  ['my own move', { sound: 'played', seat: 1 }, 1, 1],
  ['a move of another', { sound: 'played', seat: 0 }, 1, 0.5],
  ['a move that one watches', { sound: 'played', seat: 0 }, null, 0.5],
  ['a call of my turn', { sound: 'whistle', seat: 0, at: 1 }, 1, 1],
  ['a call of another’s turn', { sound: 'whistle', seat: 0, at: 2 }, 1, 0.5],
  ['what is nobody’s move', { sound: 'turn' }, 1, 1],
])('%s is as loud as it should be', (_, cue, viewer, expected) => {
  expect(loudness(cue, viewer)).toBe(expected);
});

test('my turn is worth more than a whistle, and a whistle more than a card', () => {
  const worths = (['turn', 'whistle', 'played'] as const).map((sound) => worthOf({ sound }));
  expect(worths).toEqual([...worths].sort((one, other) => other - one));
  expect(new Set(worths).size).toBe(3);
});
