import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { Lander, Stage } from '../types';
import Finish from './Finish.svelte';

afterEach(cleanup);

/** The end of a race with landers in these stages. */
function show(name: 'photo' | 'lost', stages?: readonly Stage[], rescueMission: 'ON' | 'OFF' = 'OFF', more = {}) {
  const { view, ...props } = moments[name]!;
  const landers = view.board.landers.map((one, seat): Lander => ({ ...one, stage: stages?.[seat] ?? one.stage }));
  const board = { ...view.board, landers, options: { ...view.board.options, rescueMission }, ...more };
  const { container } = render(Finish, { props: { ...props, view: { ...view, board }, focused: false } });
  return container.querySelector('figcaption')?.textContent;
}

test.each<[string, 'ON' | 'OFF', Stage, Stage]>([
  ['First safe landing', 'OFF', 'LANDED', 'DESCENT'],
  ['First safe landing', 'OFF', 'WRECKED', 'LANDED'],
  ['First back in orbit', 'ON', 'HOME', 'GROUND'],
  ['Photo finish', 'OFF', 'LANDED', 'LANDED'],
  ['Photo finish', 'ON', 'HOME', 'HOME'],
  ['Nobody landed, so nobody won', 'OFF', 'WRECKED', 'WRECKED'],
  ['Nobody came back, so nobody won', 'ON', 'WRECKED', 'STRANDED'],
  ['Ended early', 'OFF', 'WRECKED', 'DESCENT'],
])('"%s" (rescue %s): %s and %s', (caption, rescue, one, other) => {
  expect(show('photo', [one, other], rescue)).toBe(caption);
});

test('a race that nobody won was decided on no turn', () => {
  expect(show('lost')).toBe('Nobody landed, so nobody won');
  expect(screen.queryByText('Turn 7')).toBeNull();
  cleanup();
  show('photo');
  screen.getByText('Turn 14');
});

test('no picture without a name stands for rockets that nobody saved', () => {
  show('lost', undefined, 'OFF', { hands: [[], []] });
  expect(screen.queryAllByRole('img').filter((image) => !image.getAttribute('aria-label'))).toEqual([]);
});
