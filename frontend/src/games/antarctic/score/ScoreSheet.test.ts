import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { Loads } from '../types';
import ScoreSheet from './ScoreSheet.svelte';

afterEach(cleanup);

const { view, seats } = moments.four!;
const sheet = (roundLoads: Loads) => {
  const { container } = render(ScoreSheet, { board: { ...view.board, roundLoads }, seats });
  return container.textContent;
};

test('tells which loads hold in this round, where the table left it to each deal too', () => {
  expect(sheet('WILD')).toContain('Wild loads this round');
  expect(sheet('EXACT')).toContain('Exact loads this round');
});
