import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { moments } from '../gallery/moments';
import { settings } from '../../../shell/settings.svelte';
import Board from './Board.svelte';
import { describeAction } from '../texts/texts';
import type { InfiniskiAction } from '../types';

afterEach(cleanup);

type Moment = (typeof moments)[string];

const moment = (name: string, more: Partial<Moment> = {}): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return { ...found, ...more };
};

const enabled = (container: Element, selector = 'button'): HTMLButtonElement[] =>
  [...container.querySelectorAll<HTMLButtonElement>(selector)].filter(
    (button) => button.getAttribute('aria-disabled') !== 'true',
  );

/** Everything that can be done by pressing buttons: each card is taken up, laid, taken up again, turned and laid. */
async function reachable(props: Moment): Promise<InfiniskiAction[]> {
  const act = vi.fn<(action: InfiniskiAction) => void>();
  const { container } = render(Board, { props: { ...props, act } });
  const press = async (selector: string): Promise<void> => {
    for (const button of enabled(container, selector)) await fireEvent.click(button);
  };
  await press('.actions [data-do]');
  if (!['PLACE', 'LAND', 'DISCARD'].includes(props.view.task)) return act.mock.calls.map(([action]) => action);
  for (const card of props.view.hand) {
    const take = `[data-card="${card}"]`;
    await press(take);
    await press('.main');
    if (props.view.task === 'DISCARD') continue;
    if (container.querySelector(`${take}[aria-pressed="true"]`) === null) await press(take);
    await press('.turn');
    await press('.main');
  }
  return act.mock.calls.map(([action]) => action);
}

const sorted = (actions: readonly InfiniskiAction[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

test.each(['start', 'play', 'flag', 'air', 'deadly', 'crack', 'jump', 'gain', 'forced', 'discard', 'more'])(
  'the moment "%s" offers exactly the legal actions',
  async (name) => {
    const props = moment(name);
    expect(props.legalActions.length).toBeGreaterThan(0);
    expect(sorted(await reachable(props))).toEqual(sorted(props.legalActions));
  },
);

test.each(['watch', 'over'])('the moment "%s" offers nothing', async (name) => {
  expect(await reachable(moment(name))).toEqual([]);
});

test('while an action is on its way nothing is done', async () => {
  for (const name of ['start', 'jump', 'gain', 'forced', 'discard']) {
    const act = vi.fn();
    const { container } = render(Board, { props: moment(name, { busy: true, act }) });
    for (const button of container.querySelectorAll('.timber .hand button, .actions button'))
      await fireEvent.click(button);
    for (const key of ['1', 'Enter', 'r', 'j', 's', '2']) await fireEvent.keyDown(document.body, { key });
    expect(act).not.toHaveBeenCalled();
    cleanup();
  }
});

test('keys do what the buttons do', async () => {
  const act = vi.fn();
  const { rerender } = render(Board, { props: moment('start', { act }) });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await press('1');
  await press('Enter');
  await press('1');
  await press('r');
  await press('Enter');
  await press('ArrowRight');
  await press('ArrowRight');
  await press('ArrowUp');
  await press('ArrowDown');
  await press('Enter');
  (document.activeElement as HTMLElement).blur();
  await rerender(moment('jump', { act }));
  await press('j');
  await press('s');
  await rerender(moment('gain', { act }));
  await press('3');
  await press('7');
  await rerender(moment('forced', { act }));
  await press('j');
  await rerender(moment('discard', { act }));
  await press('2');
  await press('Enter');
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'Place', card: 'S02', orientation: 'PORTRAIT' },
    { type: 'Place', card: 'S02', orientation: 'LANDSCAPE' },
    { type: 'Place', card: 'S05', orientation: 'LANDSCAPE' },
    { type: 'Jump' },
    { type: 'SkiOn' },
    { type: 'Gain', speed: 3 },
    { type: 'ForcedJump' },
    { type: 'Discard', card: 'S06' },
  ]);
});

test('somebody who wants no single keys can switch them off', async () => {
  settings.shortcuts = false;
  const act = vi.fn();
  const { container } = render(Board, { props: moment('jump', { act }) });
  for (const key of ['j', 's', '1']) await fireEvent.keyDown(document.body, { key });
  expect(act).not.toHaveBeenCalled();
  expect(container.querySelectorAll('.hand [aria-keyshortcuts]')).toHaveLength(0);
  settings.shortcuts = true;
  await fireEvent.keyDown(document.body, { key: 's' });
  expect(act).toHaveBeenCalledWith({ type: 'SkiOn' });
});

test('each button that does something is named by what it does', async () => {
  for (const name of ['jump', 'gain', 'forced']) {
    const props = moment(name);
    const { container } = render(Board, { props });
    const names = [...container.querySelectorAll('.actions button')].map((one) => one.getAttribute('aria-label'));
    for (const action of props.legalActions)
      expect(names.some((one) => one?.includes(describeAction(action)))).toBe(true);
    cleanup();
  }
  const { container, getByRole } = render(Board, { props: moment('start') });
  await fireEvent.click(container.querySelector('[data-card="S05"]')!);
  getByRole('button', { name: /^Play Flag gate in landscape$/ });
});

test('what a card would do is told before it is laid, and asked where it cannot be', async () => {
  const explain = vi.fn();
  const { container, getByRole } = render(Board, { props: moment('flag', { explain }) });
  const card = (name: string) => container.querySelector(`[data-card="${name}"]`)!;
  await fireEvent.click(card('S05'));
  expect(getByRole('status').textContent).toBe('Flag gate. Speed 9, then speed 8, flag +3.');
  await fireEvent.click(card('S14'));
  expect(getByRole('status').textContent).toBe('Cornice. Speed 10, hazard 4, must jump.');
  expect(explain).not.toHaveBeenCalled();
  await fireEvent.click(card('S14'));
  expect(getByRole('status').textContent).toBe('Cornice.');
  expect(explain.mock.calls).toEqual([[{ type: 'Place', card: 'S14', orientation: 'LANDSCAPE' }]]);
});

/** The button of a jump, at that speed and hazard. */
function jumpAt(name: string, speed: number, hazard: number): { label: string; cost: string; look: string } {
  const props = moment(name);
  const { container } = render(Board, { props: { ...props, view: { ...props.view, speed, hazard } } });
  const button = container.querySelector('[data-do$="Jump"]')!;
  const found = {
    label: button.getAttribute('aria-label')!,
    cost: button.querySelector('small')!.textContent,
    look: button.className,
  };
  cleanup();
  return found;
}

test('a jump that would bury says so on its button', () => {
  const fatal = jumpAt('jump', 5, 5);
  expect(fatal.cost).toBe('buries you');
  expect(fatal.label).toMatch(/^Jump.*; buries you$/);
  expect(fatal.look).toMatch(/danger/);
  expect(jumpAt('jump', 6, 5)).toMatchObject({ cost: '−1 speed, discard hand' });
  expect(jumpAt('jump', 6, 5).label).not.toMatch(/buries/);
});

test('so does a forced one, which brings the hazard nearer before', () => {
  expect(jumpAt('forced', 6, 5)).toMatchObject({ cost: 'buries you' });
  expect(jumpAt('forced', 5, 5)).toMatchObject({ cost: 'buries you' });
  expect(jumpAt('forced', 7, 5)).toMatchObject({ cost: '+1 hazard, −1 speed, discard hand' });
});

test('a jump that cannot be avoided, and buries, is foretold and marked', async () => {
  for (const [hazard, told] of [
    [9, /Cornice\. Speed 10, hazard 10, must jump, which buries you\.$/],
    [8, /Cornice\. Speed 10, hazard 9, must jump\.$/],
  ] as const) {
    const props = moment('flag');
    const forecasts = props.view.forecasts.map((one) =>
      one.card === 'S14' ? { ...one, passages: one.passages.map((each) => ({ ...each, hazard: hazard + 1 })) } : one,
    );
    const { container, getByRole } = render(Board, { props: { ...props, view: { ...props.view, hazard, forecasts } } });
    await fireEvent.click(container.querySelector('[data-card="S14"]')!);
    expect(getByRole('status').textContent).toMatch(told);
    expect(getByRole('status').classList.contains('deadly')).toBe(hazard === 9);
    cleanup();
  }
});

test('a spectator sees the mountain, the score card and the open hand, and can do nothing', () => {
  const { container, getByRole } = render(Board, { props: moment('watch') });
  getByRole('list', { name: 'The hand' });
  expect(container.querySelectorAll('.hand [role="img"]')).toHaveLength(3);
  expect(container.querySelectorAll('.hand button, .actions button')).toHaveLength(0);
  getByRole('img', { name: /^Speed 6 of 10: hand of 3, a flag scores 2\. Hazard 4, 2 behind you\.$/ });
});

test('the card that was focused stays focused when a view arrives, and its neighbour when it is gone', async () => {
  const { container, rerender } = render(Board, { props: moment('play') });
  const card = (name: string) => container.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
  card('S04').focus();
  const next = moment('play');
  await rerender({ ...next, view: { ...next.view, hand: ['S04', 'S15'] } });
  expect(document.activeElement).toBe(card('S04'));
  await rerender({ ...next, view: { ...next.view, hand: ['S02', 'S15'] } });
  expect(document.activeElement).toBe(card('S02'));
});

test('when a choice has to be made it has the focus of the card that was laid', async () => {
  const { container, rerender } = render(Board, { props: moment('play') });
  container.querySelector<HTMLElement>('[data-card="S04"]')!.focus();
  await rerender(moment('jump'));
  expect(document.activeElement).toBe(container.querySelector('[data-do="Jump"]'));
  await rerender(moment('over'));
  expect(document.activeElement).not.toBe(document.body);
});

test('the discards can be looked at, and what must be in the deck', async () => {
  const { container, findByText, getByRole } = render(Board, { props: moment('play') });
  await fireEvent.click(getByRole('button', { name: 'View the discards: 2 cards' }));
  await findByText('Still in the deck, in unknown order');
  expect(container.querySelectorAll('dialog [role="img"]')).toHaveLength(15 - 3 - 4);
});

test('at the end the turn stands apart from the score', async () => {
  const { container, findByText } = render(Board, { props: moment('over') });
  const turn = await findByText('Buried on turn 26');
  expect(turn.tagName).toBe('P');
  expect([...container.querySelectorAll('.rescue span')].map(({ textContent }) => textContent)).not.toContain(
    'Turn 26',
  );
});
