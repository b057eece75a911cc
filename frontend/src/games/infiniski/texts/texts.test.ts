import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { SeatInfo } from '../../game';
import { hint, turnOf } from '../board/hint';
import { isDeadly, jumpBuries } from '../danger';
import { hintWords } from './hint-texts';
import { slopeCards } from '../deck';
import { gameTexts } from './game-texts';
import { cardName, describeAction, describeEvent, describeResult } from './texts';
import type { Forecast, InfiniskiAction, InfiniskiEvent, Passage, SlopeCard } from '../types';

const seats: SeatInfo[] = [{ seat: 0, name: 'Ada', me: true, online: true, away: 'PRESENT' }];

const events: [InfiniskiEvent, string][] = [
  [{ type: 'Drawn', cards: ['S01', 'S02', 'S05'] }, 'You drew Bunny slope, Steep drop and Flag gate.'],
  [{ type: 'Discarded', card: 'S09' }, 'Mogul field discarded.'],
  [{ type: 'CardLaid', card: 'S03', orientation: 'LANDSCAPE', turn: 4 }, 'Turn 4: Long run in landscape.'],
  [
    { type: 'Skied', card: 'S03', part: 'LEFT', slope: 'DOWNHILL', speed: 6, hazard: 2 },
    'Downhill, left section: speed 6, hazard 2.',
  ],
  [{ type: 'Skied', card: 'S03', part: 'PORTRAIT', slope: 'FLAT', speed: 6, hazard: 2 }, 'Flat: speed 6, hazard 2.'],
  [{ type: 'YetiMet', hazard: 5 }, 'Yeti! Hazard is now 5.'],
  [{ type: 'FlagTaken', points: 3, score: 9 }, 'Flag! +3 (total 9).'],
  [
    { type: 'Jumped', part: 'RIGHT', must: false, forced: false, discarded: ['S01', 'S02'], speed: 5, hazard: 2 },
    'Jump: speed 5, hazard 2. Bunny slope and Steep drop discarded.',
  ],
  [
    { type: 'Jumped', part: 'RIGHT', must: true, forced: false, discarded: [], speed: 8, hazard: 2 },
    'Too fast, must jump: speed 8, hazard 2.',
  ],
  [
    { type: 'Jumped', part: 'LEFT', must: false, forced: true, discarded: ['S01'], speed: 5, hazard: 3 },
    'Forced jump: speed 5, hazard 3. Bunny slope discarded.',
  ],
  [{ type: 'NoLanding', card: 'S07' }, 'No landing on Broken slope: there’s a crevasse.'],
  [{ type: 'Reshuffled', cards: 11, score: 1 }, 'Deck empty: 11 cards reshuffled, +1 point (total 1).'],
  [{ type: 'Buried', speed: 4, hazard: 5, turn: 16 }, 'Buried on turn 16: speed 4, hazard 5.'],
];

test('every event is told', () => {
  expect(events.map(([event]) => describeEvent(event, seats))).toEqual(events.map(([, words]) => words));
});

const actions: [InfiniskiAction, string][] = [
  [{ type: 'Place', card: 'S11', orientation: 'PORTRAIT' }, 'Play Valley in portrait'],
  [{ type: 'Gain', speed: 3 }, '+3 speed'],
  [{ type: 'Jump' }, 'Jump: −1 speed, discard hand'],
  [{ type: 'SkiOn' }, 'Ski on: stay on the snow'],
  [{ type: 'ForcedJump' }, 'Forced jump: +1 hazard, −1 speed, discard hand'],
  [{ type: 'Discard', card: 'S15' }, 'Discard Gully'],
];

test('every action is named', () => {
  expect(actions.map(([action]) => describeAction(action))).toEqual(actions.map(([, words]) => words));
});

test('a spectator reads of the cards that were drawn, too', () => {
  const drawn: InfiniskiEvent = { type: 'Drawn', cards: ['S10'] };
  expect(describeEvent(drawn, [{ ...seats[0]!, me: false }])).toBe('Drew Hump.');
});

test('the first card is laid in turn 1 and the second in turn 2, with what belongs to each', () => {
  expect(turnOf({ task: 'PLACE', turn: 0 })).toBe(1);
  expect(turnOf({ task: 'JUMP_OR_SKI', turn: 1 })).toBe(1);
  expect(turnOf({ task: 'DISCARD', turn: 1 })).toBe(2);
  expect(turnOf({ task: 'PLACE', turn: 1 })).toBe(2);
  expect(turnOf({ task: 'OVER', turn: 16 })).toBe(16);
});

test('a result says points and turns', () => {
  expect(describeResult({ points: 1, rank: 1, returns: 0, turns: 16 })).toBe('1 point, buried on turn 16');
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
  [{ jump: 'MUST' }, 'Kicker. Speed 8, must jump, which buries you.', true],
  [{ jump: 'MUST', speed: 9 }, 'Kicker. Speed 9, must jump.', false],
  [{ jump: 'CAN' }, 'Kicker. Speed 8, a jump would bury you.', false],
  [{ jump: 'CAN', speed: 9 }, 'Kicker. Speed 9, can jump.', false],
  [{ speed: 7, buried: true }, 'Kicker. Speed 7: buried.', true],
] as [Partial<Passage>, string, boolean][])('of %o it says "%s"', (passage, words, deadly) => {
  expect(hintWords.wouldDo('S08', [forecast(passage)], { speed: 8, hazard: 8 })).toBe(words);
  expect(isDeadly(forecast(passage), { speed: 8, hazard: 8 })).toBe(deadly);
});

test('the landing on an X says whether the jump after it can be survived', () => {
  const onX: Forecast = { card: 'S07', orientation: 'LANDSCAPE', gain: 0, passages: [], noLanding: true };
  expect(hintWords.wouldDo('S07', [onX], { speed: 5, hazard: 3 })).toBe(
    'Broken slope. Nothing to land on: a forced jump follows.',
  );
  expect(hintWords.wouldDo('S07', [onX], { speed: 5, hazard: 4 })).toMatch(/a forced jump, which buries you\.$/);
  expect(isDeadly(onX, { speed: 5, hazard: 3 })).toBe(false);
  expect(isDeadly(onX, { speed: 5, hazard: 4 })).toBe(true);
});

test('in the air it names what may be landed on', () => {
  const { view } = moments.air!;
  const told = (landing: 'LEFT' | 'RIGHT', ...hand: SlopeCard[]) => hint({ ...view, landing, hand }, true);
  expect(told('LEFT', 'S07', 'S06')).toMatch(/land on the left section of any card in landscape\.$/);
  expect(told('RIGHT', 'S06')).toMatch(/land on the right section of any card in landscape\.$/);
  expect(told('RIGHT', 'S07', 'S06')).toMatch(/the right section of any card but Broken slope, in landscape\.$/);
  expect(told('RIGHT', 'S07')).toMatch(/land on the X of Broken slope, then jump again\.$/);
});
