import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moments } from './gallery/moments';
import { settings } from '../../shell/settings.svelte';
import { switches } from '../../shell/switches.svelte';
import { boardWords } from './preparation/board-texts';
import Preparation from './preparation/Preparation.svelte';
import type { HikeBoardProps } from './board-props';
import type { Card, HikeAction } from './types';

// The gallery shows the drawings; here they would only take time.
const plain = vi.hoisted(() => (name: string) => ({
  default: (anchor: Comment) => anchor.before(Object.assign(document.createElement('i'), { className: name })),
}));
vi.mock('./cards/HikeCard.svelte', () => plain('card'));
vi.mock('./cards/HuskyCard.svelte', () => plain('dog'));
vi.mock('./cards/CardBack.svelte', () => plain('back'));
vi.mock('./cards/CardEdges.svelte', () => ({ default: () => {} }));
vi.mock('./preparation/MiniSled.svelte', () => ({ default: () => {} }));
vi.mock('./cards/SnowSign.svelte', () => ({ default: () => {} }));
vi.mock('./scene/Strip.svelte', () => ({ default: () => {} }));
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

afterEach(() => {
  cleanup();
  switches.turn('hike.endsItself', false);
});

const moment = (name: string, more: Partial<HikeBoardProps> = {}): HikeBoardProps => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return { ...found, ...more };
};

const all = (container: Element, selector: string): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(selector),
];
const enabled = (container: Element, selector: string): HTMLElement[] =>
  all(container, selector).filter((button) => button.getAttribute('aria-disabled') !== 'true');
/** Waits for an overlay of the board, which is loaded on demand. */
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await tick();
};
const click = async (element: Element): Promise<void> => {
  await fireEvent.click(element);
  await tick();
};
const press = async (key: string): Promise<void> => {
  await fireEvent.keyDown(window, { key });
  await tick();
};
const shown = async (props: HikeBoardProps) => {
  localStorage.setItem('chalet.hike.endsItself', 'off');
  const found = render(Preparation, { props });
  await settled();
  return found;
};
const sorted = (actions: readonly HikeAction[]): string[] =>
  [...new Set(actions.map((action) => JSON.stringify(action)))].sort();

/** Takes up each card and presses whatever lights up; then what can be done without a card. */
async function reachable(props: HikeBoardProps): Promise<HikeAction[]> {
  const act = vi.fn<(action: HikeAction) => void>();
  const { container } = await shown({ ...props, act });
  for (const place of enabled(container, '.place.legal')) await click(place);
  for (const name of ['OpenOne', 'EndTurn'])
    for (const button of enabled(container, `[data-do="${name}"]`)) await click(button);
  for (const card of all(container, '[data-card]')) {
    const taken = async (): Promise<void> => {
      if (card.getAttribute('aria-pressed') !== 'true') await click(card);
    };
    await taken();
    for (const place of enabled(container, '.place.legal')) {
      await taken();
      await click(place);
    }
    for (const name of ['DraftToHand', 'LiftOut']) {
      await taken();
      for (const button of enabled(container, `[data-do="${name}"]`)) await click(button);
    }
    await press('Escape');
    await press('Escape');
  }
  for (const pass of enabled(container, '[data-do="Pass"]')) {
    await click(pass);
    for (const sure of enabled(container, '[data-do="Pass"]')) await click(sure);
  }
  for (const declare of enabled(container, '[data-do="Declare"]')) {
    await click(declare);
    await settled();
    for (const yes of enabled(document.body, 'dialog [data-do="Declare"]')) await click(yes);
  }
  return act.mock.calls.map(([action]) => action);
}

/** The same with keys, but for taking up what has the focus. */
async function reachableByKey(props: HikeBoardProps): Promise<HikeAction[]> {
  const act = vi.fn<(action: HikeAction) => void>();
  const { container } = await shown({ ...props, act });
  for (const key of ['o', 'e', 'p', 'p']) await press(key);
  for (const key of '12345678') await press(key);
  for (const card of all(container, '[data-card]')) {
    for (const key of ['1', '2', '3', '4', '5', '6', '7', '8', 'h']) {
      await press('Escape');
      await press('Escape');
      if (card.getAttribute('aria-pressed') !== 'true') await click(card);
      await press(key);
    }
    await press('Escape');
    await press('Escape');
  }
  await press('r');
  await settled();
  for (const yes of enabled(document.body, 'dialog [data-do="Declare"]')) await click(yes);
  return act.mock.calls.map(([action]) => action);
}

describe('a moment offers exactly its legal actions', () => {
  test.each(Object.keys(moments))('%s, by button', async (name) => {
    const props = moment(name);
    expect(sorted(await reachable(props))).toEqual(sorted(props.legalActions));
  });

  test.each(['two', 'first', 'back', 'bonus', 'full', 'upgrade'])('%s, by key', async (name) => {
    const props = moment(name);
    expect(sorted(await reachableByKey(props))).toEqual(sorted(props.legalActions));
  });

  test('while an action is on its way, none', async () => {
    expect(await reachable(moment('two', { busy: true }))).toEqual([]);
  });
});

test('draft and place are one gesture: a card, then a place', async () => {
  const act = vi.fn();
  const { container, getByRole } = await shown(moment('two', { act }));
  await click(
    getByRole('button', { name: 'Glacier; 2 compact snow; edges: top pink, right pink, bottom blue, left pink' }),
  );
  await click(container.querySelector('[data-target="place-3"]')!);
  expect(act.mock.calls).toEqual([[{ type: 'DraftToSled', card: 'H22', place: 3 }]]);
});

test('the track can be read', async () => {
  const { getByRole, findByRole } = await shown(moment('two'));
  await click(getByRole('button', { name: 'Read the track' }));
  const drawer = await findByRole('dialog');
  expect(drawer.textContent).toContain('Start: compact snow');
  expect(drawer.textContent).toContain('face down');
});

describe('a place that stays dark asks why', () => {
  /** Presses a card, if any, and a place; returns the actions asked about, and the line that is shown. */
  const why = async (name: string, card: string | null, place: number) => {
    const explain = vi.fn();
    const { container, getByRole } = await shown(moment(name, { explain }));
    if (card !== null) await click(container.querySelector(`[data-card="${card}"]`)!);
    explain.mockClear();
    await click(container.querySelector(`[data-target="place-${place}"]`)!);
    return { asked: explain.mock.calls.flat(), said: getByRole('status').textContent };
  };

  test.each([
    ['two', 'HAND:H36', 4, { type: 'PlaceFromHand', card: 'H36', place: 4 }],
    ['two', 'HAND:H36', 2, { type: 'PlaceFromHand', card: 'H36', place: 2 }],
    ['two', 'CENTRE:EQUIPMENT', 0, { type: 'DraftToSled', card: 'EQUIPMENT', place: 0 }],
    ['upgrade', 'HAND:EQUIPMENT', 0, { type: 'Upgrade', place: 0 }],
    ['waiting', null, 0, { type: 'Pass' }],
    ['waiting', 'HAND:H44', 0, { type: 'Pass' }],
    ['bonus', 'HAND:H36', 0, { type: 'PlaceFromHand', card: 'H36', place: 0 }],
  ])('%s: %s at %i', async (name, card, place, action) => {
    expect((await why(name, card, place)).asked).toEqual([action]);
  });

  test('a card has to be chosen first, in my turn', async () => {
    const { asked, said } = await why('two', null, 0);
    expect(said).toContain('First select a card');
    expect(asked).toEqual([]);
  });
});

test('a grey card asks why in my turn, and is only looked at in others’', async () => {
  const explain = vi.fn();
  const press = async (name: string, card: string): Promise<void> => {
    const { container } = await shown(moment(name, { explain }));
    await click(container.querySelector(`[data-card="${card}"]`)!);
    cleanup();
  };
  await press('bonus', 'HAND:H36');
  await press('waiting', 'HAND:H44');
  expect(explain.mock.calls).toEqual([[{ type: 'PlaceFromHand', card: 'H36', place: expect.any(Number) as number }]]);
});

describe('what is said of the day', () => {
  const late = moments.late!;
  const said = async (board: Partial<HikeBoardProps['view']['board']>): Promise<string> => {
    const { container } = await shown({ ...late, view: { ...late.view, board: { ...late.view.board, ...board } } });
    return container.textContent;
  };

  test('how many days and free places are left, once the days are counted', async () => {
    expect(await said({ day: 9, lastDay: 11 })).toContain('3 days left, 5 places free.');
    cleanup();
    expect(await said({ day: 11, lastDay: 11 })).toContain('Last day!');
    cleanup();
    expect(await said({ lastDay: null })).not.toContain('days left');
  });

  test('whether a card is opened', async () => {
    expect(await said({ deck: 0 })).toContain('No cards to open');
    cleanup();
    expect(await said({ deck: 7 })).toContain('Each turn opens 1 card');
    cleanup();
    expect(await said({ deck: 7, day: 2 })).toContain('Each turn opens 2 cards');
  });
});

test('passing asks once', async () => {
  const act = vi.fn();
  const { container } = await shown(moment('two', { act }));
  await click(container.querySelector('[data-do="Pass"]')!);
  expect(act).not.toHaveBeenCalled();
  await press('Escape');
  await press('p');
  expect(act).not.toHaveBeenCalled();
  await press('p');
  expect(act.mock.calls).toEqual([[{ type: 'Pass' }]]);
});

describe('declaring', () => {
  test('warns of snow that the sled cannot pass', async () => {
    const { container, getByRole } = await shown(moment('wall'));
    await click(container.querySelector('[data-do="Declare"]')!);
    await settled();
    const warned = getByRole('alert').textContent;
    expect(warned).toContain('No powder');
    expect(warned).toContain('the finish card');
    expect(document.activeElement?.textContent).toBe('Not yet');
  });

  test('does not warn where the sled can pass everywhere', async () => {
    const { container, queryByRole } = await shown(moment('full'));
    await click(container.querySelector('[data-do="Declare"]')!);
    await settled();
    expect(queryByRole('alert')).toBeNull();
    expect((document.activeElement as HTMLElement).dataset.do).toBe('Declare');
  });
});

describe('a turn with nothing left to do', () => {
  const nothing = (unseen: Card[], act: (action: HikeAction) => void): HikeBoardProps => {
    const props = moment('bonus', { act, legalActions: [{ type: 'EndTurn' }] });
    return { ...props, view: { ...props.view, own: { unseen, underway: null, losses: [] } } };
  };
  const on = (props: HikeBoardProps) => {
    localStorage.removeItem('chalet.hike.endsItself');
    return render(Preparation, { props });
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('ends by itself, once', async () => {
    const act = vi.fn();
    const { container, rerender } = on(nothing([], act));
    await vi.advanceTimersByTimeAsync(1000);
    expect(act).not.toHaveBeenCalled();
    expect(container.textContent).toContain(boardWords.hints.endsItself);
    await rerender(nothing([], act));
    await vi.runAllTimersAsync();
    expect(act.mock.calls).toEqual([[{ type: 'EndTurn' }]]);
  });

  test('does not tell by a prompt end what my unseen cards are', async () => {
    const act = vi.fn();
    on(nothing(['EQUIPMENT'], act));
    await vi.advanceTimersByTimeAsync(1400);
    expect(act).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(act.mock.calls).toEqual([[{ type: 'EndTurn' }]]);
  });

  test('waits for me where I switched that off', async () => {
    const act = vi.fn();
    await shown(nothing([], act));
    await vi.runAllTimersAsync();
    expect(act).not.toHaveBeenCalled();
  });
});

test.each(['two', 'bonus', 'full', 'upgrade'])(
  'the buttons’ names begin with the words that are seen (%s)',
  async (name) => {
    const { container } = await shown(moment(name));
    const buttons = all(container, '.go[data-do]');
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const seen = [...button.childNodes].filter(({ nodeName }) => nodeName !== 'KBD').map((node) => node.textContent);
      expect(button.getAttribute('aria-label')?.startsWith(seen.join('').trim())).toBe(true);
    }
  },
);

test('a spectator sees every sled and no hand', async () => {
  const { container, queryByRole } = await shown(moment('watch'));
  expect(container.querySelectorAll('.tile')).toHaveLength(6);
  expect(queryByRole('group', { name: 'Your hand' })).toBeNull();
  expect(enabled(container, '.place')).toHaveLength(0);
});

test('anybody’s sled can be looked at, with its edges and what is known of the hand', async () => {
  const { container, getByRole } = await shown(moment('four'));
  await click(container.querySelector('[data-tile="1"]')!);
  await settled();
  const sheet = getByRole('dialog', { name: 'Bea’s sled' });
  expect(sheet.querySelectorAll('.sled li')).toHaveLength(8);
  expect(sheet.textContent).toContain('Cedar');
});

test('the card that had the focus keeps it; when it is gone, its neighbour has it', async () => {
  const props = moment('two');
  const { container, rerender } = await shown(props);
  const card = (held: string): HTMLElement => container.querySelector<HTMLElement>(`[data-card="${held}"]`)!;
  card('CENTRE:H09').focus();
  const without = (...gone: string[]): HikeBoardProps => ({
    ...props,
    view: {
      ...props.view,
      board: { ...props.view.board, centre: props.view.board.centre.filter((one) => !gone.includes(one)) },
    },
  });
  await rerender(without('H36'));
  expect(document.activeElement).toBe(card('CENTRE:H09'));
  await rerender(without('H36', 'H09'));
  expect(document.activeElement).toBe(card('CENTRE:EQUIPMENT'));
});

test('a card can be pulled to where it goes', async () => {
  const act = vi.fn();
  vi.useFakeTimers();
  localStorage.setItem('chalet.hike.endsItself', 'off');
  const { container } = render(Preparation, { props: moment('two', { act }) });
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  await settled();
  const pull = async (card: string, target: string): Promise<void> => {
    document.elementFromPoint = () => container.querySelector(`[data-target="${target}"]`);
    const button = container.querySelector(`[data-card="${card}"]`)!;
    await fireEvent.pointerDown(button, { pointerId: 1, button: 0, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 60, clientY: 60 });
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 60, clientY: 60 });
  };
  await pull('HAND:H36', 'place-0');
  await pull('CENTRE:H43', 'hand');
  expect(act.mock.calls).toEqual([
    [{ type: 'PlaceFromHand', card: 'H36', place: 0 }],
    [{ type: 'DraftToHand', card: 'H43' }],
  ]);
});

test('single letters do nothing where shortcuts are off', async () => {
  const act = vi.fn();
  await shown(moment('bonus', { act }));
  settings.shortcuts = false;
  await press('e');
  settings.shortcuts = true;
  expect(act).not.toHaveBeenCalled();
});
