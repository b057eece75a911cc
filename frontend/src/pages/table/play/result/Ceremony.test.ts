import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import hike from '../../../../games/hike/cover';
import Ceremony from './Ceremony.svelte';

afterEach(cleanup);

const ada: SeatInfo = { seat: 0, name: 'Ada', me: true, online: true, away: 'PRESENT' };
const outcome = { reason: 'finish', results: [{ points: 51, rank: 1, returns: 0, turns: null }] };

test('a result counts what the game counts, for those who listen, too', () => {
  const props = { outcome, seats: [ada], reasons: {}, match: 'm' };
  const { unmount } = render(Ceremony, props);
  expect(screen.getByText('51 points')).toBeTruthy();
  unmount();
  render(Ceremony, { ...props, score: hike.texts.score });
  expect(screen.getByText('51 fields')).toBeTruthy();
  expect(screen.queryByText('51 points')).toBeNull();
});
