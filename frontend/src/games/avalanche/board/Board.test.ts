import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { moments } from '../gallery/moments';
import { settings } from '../../../shell/settings.svelte';
import { words } from '../texts/texts';
import Board from './Board.svelte';
import type { AvalancheAction } from '../types';

afterEach(cleanup);

type Moment = (typeof moments)[string];

const moment = (name: string, more: Partial<Moment> = {}): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return { ...found, ...more };
};

const enabled = (container: Element): HTMLButtonElement[] =>
  [...container.querySelectorAll('button')].filter((button) => button.getAttribute('aria-disabled') !== 'true');

/** Everything that can be done by pressing buttons, the choice of a target included. */
async function reachable(props: Moment): Promise<AvalancheAction[]> {
  const act = vi.fn<(action: AvalancheAction) => void>();
  const { container } = render(Board, { props: { ...props, act } });
  for (const button of enabled(container)) {
    await fireEvent.click(button);
    const targets = container.querySelectorAll('button.target').length;
    for (let target = 0; target < targets; target++) {
      if (target > 0) await fireEvent.click(button);
      await fireEvent.click(container.querySelectorAll('button.target')[target]!);
    }
  }
  return act.mock.calls.map(([action]) => action);
}

const sorted = (actions: readonly AvalancheAction[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

test.each(['two', 'six', 'aim', 'long', 'fallen', 'watch', 'end'])(
  'the moment "%s" offers exactly the legal actions',
  async (name) => {
    const props = moment(name);
    expect(sorted(await reachable(props))).toEqual(sorted(props.legalActions));
  },
);

test('an empty hand is refilled from the draw pile', async () => {
  const props = moment('six', { legalActions: [{ type: 'Refill' }, { type: 'Bank' }] });
  expect(sorted(await reachable(props))).toEqual(sorted(props.legalActions));
});

test('while an action is on its way nothing is done', async () => {
  const act = vi.fn();
  const { container } = render(Board, { props: moment('two', { busy: true, act }) });
  for (const button of container.querySelectorAll('button')) await fireEvent.click(button);
  await fireEvent.keyDown(window, { key: '3' });
  await fireEvent.keyDown(window, { key: 'e' });
  expect(act).not.toHaveBeenCalled();
});

test('keys do what the buttons do', async () => {
  const act = vi.fn();
  const { rerender } = render(Board, { props: moment('two', { act }) });
  await fireEvent.keyDown(window, { key: '3' });
  await fireEvent.keyDown(window, { key: '1' });
  await fireEvent.keyDown(window, { key: 'd' });
  await fireEvent.keyDown(window, { key: 'e' });
  await rerender(moment('six', { act }));
  await fireEvent.keyDown(window, { key: 'd' });
  await fireEvent.keyDown(window, { key: 'l' });
  await fireEvent.keyDown(window, { key: 'b' });
  await fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'Play', card: 'BLUE', target: null },
    { type: 'EndTurn' },
    { type: 'PickUp', pile: 'DRAW' },
    { type: 'PickUp', pile: 'LIFT' },
    { type: 'Bank' },
  ]);
});

test('somebody who wants no single keys can switch them off', async () => {
  settings.shortcuts = false;
  const act = vi.fn();
  const { container } = render(Board, { props: moment('two', { act }) });
  for (const key of ['3', 'd', 'e']) await fireEvent.keyDown(window, { key });
  settings.shortcuts = true;
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'e' });
  expect(act).toHaveBeenCalledWith({ type: 'EndTurn' });
  expect(container.querySelectorAll('[aria-keyshortcuts]').length).toBeGreaterThan(4);
});

test('a spectator sees every seat and no hand', () => {
  const { container, queryByRole } = render(Board, { props: moment('watch') });
  expect(container.querySelectorAll('.lane')).toHaveLength(4);
  expect(queryByRole('group', { name: 'Your hand' })).toBeNull();
  expect(enabled(container)).toHaveLength(0);
});

test('the card that was focused stays focused when a view arrives', async () => {
  const { getByRole, rerender } = render(Board, { props: moment('two') });
  const red = getByRole('button', { name: /^Play a red run/ });
  red.focus();
  const next = moment('two', { legalActions: [] });
  await rerender({ ...next, view: { ...next.view, hand: ['GREEN', 'RED', 'BLACK'] } });
  expect(document.activeElement).toBe(red);
});

test('when the focused card is gone its neighbour has the focus', async () => {
  const { getByRole, rerender } = render(Board, { props: moment('two') });
  getByRole('button', { name: /^Play a black run/ }).focus();
  const next = moment('two');
  await rerender({ ...next, view: { ...next.view, hand: ['LIFT', 'RED', 'AVALANCHE'] } });
  expect(document.activeElement).toBe(getByRole('button', { name: /^Play an avalanche/ }));
  await rerender({ ...next, view: { ...next.view, hand: [] } });
  expect(document.activeElement).toBe(getByRole('button', { name: 'End turn' }));
  await rerender(moment('end'));
  expect(document.activeElement?.classList.contains('end')).toBe(true);
});

test('the target of a card can be chosen, or not', async () => {
  const act = vi.fn();
  const { getByRole, queryByRole } = render(Board, { props: moment('aim', { act }) });
  await fireEvent.click(getByRole('button', { name: 'Play an avalanche' }));
  expect(document.activeElement).toBe(getByRole('button', { name: 'Play an avalanche against Ada' }));
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(queryByRole('button', { name: 'Play an avalanche against Ada' })).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('totals are listed in the order in which they are announced', () => {
  const { getByRole } = render(Board, { props: moment('end') });
  const names = [...getByRole('list', { name: /Final scores/ }).querySelectorAll('.name')].map(
    (one) => one.textContent,
  );
  expect(names).toEqual(['Grumpy Chamois of Zermatt', 'Björk', 'Il Dottore', 'Snowy Owl', 'Merry Marmot', 'Ada']);
});

test('a mountain from which nothing more comes down does not threaten', () => {
  const props = moment('end');
  const { container } = render(Board, {
    props: { ...props, view: { ...props.view, board: { ...props.view.board, avalanches: 4 } } },
  });
  expect(container.textContent).toContain(words.slopeHeld);
  expect(container.textContent).not.toContain(words.slope[4]);
  expect(container.querySelector('.mountain.last')).toBeNull();
});
