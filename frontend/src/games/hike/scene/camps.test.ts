import { describe, expect, it } from 'vitest';
import { moments } from '../gallery/races';
import { campsOf, nightIn, runsTime, runTime } from './camps';
import { standings } from './standings';

const camp = moments['race-camp']!;
const over = moments['race-over']!.view.board;

describe('the evening', () => {
  it('knows where each made camp, the last first, and who got a card', () => {
    const camps = campsOf(camp.view.board, camp.events);
    expect(camps.map(({ seat, from, position }) => [seat, from, position])).toEqual([
      [0, 6, 13],
      [1, 9, 17],
      [3, 11, 17],
      [2, 15, 22],
    ]);
    expect(camps.map(({ card }) => card)).toEqual(['SINGLE_CARE', null, null, null]);
    expect(nightIn(camp.events)).toBe(3);
    expect(nightIn([])).toBeNull();
  });

  it('waits until all sleds have arrived', () => {
    expect(runsTime(camp.events)).toBeGreaterThan(4 * runTime(5));
    expect(runsTime([{ type: 'NightFell', day: 3 }])).toBe(0);
  });
});

describe('the result', () => {
  it('counts ready huskies, care cards and the points of the sled', () => {
    const [first, second] = standings(over, []);
    expect(first).toMatchObject({ seat: 2, won: true, position: 51, ready: 8, care: 1 });
    expect(second).toMatchObject({ seat: 0, won: false, position: 51, ready: 6 });
  });

  it('follows the ranks that the server gives', () => {
    expect(standings(over, [1, 3, 2, 4]).map(({ seat }) => seat)).toEqual([0, 2, 1, 3]);
  });
});
