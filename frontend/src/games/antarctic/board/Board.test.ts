import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moments } from '../gallery/moments';
import { settings } from '../../../shell/settings.svelte';
import { switches } from '../../../shell/switches.svelte';
import Board from './Board.svelte';
import type { AntarcticAction, Card, Order } from '../types';

// The drawing is checked in the gallery; here it would only take time.
vi.mock('../cards/CardFace.svelte', () => ({
  default: (anchor: Comment) => anchor.before(Object.assign(document.createElement('i'), { className: 'card' })),
}));
vi.mock('../scene/Scene.svelte', () => ({ default: () => {} }));

afterEach(cleanup);

type Moment = (typeof moments)[string];

const moment = (name: string, more: Partial<Moment> = {}): Moment => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return { ...found, ...more };
};

const all = (container: Element, selector: string): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(selector),
];
const enabled = (container: Element, selector: string): HTMLElement[] =>
  all(container, selector).filter((button) => button.getAttribute('aria-disabled') !== 'true');
/** Waits for the layers over the table, which are fetched when they are needed. */
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await tick();
};
const click = async (element: Element): Promise<void> => {
  await fireEvent.click(element);
  await settled();
};
const press = async (key: string): Promise<void> => {
  await fireEvent.keyDown(window, { key });
  await settled();
};
const shown = async (props: Moment) => {
  const found = render(Board, { props });
  await settled();
  return found;
};
const sorted = (actions: readonly AntarcticAction[]): string[] =>
  [...new Set(actions.map((action) => JSON.stringify(action)))].sort();

/** Presses everything that a chooser offers, opening it again each time. */
async function chooseAll(container: Element, open: () => Promise<unknown>): Promise<void> {
  const numbers = Math.max(1, all(container, '.number').length);
  for (let number = 0; number < numbers; number++) {
    for (let choice = 0; ; choice++) {
      if (!container.querySelector('.chooser')) await open();
      const wanted = all(container, '.number')[number];
      if (wanted) await click(wanted);
      const button = all(container, '.choice')[choice];
      if (!button) break;
      await click(button);
    }
  }
  await press('Escape');
}

/** Takes up each card and presses each place that lights up; then what can be done without a card. */
async function reachable(props: Moment): Promise<AntarcticAction[]> {
  const act = vi.fn<(action: AntarcticAction) => void>();
  const { container } = await shown({ ...props, act });
  if (container.querySelector('.chooser')) await chooseAll(container, () => Promise.resolve());
  for (const button of enabled(container, '.close.legal, .notice .go')) await click(button);
  await press('Escape');
  await press('Escape');
  for (const card of enabled(container, '[data-card]')) {
    const take = async (): Promise<void> => {
      if (card.getAttribute('aria-pressed') !== 'true') await click(card);
    };
    await take();
    for (const { dataset } of enabled(container, '[data-target].legal')) {
      const open = async (): Promise<void> => {
        await take();
        await click(container.querySelector(`[data-target="${dataset.target}"]`)!);
      };
      await open();
      if (container.querySelector('.chooser')) await chooseAll(container, open);
    }
  }
  for (const whistle of enabled(container, '.whistle')) {
    await click(whistle);
    for (const yes of enabled(container, '.yes')) await click(yes);
  }
  return act.mock.calls.map(([action]) => action);
}

/** The same with keys, but for the choice itself, which is a button that has the focus. */
async function reachableByKey(props: Moment): Promise<AntarcticAction[]> {
  const act = vi.fn<(action: AntarcticAction) => void>();
  const { container } = await shown({ ...props, act });
  if (container.querySelector('.chooser')) await chooseAll(container, () => Promise.resolve());
  for (const key of ['a', 'n', 'e']) await press(key);
  for (const card of '01234567') {
    for (const target of 'cdertuvxy') {
      const open = async (): Promise<void> => {
        await press('Escape');
        await press('Escape');
        await press(card);
        await press(target);
      };
      await open();
      if (container.querySelector('.chooser')) await chooseAll(container, open);
    }
  }
  await press('Escape');
  await press('w');
  for (const yes of enabled(container, '.yes')) await click(yes);
  return act.mock.calls.map(([action]) => action);
}

const played = Object.keys(moments);

describe('a moment offers exactly its legal actions', async () => {
  test.each(played)('%s, by button', async (name) => {
    const props = moment(name);
    expect(sorted(await reachable(props))).toEqual(sorted(props.legalActions));
  });

  test.each(['two', 'six', 'wild', 'wronged', 'going', 'closing', 'empty'])('%s, by key', async (name) => {
    const props = moment(name);
    expect(sorted(await reachableByKey(props))).toEqual(sorted(props.legalActions));
  });

  test('while an action is on its way, none', async () => {
    for (const name of ['two', 'going', 'wronged', 'first'])
      expect(await reachable(moment(name, { busy: true }))).toEqual([]);
  });
});

test('what breaks the order is not held back: hand cards can be laid while the pile fits', async () => {
  const { container } = await shown(moment('four'));
  expect(enabled(container, '.hand button')).toHaveLength(7);
  expect(container.querySelector('.first')).toBeNull();
});

/** The moment with bots in all other seats, or as it is, and an order of plays. */
function ordered(against: 'bots' | 'people', order: Order = 'CHALLENGE'): Moment {
  const props = moment('four');
  const { view, seats } = props;
  return {
    ...props,
    view: { ...view, bestRank: 'A', board: { ...view.board, options: { ...view.board.options, order } } },
    seats: seats.map((seat) => ({ ...seat, bot: seat.me || against === 'people' ? undefined : ('SKIER' as const) })),
  };
}

test('the order hint is on against bots alone until it is switched off', async () => {
  const { container } = await shown(ordered('bots'));
  expect(container.querySelector('.first')).not.toBeNull();
  expect(switches.offered.map(({ key }) => key)).toEqual(['antarctic.orderHint']);
  switches.turn('antarctic.orderHint', false);
  await tick();
  expect(container.querySelector('.first')).toBeNull();
  switches.turn('antarctic.orderHint', true);
});

test('at a table with people the order hint is an option of the match, and no switch', async () => {
  (await shown(ordered('bots'))).unmount();
  const without = await shown(ordered('people'));
  expect(without.container.querySelector('.first')).toBeNull();
  expect(switches.offered).toEqual([]);
  without.unmount();
  const { container } = await shown(ordered('people', 'HINTED'));
  expect(container.querySelector('.first')).not.toBeNull();
  expect(switches.offered).toEqual([]);
  expect(container.querySelector('button.whistle')).not.toBeNull();
});

test('the order hint marks what comes first', async () => {
  const props = ordered('bots');
  const hinted = (bestRank: 'A' | 'B' | 'C' | null): Moment => ({ ...props, view: { ...props.view, bestRank } });
  const { container, rerender } = await shown(hinted('A'));
  const marked = (): (string | undefined)[] =>
    all(container, '[data-card]:has(.first)').map((button) => button.dataset.card);
  expect(marked()).toEqual(['RED_CIRCLE_TWO']);
  await rerender(hinted('B'));
  expect(marked()).toEqual(['BLACK_CIRCLE_TWO']);
  await rerender(hinted(null));
  expect(marked()).toEqual([]);
});

describe('the whistle', async () => {
  test('asks whom and which turn first, and is blown there', async () => {
    const act = vi.fn();
    const { container, getByRole } = await shown(moment('call', { act }));
    await press('w');
    const dialog = getByRole('alertdialog', { name: 'Call Bea’s turn out of order?' });
    expect(dialog.textContent).toContain('Turn 23');
    expect(document.activeElement).toBe(container.querySelector('.yes'));
    expect(act).not.toHaveBeenCalled();
    await click(container.querySelector('.yes')!);
    expect(act.mock.calls).toEqual([[{ type: 'Call', turn: 23 }]]);
    expect(document.activeElement).toBe(container.querySelector('.whistle'));
  });

  test('cannot be blown by a key that is held, pressed twice, or by a double press', async () => {
    const act = vi.fn();
    const { container } = await shown(moment('call', { act }));
    const whistle = container.querySelector<HTMLElement>('.whistle')!;
    await click(whistle);
    await click(whistle);
    await press('w');
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(container.querySelector('[role="alertdialog"]')).toBeNull();
    expect(document.activeElement).toBe(whistle);
  });

  test('while it asks, other keys do nothing', async () => {
    const act = vi.fn();
    await shown(moment('two', { act }));
    await press('w');
    for (const key of ['0', 'c', '1', 'e']) await press(key);
    expect(act).not.toHaveBeenCalled();
  });

  test('is put away when there is nothing to call any more', async () => {
    const { container, rerender } = await shown(moment('call'));
    await press('w');
    await rerender(moment('falsely', { events: [] }));
    expect(container.querySelector('[role="alertdialog"]')).toBeNull();
  });

  test('does not turn against somebody else while it asks', async () => {
    const act = vi.fn();
    const { container, rerender } = await shown(moment('call', { act }));
    await press('w');
    await rerender(moment('pause', { act, legalActions: [{ type: 'Call', turn: 24 }] }));
    expect(container.querySelector('[role="alertdialog"]')).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  test('says why there is nothing to call', async () => {
    const { container, getByRole, rerender } = await shown(moment('falsely'));
    await click(container.querySelector('.whistle')!);
    expect(getByRole('status').textContent).toBe('You have already called this turn.');
    await rerender(moment('closing'));
    expect(container.querySelector('.whistle')!.getAttribute('aria-label')).toContain('your own');
  });

  test('is not there where the table keeps the order', async () => {
    const { container } = await shown(moment('enforced'));
    expect(container.querySelector('.whistle')).toBeNull();
  });
});

describe('the verdict', async () => {
  test('shows what was done and what came first to everybody', async () => {
    const { getByRole } = await shown(moment('verdict', { viewer: null }));
    const verdict = getByRole('region', { name: /Out of order!/ });
    expect(verdict.querySelectorAll('.evidence .card')).toHaveLength(2);
    expect(verdict.textContent).toContain('3 cards');
  });

  test('stays while a wronged player may play, also when the page is loaded again', async () => {
    const props = moment('verdict', { events: [] });
    const { queryByRole, rerender } = await shown(props);
    expect(queryByRole('region', { name: /Out of order!/ })).not.toBeNull();
    await rerender({ ...props, view: { ...props.view } });
    expect(queryByRole('region', { name: /Out of order!/ })).not.toBeNull();
  });

  test('goes with the plays that follow, but not before it could be read', async () => {
    vi.useFakeTimers();
    const { container, rerender } = await shown(moment('falsely'));
    const later = moment('four', {
      events: [{ type: 'Loaded', seat: 1, from: 'HAND', card: 'RED_HEART_ONE', onto: 2 }],
    });
    await rerender({
      ...later,
      view: { ...later.view, board: { ...later.view.board, verdict: moment('falsely').view.board.verdict } },
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(container.querySelector('.verdict')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(container.querySelector('.verdict')).toBeNull();
    vi.useRealTimers();
  });

  test('can be put away, and the focus has a place', async () => {
    const { getByRole, container } = await shown(moment('falsely'));
    await click(getByRole('button', { name: 'Dismiss' }));
    expect(container.querySelector('.verdict')).toBeNull();
    expect(document.activeElement).toBe(container.querySelector('.whistle'));
  });
});

test('a window names whom it waits for', async () => {
  const { container } = await shown(moment('going'));
  expect(container.querySelector('.notice')!.textContent).toContain('goes out, unless someone calls');
  expect(container.querySelector('.notice')!.textContent).toContain('you, Bea and Snowy Owl');
});

test('a spectator sees every seat, no hand and no whistle', async () => {
  const { container, queryByRole } = await shown(moment('watch'));
  expect(container.querySelectorAll('.seat')).toHaveLength(6);
  expect(queryByRole('group', { name: 'Your hand' })).toBeNull();
  expect(container.querySelector('.whistle')).toBeNull();
  expect(enabled(container, '[data-card], [data-target]')).toHaveLength(0);
});

test('the end of a round is shown until it is put away or the next card is taken up', async () => {
  const { container, rerender } = await shown(moment('round'));
  await vi.waitFor(() => expect(container.querySelectorAll('.end li')).toHaveLength(4));
  await rerender(moment('four', { events: [] }));
  await press('1');
  expect(container.querySelector('.end')).toBeNull();
});

test('the score sheet is there at any time', async () => {
  const { getByRole, findByRole } = await shown(moment('watch'));
  await click(getByRole('button', { name: 'Score sheet' }));
  expect((await findByRole('columnheader', { name: 'Bea' })).tagName).toBe('TH');
});

test('a replay flags what was out of order', async () => {
  const { container } = await shown(moment('replay'));
  expect(container.querySelector('.flag')).not.toBeNull();
});

test('the card that had the focus keeps it; when it is gone, its neighbour has it', async () => {
  const { container, rerender } = await shown(moment('four'));
  const hand = (): HTMLElement[] => all(container, '.hand button');
  const third = hand()[2]!;
  third.focus();
  const next = moment('four');
  const left = next.view.hand!.filter((card) => card !== 'YELLOW_TRIANGLE_THREE');
  await rerender({ ...next, view: { ...next.view, hand: left } });
  expect(document.activeElement).toBe(third);
  await rerender({ ...next, view: { ...next.view, hand: left.filter((card) => card !== 'GREEN_SQUARE_TWO') } });
  expect(document.activeElement).toBe(hand()[1]);
  await rerender({ ...next, view: { ...next.view, hand: [] } });
  expect(document.activeElement).toBe(container.querySelector('.whistle'));
  await rerender(moment('end'));
  expect(document.activeElement?.classList.contains('last')).toBe(true);
});

test('after a choice the focus is on the centre', async () => {
  const { container } = await shown(moment('wild'));
  for (const key of ['1', 'c']) await press(key);
  await click(document.activeElement!);
  expect(document.activeElement).toBe(container.querySelector('.centre'));
});

test('the declaration that carries the Triple Topper on is marked and has the focus', async () => {
  const { container } = await shown(moment('wild'));
  for (const key of ['1', 'c']) await press(key);
  expect(all(container, '.choice.chain')).toHaveLength(1);
  expect(document.activeElement!.getAttribute('aria-label')).toContain('declared red circle; extends the chain: +2');
});

test('pressing the centre once more lays what carries the Triple Topper on', async () => {
  const act = vi.fn();
  await shown(moment('wild', { act }));
  for (const key of ['1', 'c', 'c']) await press(key);
  expect(act).toHaveBeenCalledTimes(1);
  expect(act.mock.calls[0]![0]).toMatchObject({ type: 'PlayCentre', as: { colour: 'RED', suit: 'CIRCLE' } });
});

describe('with no card taken up, a pile is loaded with all that fits', () => {
  const load = (card: Card): AntarcticAction => ({ type: 'Load', from: 'HAND', card, onto: 2 });
  const before = moment('four');
  const hand: Card[] = ['RED_CIRCLE_ONE', 'GREEN_HEART_TWO', 'BLUE_SQUARE_FOUR'];
  const holding = (cards: Card[], fits: Card[], act: (action: AntarcticAction) => void, busy = false): Moment => ({
    ...before,
    view: { ...before.view, hand: cards },
    legalActions: fits.map(load),
    act,
    busy,
  });

  test('one after the other, each as soon as the one before lies there', async () => {
    const act = vi.fn();
    const { container, rerender } = await shown(holding(hand, ['RED_CIRCLE_ONE'], act));
    const pile = container.querySelector('[data-target="seat-2"]')!;
    expect(pile.getAttribute('title')).toContain('one by one');
    expect(pile.getAttribute('aria-label')).toContain('payoff pile');
    await click(pile);
    expect(act.mock.calls).toEqual([[load('RED_CIRCLE_ONE')]]);
    await rerender(holding(hand.slice(1), ['GREEN_HEART_TWO'], act, true));
    expect(act).toHaveBeenCalledTimes(1);
    await rerender(holding(hand.slice(1), ['GREEN_HEART_TWO'], act));
    expect(act.mock.calls[1]).toEqual([load('GREEN_HEART_TWO')]);
    await rerender(holding(hand.slice(2), [], act));
    await rerender(holding(hand.slice(2), ['BLUE_SQUARE_FOUR'], act));
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('not when the card was refused', async () => {
    const act = vi.fn();
    const { container, rerender } = await shown(holding(hand, ['RED_CIRCLE_ONE'], act));
    await click(container.querySelector('[data-target="seat-2"]')!);
    await rerender(holding(hand, ['RED_CIRCLE_ONE'], act, true));
    await rerender(holding(hand, ['RED_CIRCLE_ONE'], act));
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('not after Escape', async () => {
    const act = vi.fn();
    const { rerender } = await shown(holding(hand, ['RED_CIRCLE_ONE'], act));
    await press('t');
    await press('Escape');
    await rerender(holding(hand.slice(1), ['GREEN_HEART_TWO'], act));
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('the top of my payoff pile is not among them', async () => {
    const act = vi.fn();
    const { container } = await shown({
      ...holding(hand, [], act),
      legalActions: [{ type: 'Load', from: 'PAYOFF', card: before.view.board.places[0]!.top!, onto: 2 }],
    });
    await click(container.querySelector('[data-target="seat-2"]')!);
    expect(act).not.toHaveBeenCalled();
  });
});

test('before a call, what it costs is told for the piles as they are', async () => {
  const asked = async (mine: number, theirs: number): Promise<string> => {
    const found = moment('call');
    const accused = found.view.board.accused!.seat;
    const places = found.view.board.places.map((place, seat) => ({
      ...place,
      payoff: seat === found.viewer ? mine : seat === accused ? theirs : place.payoff,
    }));
    const { container } = await shown({ ...found, view: { ...found.view, board: { ...found.view.board, places } } });
    await press('w');
    const text = container.querySelector('.confirm')!.textContent;
    cleanup();
    return text;
  };
  expect(await asked(9, 5)).toContain('the bottom 3 cards of your pile');
  expect(await asked(3, 5)).toContain('the 2 cards under your top card and 1 from the draw pile');
  expect(await asked(2, 5)).toContain('the card under your top card and 2 from the draw pile');
  expect(await asked(1, 5)).toContain('3 cards from the draw pile');
  expect(await asked(9, 1)).toContain('1 card from the draw pile goes under yours');
  expect(await asked(9, 2)).toContain('1 card from under their pile');
});

test('a card can be pulled to where it goes', async () => {
  const act = vi.fn();
  vi.useFakeTimers();
  const { container } = render(Board, { props: moment('four', { act }) });
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  await settled();
  const at = (target: string): void => {
    document.elementFromPoint = () => container.querySelector(`[data-target="${target}"]`);
  };
  const pull = async (card: string, target: string): Promise<void> => {
    at(target);
    const from = container.querySelector(`[data-card="${card}"]`)!;
    await fireEvent.pointerDown(from, { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 80, clientY: 80 });
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 80, clientY: 80 });
    await settled();
  };
  await pull('RED_CIRCLE_ONE', 'seat-2');
  await pull('YELLOW_TRIANGLE_THREE', 'seat-2');
  await pull('YELLOW_TRIANGLE_THREE', 'own');
  await pull('BLACK_CIRCLE_TWO', 'centre');
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'Load', from: 'HAND', card: 'RED_CIRCLE_ONE', onto: 2 },
    { type: 'Close', card: 'YELLOW_TRIANGLE_THREE' },
  ]);
  expect(all(container, '.choice')).toHaveLength(4);
});

test('somebody who wants no single keys can switch them off', async () => {
  settings.shortcuts = false;
  const act = vi.fn();
  const { container } = await shown(moment('going', { act }));
  for (const key of ['a', 'w']) await press(key);
  settings.shortcuts = true;
  expect(act).not.toHaveBeenCalled();
  expect(container.querySelector('[role="alertdialog"]')).toBeNull();
});
