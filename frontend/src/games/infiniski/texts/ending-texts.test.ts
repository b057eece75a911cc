import { expect, test } from 'vitest';
import { describeEnding } from './ending-texts';

test.each([
  [3, 6, 1, '3 flags: 6; 1 deck skied through: 1. Together: 7.'],
  [1, 2, 0, '1 flag: 2.'],
  [0, 0, 2, '2 decks skied through: 2.'],
  [0, 0, 0, 'No flag, no deck skied through.'],
])('%i flags for %i points and %i decks', (flags, flagPoints, decks, parts) => {
  expect(describeEnding({ turn: 16, speed: 0, hazard: 4, flags, flagPoints, decks })).toEqual({
    sentence: 'Speed 0 < hazard 4: buried on turn 16.',
    parts: [parts],
  });
});
