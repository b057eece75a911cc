import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../shell/settings.svelte';
import type { BoardProps } from '../game';
import Board from './Board.svelte';
import { words } from './texts';
import type { JsonRecord } from './words';

afterEach(cleanup);

type Props = BoardProps<JsonRecord, JsonRecord, JsonRecord>;

const props = (more: Partial<Props> = {}): Props => ({
  view: {
    board: { dealer: 2, trick: { plays: [] }, points: [3, 0, 0] },
    hand: ['TWO_OF_CLUBS', 'KING_OF_HEARTS'],
  },
  legalActions: [{ type: 'Play', card: 'TWO_OF_CLUBS' }, { type: 'Play', card: 'KING_OF_HEARTS' }, { type: 'Pass' }],
  turn: { awaited: [0], mayAct: [0], window: null, over: null },
  events: [],
  hindsight: [],
  seats: ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, me: seat === 0, online: true, away: 'PRESENT' })),
  window: null,
  viewer: 0,
  act: () => {},
  busy: false,
  ...more,
});

const buttons = (): HTMLElement[] => screen.queryAllByRole('button');

test('actions are buttons by kind, named in full', () => {
  render(Board, { props: props() });
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(
    expect.arrayContaining(['Play', 'Pass']),
  );
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Play two of clubs',
    'Play king of hearts',
    'Pass',
  ]);
});

test('digits do what their buttons do, where shortcuts are on', async () => {
  const act = vi.fn();
  render(Board, { props: props({ act }) });
  await fireEvent.keyDown(window, { key: '2' });
  await fireEvent.keyDown(window, { key: '9' });
  settings.shortcuts = false;
  await fireEvent.keyDown(window, { key: '1' });
  settings.shortcuts = true;
  expect(act.mock.calls).toEqual([[{ type: 'Play', card: 'KING_OF_HEARTS' }]]);
});

test('while an action is on its way nothing is done', async () => {
  const act = vi.fn();
  render(Board, { props: props({ busy: true, act }) });
  for (const button of buttons()) await fireEvent.click(button);
  await fireEvent.keyDown(window, { key: '1' });
  expect(act).not.toHaveBeenCalled();
});

test('the focus stays among what can be done, also when the button that had it is gone', async () => {
  const { rerender } = render(Board, { props: props() });
  buttons()[1]?.focus();
  await rerender(props({ legalActions: [{ type: 'Pass' }] }));
  await vi.waitFor(() => expect(document.activeElement).toBe(buttons()[0]));
  await rerender(props({ legalActions: [] }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.mayDo)));
});

test('the table tells who is to move and which row is mine', () => {
  render(Board, { props: props() });
  expect(screen.getByRole('row', { name: /Ada/ }).textContent).toMatch(/\(you\).*current player.*3/s);
});

test('a spectator has nothing to do and is not told so', () => {
  render(Board, { props: props({ viewer: null, legalActions: [] }) });
  expect(screen.queryByLabelText(words.mayDo)).toBeNull();
});
