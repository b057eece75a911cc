import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { foreseen, moments } from '../gallery/moments';
import { settings } from '../../../shell/settings.svelte';
import Board from './Board.svelte';
import { boardWords as words } from '../texts/board-texts';
import { hintWords } from '../texts/hint-texts';
import type { CrashLandingBoardProps } from '../board-props';
import { describeAction } from '../texts/texts';
import type { Burn, CrashLandingAction, Rocket } from '../types';

afterEach(cleanup);

const moment = (name: string, more: Partial<CrashLandingBoardProps> = {}): CrashLandingBoardProps => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return { ...found, ...more };
};

const acted = () => vi.fn<(action: CrashLandingAction) => void>();
const press = (key: string) => fireEvent.keyDown(window, { key });
const sorted = (actions: readonly CrashLandingAction[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

/** Lets what is fetched later come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0)).then(tick);

/** As long as a busy machine may need to fetch a part of the board. */
const patient = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** Everything that can be done by pressing buttons: those on the board, and those in the list of all burns. */
async function reachable(props: CrashLandingBoardProps): Promise<CrashLandingAction[]> {
  const act = acted();
  const { container, queryByRole } = render(Board, { props: { ...props, act } });
  const named = new Set(props.legalActions.map((action) => describeAction(action)));
  const enabled = (inside: ParentNode): HTMLButtonElement[] =>
    [...inside.querySelectorAll('button')].filter((button) => button.getAttribute('aria-disabled') !== 'true');
  for (const button of enabled(container)) await fireEvent.click(button);
  if (container.querySelector('.burns') === null) {
    const list = container.querySelector('.list');
    if (list) await fireEvent.click(list);
  }
  await patient(() => {
    if (props.legalActions.some(({ type }) => type === 'Burn'))
      expect(container.querySelectorAll('.burns li').length).toBeGreaterThan(0);
  });
  const burns = enabled(container).filter((button) => button.closest('.burns li') !== null);
  act.mockClear();
  for (const button of enabled(container)) {
    if (button.closest('.burns') !== null || button.closest('.bench') !== null || button.closest('.list')) continue;
    await fireEvent.click(button);
  }
  for (const name of named) expect(queryByRole('button', { name }), name).toBeDefined();
  const pressed = act.mock.calls.map(([action]) => action).filter(({ type }) => type !== 'Burn');
  act.mockClear();
  for (const at of burns.keys()) {
    if (container.querySelector('.burns') === null) await fireEvent.click(container.querySelector('.list')!);
    await patient(() => expect(container.querySelectorAll('.burns li button')[at]).toBeDefined());
    await fireEvent.click(container.querySelectorAll('.burns li button')[at]!);
  }
  return [...pressed, ...act.mock.calls.map(([action]) => action)];
}

test.each(['start', 'fall', 'seven', 'ground', 'held', 'return', 'entry', 'race', 'waiting', 'watch', 'soft', 'photo'])(
  'the moment "%s" offers exactly the legal actions',
  async (name) => {
    const props = moment(name);
    expect(sorted(await reachable(props))).toEqual(sorted(props.legalActions));
  },
);

test('two rockets of equal value are laid on both sides, and are fired upwards', async () => {
  const act = acted();
  const { getByRole } = render(Board, { props: moment('fall', { act }) });
  await fireEvent.click(getByRole('button', { name: 'Load the 5 of hearts' }));
  expect(getByRole('img', { name: 'Port 5, starboard 0: not balanced' })).toBeDefined();
  await fireEvent.click(getByRole('button', { name: 'Load the 5 of spades' }));
  expect(getByRole('img', { name: 'Balanced: 5 on each side' })).toBeDefined();
  await settled();
  await fireEvent.click(getByRole('button', { name: 'Burn up: from 3 down to 2 up' }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'Burn', port: ['H5'], starboard: ['S5'], direction: 'UP' });
});

test('what is missing to a burn is proposed, and one press lays it there', async () => {
  const { getByRole } = render(Board, { props: moment('fall') });
  await fireEvent.click(getByRole('button', { name: 'Load the 5 of hearts' }));
  await fireEvent.click(getByRole('button', { name: 'Complete with the 5 of spades' }));
  expect(getByRole('img', { name: 'Balanced: 5 on each side' })).toBeDefined();
});

test('three rockets that balance are laid so, in whatever order they are pressed', async () => {
  const { getByRole } = render(Board, { props: moment('pair') });
  for (const rocket of ['2 of diamonds', '4 of clubs', '2 of hearts'])
    await fireEvent.click(getByRole('button', { name: `Load the ${rocket}` }));
  expect(getByRole('img', { name: 'Balanced: 4 on each side' })).toBeDefined();
});

test('with passengers aboard a rocket counts one less upwards, and all of its value downwards', async () => {
  const { getByRole, getByText } = render(Board, { props: moment('return') });
  await fireEvent.click(getByRole('button', { name: 'Load the 5 of diamonds' }));
  for (const rocket of ['3 of clubs', '3 of hearts'])
    await fireEvent.click(getByRole('button', { name: `Load the ${rocket}` }));
  expect(getByRole('img', { name: 'Balanced: 4 on each side' })).toBeDefined();
  expect(getByText(hintWords.heavier, { exact: false })).toBeDefined();
  await press('d');
  expect(getByRole('img', { name: /Port 5, starboard 6|Port 6, starboard 5/ })).toBeDefined();
});

test('the course after a burn is told before it is fired', async () => {
  const { getByRole, getByText } = render(Board, { props: moment('pair') });
  getByText(/On this course you crash in 2 turns, at speed 7\./);
  await fireEvent.click(getByRole('button', { name: 'Load the 8 of spades' }));
  await fireEvent.click(getByRole('button', { name: 'Load the 8 of diamonds' }));
  await patient(() => getByText(/After this burn you .* in \d+ turns, at speed \d\./));
});

test('ending a turn on the ground no faster than gravity is warned of', async () => {
  const act = acted();
  const { getByRole, getByText, rerender, queryByRole, queryByText } = render(Board, {
    props: moment('held', { act }),
  });
  getByText(/You stay down: not faster than gravity\. Burn more to lift off\./);
  expect(queryByText(/orbit/)).toBeNull();
  await fireEvent.click(getByRole('button', { name: 'End turn: not faster than gravity, you stay on the ground' }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'EndTurn' });
  await rerender(moment('ground'));
  expect(queryByRole('button', { name: /End turn: not faster/ })).toBeNull();
});

test('of a burn on the ground it is told beforehand whether it lifts off', async () => {
  const held = moment('ground');
  const view = { ...held.view, own: { ...held.view.own!, hand: ['C2', 'D2', 'C8', 'S8'] as Rocket[] } };
  const legalActions: CrashLandingAction[] = [
    { type: 'Burn', port: ['C2'], starboard: ['D2'], direction: 'UP' },
    { type: 'Burn', port: ['C8'], starboard: ['S8'], direction: 'UP' },
    { type: 'EndTurn' },
  ];
  const { getByRole, getByText } = render(Board, {
    props: { ...held, view, legalActions, foresee: foreseen({ ...held, view }) },
  });
  for (const rocket of ['2 of clubs', '2 of diamonds'])
    await fireEvent.click(getByRole('button', { name: `Load the ${rocket}` }));
  await patient(() => getByText(/After this burn you stay down: not faster than gravity\./));
  await press('Escape');
  for (const rocket of ['8 of clubs', '8 of spades'])
    await fireEvent.click(getByRole('button', { name: `Load the ${rocket}` }));
  await patient(() => getByText(/After this burn you reach orbit in 5 turns\./));
});

test('a forecast that comes after the board has gone is not looked at', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const held = moment('ground');
  const view = { ...held.view, own: { ...held.view.own!, hand: ['C2', 'D2'] as Rocket[] } };
  const burn: CrashLandingAction = { type: 'Burn', port: ['C2'], starboard: ['D2'], direction: 'UP' };
  let answer: (seen: { kind: 'stale' }) => void = () => {};
  const asked = new Promise<{ kind: 'stale' }>((resolve) => (answer = resolve));
  const { getByRole, rerender, unmount } = render(Board, {
    props: { ...held, view, legalActions: [burn], foresee: () => asked },
  });
  for (const rocket of ['2 of clubs', '2 of diamonds'])
    await fireEvent.click(getByRole('button', { name: `Load the ${rocket}` }));
  void rerender({ legalActions: [] });
  unmount();
  answer({ kind: 'stale' });
  await asked;
  await tick();
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

test.each<{ fired: Rocket[] }>([{ fired: ['C4'] }, { fired: ['C4', 'H6'] }])(
  'the rocket of the Re-Entry is shown apart from those that were fired: $fired',
  async ({ fired }) => {
    const props = moment('entry');
    const own = { ...props.view.own!, now: { ...props.view.own!.now, fired } };
    const { container, getByText } = render(Board, { props: { ...props, view: { ...props.view, own } } });
    await patient(() => getByText(/set the speed/));
    const shown = (fate: string) =>
      [...container.querySelectorAll(`.left .row .${fate}`)].map((one) => one.textContent);
    expect(shown('turned')).toEqual(['6']);
    expect(shown('fired')).toEqual(['4']);
  },
);

test('keys do what the buttons do', async () => {
  const act = acted();
  const { rerender } = render(Board, { props: moment('pair', { act }) });
  await press('f');
  await press('5');
  await press('6');
  await press('ArrowDown');
  await press('b');
  await press('e');
  await rerender(moment('seven', { act }));
  await press('1');
  await rerender(moment('pair', { act }));
  await press('Enter');
  await fireEvent.keyDown(window, { key: 'e', ctrlKey: true });
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'Find' },
    { type: 'Burn', port: ['S8'], starboard: ['D8'], direction: 'DOWN' },
    { type: 'EndTurn' },
    { type: 'PutUnder', rocket: 'C1' },
    { type: 'EndTurn' },
  ] satisfies CrashLandingAction[]);
});

test('a side can be chosen by its key, and put away again', async () => {
  const { getByRole, queryByRole } = render(Board, { props: moment('fall') });
  await press('s');
  await press('3');
  expect(getByRole('button', { name: 'Take the 5 of hearts off starboard' })).toBeDefined();
  await press('Escape');
  expect(queryByRole('button', { name: /off starboard/ })).toBeNull();
});

test('somebody who wants no single keys can switch them off', async () => {
  settings.shortcuts = false;
  const act = acted();
  const { container } = render(Board, { props: moment('pair', { act }) });
  for (const key of ['f', '5', '6', 'b', 'e', 'Enter']) await press(key);
  settings.shortcuts = true;
  expect(act).not.toHaveBeenCalled();
  await tick();
  expect(container.querySelectorAll('[aria-keyshortcuts]').length).toBeGreaterThan(6);
});

test('while an action is on its way nothing is done', async () => {
  const act = acted();
  const { container } = render(Board, { props: moment('pair', { act, busy: true }) });
  for (const button of container.querySelectorAll('button')) await fireEvent.click(button);
  for (const key of ['f', '5', '6', 'b', 'e', 'Enter']) await press(key);
  expect(act).not.toHaveBeenCalled();
});

test('a spectator of a race sees both landers and no hand', () => {
  const { container, queryByRole, getByText } = render(Board, { props: moment('watch') });
  expect(container.querySelectorAll('.mark')).toHaveLength(2);
  expect(queryByRole('group', { name: words.hand })).toBeNull();
  expect(container.querySelectorAll('button')).toHaveLength(0);
  expect(getByText('Bea')).toBeDefined();
});

test('the rocket that had the focus keeps it when a view arrives; where it is gone, its neighbour gets it', async () => {
  const { getByRole, rerender } = render(Board, { props: moment('fall') });
  const seven = getByRole('button', { name: /7 of clubs/ });
  seven.focus();
  const next = moment('fall');
  await rerender({ ...next, view: { ...next.view } });
  expect(document.activeElement).toBe(seven);
  const own = { ...next.view.own!, hand: next.view.own!.hand.filter((rocket) => rocket !== 'C7') };
  await rerender({ ...next, view: { ...next.view, own }, legalActions: [{ type: 'EndTurn' }] });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/5 of spades/);
});

test('a turn in which nothing else can be done ends by itself, once, and not while something can', async () => {
  vi.useFakeTimers();
  try {
    const act = acted();
    const idle = moment('start', { act, legalActions: [{ type: 'EndTurn' }] });
    const { rerender, getByText } = render(Board, { props: moment('start', { act }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(act).not.toHaveBeenCalled();
    await rerender(idle);
    await vi.advanceTimersByTimeAsync(100);
    getByText(/your turn ends by itself/);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'EndTurn' });
    await rerender({ ...idle, legalActions: [{ type: 'Find' }, { type: 'EndTurn' }] });
    await rerender(idle);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(act).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the list of all burns has each of them once', async () => {
  const props = moment('pair');
  const { container } = render(Board, { props });
  await press('a');
  const burns = props.legalActions.filter((action): action is Burn => action.type === 'Burn');
  await patient(() => expect(container.querySelectorAll('.burns li')).toHaveLength(burns.length));
  expect(burns.length).toBeGreaterThan(20);
});
