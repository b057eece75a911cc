import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import { forecastWords, hint, isDeadly, jumpBuries, turnOf } from './board-texts';
import { slopeCards } from '../deck';
import { cardName, describeAction, describeEvent, describeResult, gameTexts } from './texts';
import type { Forecast, InfiniskiAction, InfiniskiEvent, Passage, SlopeCard } from '../types';

const events: [InfiniskiEvent, string][] = [
  [{ type: 'Drawn', cards: ['S01', 'S02', 'S05'] }, 'Drawn: Bunny slope, Steep drop and Flag gate.'],
  [{ type: 'Discarded', card: 'S09' }, 'Mogul field is discarded.'],
  [{ type: 'CardLaid', card: 'S03', orientation: 'LANDSCAPE', turn: 4 }, 'Turn 4: Long run, in landscape.'],
  [
    { type: 'Skied', card: 'S03', part: 'LEFT', slope: 'DOWNHILL', speed: 6, hazard: 2 },
    'Downhill, the left section: speed 6, hazard 2.',
  ],
  [{ type: 'Skied', card: 'S03', part: 'PORTRAIT', slope: 'FLAT', speed: 6, hazard: 2 }, 'Flat: speed 6, hazard 2.'],
  [{ type: 'YetiMet', hazard: 5 }, 'The yeti! Hazard is 5 now.'],
  [{ type: 'FlagTaken', points: 3, score: 9 }, 'A flag goes down for 3 points. The score is 9.'],
  [
    { type: 'Jumped', part: 'RIGHT', must: false, forced: false, discarded: ['S01', 'S02'], speed: 5, hazard: 2 },
    'A jump: speed 5, hazard 2. Bunny slope and Steep drop discarded.',
  ],
  [
    { type: 'Jumped', part: 'RIGHT', must: true, forced: false, discarded: [], speed: 8, hazard: 2 },
    'Too fast to stay on the snow: a jump: speed 8, hazard 2.',
  ],
  [
    { type: 'Jumped', part: 'LEFT', must: false, forced: true, discarded: ['S01'], speed: 5, hazard: 3 },
    'A forced jump: speed 5, hazard 3. Bunny slope discarded.',
  ],
  [{ type: 'NoLanding', card: 'S07' }, 'No landing on Broken slope: there is nothing below but a crevasse.'],
  [{ type: 'Reshuffled', cards: 11, score: 1 }, 'The deck was empty: 11 cards shuffled, 1 point. The score is 1.'],
  [{ type: 'Buried', speed: 4, hazard: 5, turn: 16 }, 'Speed 4, hazard 5: buried in turn 16.'],
];

test.each(events)('%o is told', (event, words) => {
  expect(describeEvent(event)).toBe(words);
});

const actions: [InfiniskiAction, string][] = [
  [{ type: 'Place', card: 'S11', orientation: 'PORTRAIT' }, 'Lay Valley in portrait'],
  [{ type: 'Gain', speed: 3 }, 'Gain 3 speed'],
  [{ type: 'Jump' }, 'Jump: speed goes down by 1, and the hand is discarded'],
  [{ type: 'SkiOn' }, 'Ski on: stay on the snow'],
  [{ type: 'ForcedJump' }, 'Forced jump: hazard goes up by 1, speed down by 1, and the hand is discarded'],
  [{ type: 'Discard', card: 'S15' }, 'Discard Gully'],
];

test.each(actions)('%o is named', (action, words) => {
  expect(describeAction(action)).toBe(words);
});

test('the first card is laid in turn 1 and the second in turn 2, with what belongs to each', () => {
  expect(turnOf({ task: 'PLACE', turn: 0 })).toBe(1);
  expect(turnOf({ task: 'JUMP_OR_SKI', turn: 1 })).toBe(1);
  expect(turnOf({ task: 'DISCARD', turn: 1 })).toBe(2);
  expect(turnOf({ task: 'PLACE', turn: 1 })).toBe(2);
  expect(turnOf({ task: 'OVER', turn: 16 })).toBe(16);
});

test('a result says points and turns', () => {
  expect(describeResult({ points: 1, rank: 1, returns: 0, turns: 16 })).toBe('1 point, buried in turn 16');
  expect(describeResult({ points: 7, rank: 1, returns: 0, turns: null })).toBe('7 points');
  expect(gameTexts.reasons.buried).toBeDefined();
});

test('the cards are called as the server calls them', () => {
  const cards = Object.keys(slopeCards) as SlopeCard[];
  expect(cards.map(cardName)).toEqual(cards.map((card) => slopeCards[card].name));
});

test('at speed = hazard any jump buries, and a forced one a step before', () => {
  expect(jumpBuries({ speed: 5, hazard: 5 })).toBe(true);
  expect(jumpBuries({ speed: 6, hazard: 5 })).toBe(false);
  expect(jumpBuries({ speed: 6, hazard: 5 }, true)).toBe(true);
  expect(jumpBuries({ speed: 7, hazard: 5 }, true)).toBe(false);
});

const forecast = (passage: Partial<Passage>): Forecast => ({
  card: 'S08',
  orientation: 'LANDSCAPE',
  gain: 0,
  passages: [{ part: 'LEFT', speed: 8, hazard: 8, jump: 'NO', flag: 0, buried: false, ...passage }],
  noLanding: false,
});

test.each([
  [{ jump: 'MUST' }, 'Speed 8, a jump you cannot avoid, and it buries you.', true],
  [{ jump: 'MUST', speed: 9 }, 'Speed 9, a jump you cannot avoid.', false],
  [{ jump: 'CAN' }, 'Speed 8, a jump would bury you.', false],
  [{ jump: 'CAN', speed: 9 }, 'Speed 9, you may jump.', false],
  [{ speed: 7, buried: true }, 'Speed 7: buried.', true],
] as [Partial<Passage>, string, boolean][])('of %o it says "%s"', (passage, words, deadly) => {
  expect(forecastWords([forecast(passage)], { speed: 8, hazard: 8 })).toBe(words);
  expect(isDeadly(forecast(passage), { speed: 8, hazard: 8 })).toBe(deadly);
});

test('the landing on an X says whether the jump after it can be survived', () => {
  const onX: Forecast = { card: 'S07', orientation: 'LANDSCAPE', gain: 0, passages: [], noLanding: true };
  expect(forecastWords([onX], { speed: 5, hazard: 3 })).toBe('Nothing to land on: a forced jump follows.');
  expect(forecastWords([onX], { speed: 5, hazard: 4 })).toMatch(/follows, and it buries you\.$/);
  expect(isDeadly(onX, { speed: 5, hazard: 3 })).toBe(false);
  expect(isDeadly(onX, { speed: 5, hazard: 4 })).toBe(true);
});

test('in the air it names what may be landed on', () => {
  const { view } = moments.air!;
  const told = (landing: 'LEFT' | 'RIGHT', ...hand: SlopeCard[]) => hint({ ...view, landing, hand }, true);
  expect(told('LEFT', 'S07', 'S06')).toMatch(/land on the left section of any card, laid in landscape\.$/);
  expect(told('RIGHT', 'S06')).toMatch(/land on the right section of any card, laid in landscape\.$/);
  expect(told('RIGHT', 'S07', 'S06')).toMatch(/the right section of any card but Broken slope, laid in landscape\.$/);
  expect(told('RIGHT', 'S07')).toMatch(/land on the X of Broken slope, and jump again\.$/);
});
