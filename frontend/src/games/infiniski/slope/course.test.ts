import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import { endOfPiece, flightsOf, groundOf, inAir, layOut, standsAt, startOf } from './course';

const from = { x: 30, y: 40 };
const onSlope = (name: string) => {
  const { view } = moments[name]!;
  const pieces = layOut(view.slope, null, from, view.flags === 'MORE');
  return { view, pieces, flights: flightsOf(pieces), ground: groundOf(pieces, from) };
};

test('each card begins where the one before it ends, and the snow has no step', () => {
  for (const name of Object.keys(moments)) {
    const { pieces, ground } = onSlope(name);
    let end = from;
    for (const piece of pieces) {
      expect([startOf(piece).x, startOf(piece).y]).toEqual([end.x, end.y]);
      end = endOfPiece(piece);
    }
    for (let x = from.x - 60; x < end.x + 60; x += 1) expect(Math.abs(ground(x + 1) - ground(x))).toBeLessThan(2);
  }
});

test('a downhill section falls, an uphill one rises, a flat one stays', () => {
  for (const { pieces } of Object.keys(moments).map(onSlope))
    for (const { slope, fall } of pieces.flatMap(({ stretches }) => stretches))
      expect(Math.sign(fall)).toBe({ DOWNHILL: 1, FLAT: 0, UPHILL: -1 }[slope]);
});

test('a jump from the right flies over the next left section, one from the left over the own right one', () => {
  const { pieces } = onSlope('over');
  const passings = pieces.map(({ card, stretches }) => [card, ...stretches.map(({ passing }) => passing)]);
  expect(passings).toContainEqual(['S08', 'SKIED', 'FLOWN']);
  expect(passings).toContainEqual(['S06', 'SKIED', 'SKIED']);
  const next = layOut(moments.air!.view.slope, { card: 'S06', orientation: 'LANDSCAPE' }, from, false);
  expect(next.at(-1)?.stretches.map(({ passing }) => passing)).toEqual(['FLOWN', 'AHEAD']);
  const [flight] = flightsOf(next);
  expect(flight?.to.x).toBe(next.at(-1)!.stretches[1]!.x);
});

test('the skier stands at the end of what was skied, and hangs in the air after a jump', () => {
  const skied = onSlope('play');
  const end = endOfPiece(skied.pieces.at(-1)!).x;
  expect(end - standsAt(skied.pieces, skied.flights, skied.view, from)).toBeLessThan(10);
  const flown = onSlope('air');
  const x = standsAt(flown.pieces, flown.flights, flown.view, from);
  expect(inAir(flown.flights, x)).toBeLessThan(flown.flights[0]!.from.y);
  expect(inAir(skied.flights, end)).toBeUndefined();
});

test('the half with the X is a crack, and the slope goes on as before it', () => {
  const { pieces } = onSlope('crack');
  expect(pieces.at(-1)?.stretches.map(({ passing, slope }) => [passing, slope])).toEqual([
    ['SKIED', 'DOWNHILL'],
    ['CRACK', 'DOWNHILL'],
  ]);
});
