import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { foreseen, moments } from '../gallery/races';
import { switches } from '../../../shell/switches.svelte';
import type { Foresight } from '../../game';
import { runsTime } from '../scene/camps';
import Night from './Night.svelte';
import { raceWords as words } from './race-texts';
import RaceDock from './RaceDock.svelte';
import RaceOver from './RaceOver.svelte';
import type { HikeBoardProps, RaceDockProps } from '../board-props';
import type { HikeAction, HikeBoard, HikeView, Use } from '../types';

// The gallery shows the drawings; here they would only take time.
vi.mock('../cards/HuskyCard.svelte', () => ({ default: () => {} }));
vi.mock('./NightScene.svelte', () => ({ default: () => {} }));
vi.mock('../scene/FinishScene.svelte', () => ({ default: () => {} }));

const moment = (name: string, more: Partial<HikeBoardProps> = {}): HikeBoardProps => {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return { ...found, ...more };
};

const act = vi.fn<(action: HikeAction) => void>();
const actAll = vi.fn<NonNullable<HikeBoardProps['actAll']>>();
const foretell = vi.fn<(position: number | null) => void>();
const look = vi.fn<(seat: number) => void>();

beforeEach(() => {
  for (const each of [act, actAll, foretell, look]) each.mockReset();
  actAll.mockImplementation((actions) => Promise.resolve({ count: actions.length, stopped: null }));
});
afterEach(cleanup);

const shown = (name: string, more: Partial<RaceDockProps> = {}) => {
  const props = { foretell, look, narrow: false, looking: null, ...moment(name, { act, actAll }), ...more };
  const found = render(RaceDock, { props });
  return { ...found, props };
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await tick();
};
const press = async (element: Element | null): Promise<void> => {
  if (!element) throw new Error('nothing to press');
  await fireEvent.click(element);
  await settled();
};
const key = async (name: string): Promise<void> => {
  await fireEvent.keyDown(window, { key: name });
  await settled();
};
const dog = (container: Element, place: number): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-place-at="${place}"]`);
  if (!found) throw new Error(`no husky at ${place}`);
  return found;
};
const may = (element: Element): boolean => element.getAttribute('aria-disabled') !== 'true';
const json = (actions: readonly HikeAction[]): string[] =>
  [...new Set(actions.map((one) => JSON.stringify(one)))].sort();

/** Plays each way that each husky has, one after the other, from the same moment; and the end of the day. */
async function reachable(
  name: string,
  choose: (container: Element, place: number) => Promise<void>,
): Promise<HikeAction[]> {
  const done: HikeAction[] = [];
  const { container, unmount, props } = shown(name, { foresee: undefined });
  const places = [...container.querySelectorAll('.dog')]
    .filter(may)
    .map((one) => Number((one as HTMLElement).dataset.placeAt));
  for (const place of places) {
    await choose(container, place);
    const ways = container.querySelectorAll('.way:not(.never)').length;
    await key('Escape');
    for (let way = 0; way < Math.max(1, ways); way++) {
      await choose(container, place);
      if (ways > 0) await press(container.querySelectorAll('.way:not(.never)')[way] ?? null);
      await press(container.querySelector('.go'));
    }
  }
  if (props.legalActions.some(({ type }) => type === 'EndDay')) {
    await press(container.querySelector('.end'));
    const sure = container.querySelector('.asked .primary');
    if (sure) await press(sure);
  }
  done.push(...act.mock.calls.map(([action]) => action));
  unmount();
  return done;
}

const mine = ['race-two', 'race-six', 'race-rest', 'race-care', 'race-together', 'race-through'];

describe('what may be done on a race day', () => {
  test.each(mine)('%s: exactly the legal actions, by press', async (name) => {
    const done = await reachable(name, (container, place) => press(dog(container, place)));
    expect(json(done)).toEqual(json(moment(name).legalActions));
  });

  test.each(['race-two', 'race-care'])('%s: exactly the legal actions, by key', async (name) => {
    const done = await reachable(name, (_, place) => key(`${place + 1}`));
    expect(json(done)).toEqual(json(moment(name).legalActions));
  });

  test('nothing while an action is on its way', async () => {
    const { container } = shown('race-two', { busy: true });
    for (const each of container.querySelectorAll('.dog')) await press(each);
    await key('1');
    await key('e');
    await key('g');
    expect(act).not.toHaveBeenCalled();
    expect(actAll).not.toHaveBeenCalled();
    expect([...container.querySelectorAll('.dog')].filter(may)).toEqual([]);
  });

  test.each(['race-watch', 'race-other', 'race-start'])('%s: nothing where it is not my turn', (name) => {
    const { container } = shown(name);
    expect([...container.querySelectorAll('.dog, .go, .end')].filter(may)).toEqual([]);
  });

  test('each husky says how far it gets me, and what is lost', () => {
    const { container } = shown('race-two');
    expect(dog(container, 0).getAttribute('aria-label')).toContain(words.runs(13, 15, 0));
    expect(dog(container, 3).getAttribute('aria-label')).toContain(words.runs(13, 14, 1));
    expect(dog(container, 7).getAttribute('aria-label')).toContain(words.runsTo(2));
  });

  test('making camp is asked about while a husky could still run', async () => {
    const { container } = shown('race-two');
    await press(container.querySelector('.end'));
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelector('.asked')?.textContent).toContain('Fern');
    await key('Escape');
    expect(container.querySelector('.asked')).toBeNull();
  });
});

describe('the question whether to make camp', () => {
  const WARNING = 'If no sled moves today, the race ends.';
  const asked = async (name: string, change: (props: HikeBoardProps) => Partial<HikeBoardProps> = () => ({})) => {
    const { container } = shown(name, change(moment(name)));
    await press(container.querySelector('.end'));
    return container.querySelector('.asked')?.textContent;
  };
  const onBoard = (more: Partial<HikeBoard>) => (props: HikeBoardProps) => ({
    view: { ...props.view, board: { ...props.view.board, ...more } },
  });

  test('warns that the race may end, on the day after a still one', async () => {
    expect(await asked('race-still')).toContain(WARNING);
  });

  test('does not where the day before was none, or where somebody has moved today', async () => {
    expect(await asked('race-still', onBoard({ stillDays: 0 }))).not.toContain(WARNING);
    expect(await asked('race-still', onBoard({ moved: true }))).not.toContain(WARNING);
  });

  test('warns on a day played together as all knew it at dawn, unless I have moved myself', async () => {
    const dawn = { options: { days: 'TOGETHER' }, moved: false, stillDays: 1 } as const;
    const onMyWay = moment('race-together').view.own!.underway!;
    const at = (position: number) => (props: HikeBoardProps) => {
      const { board, own } = props.view;
      const underway = { ...onMyWay, musher: { ...onMyWay.musher, position } };
      return { view: { board: { ...board, ...dawn }, own: { ...own!, underway } } };
    };
    const from = moment('race-together').view.board.mushers[0]!.position;
    expect(await asked('race-together', at(from))).toContain(WARNING);
    cleanup();
    expect(await asked('race-together', at(from + 1))).not.toContain(WARNING);
  });
});

describe('a still day', () => {
  test('is said to all on the next day, while nobody has moved', () => {
    expect(shown('race-still').container.textContent).toContain(words.still);
    cleanup();
    expect(shown('race-still', { viewer: null, legalActions: [] }).container.textContent).toContain(words.still);
    cleanup();
    expect(shown('race-two').container.textContent).not.toContain(words.still);
  });

  test('is told in the night', async () => {
    const night = async (name: string): Promise<string> => {
      const { view, seats: people, viewer: seat, events } = moment(name);
      const { container } = render(Night, { props: { board: view.board, people, seat, events } });
      await vi.advanceTimersByTimeAsync(runsTime(events) + 1);
      return container.textContent;
    };
    vi.useFakeTimers();
    try {
      expect(await night('race-still-night')).toContain(words.stillNight);
      expect(await night('race-camp')).toContain(words.night(3));
      cleanup();
      expect(await night('race-camp')).not.toContain(words.stillNight);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    [1, 'Every sled was stranded: the farthest wins.'],
    [2, 'No sled moved for two days: the farthest wins.'],
  ])('after %s of them it is said why the race ended', (days, told) => {
    expect(words.why('stalled', 0, days)).toBe(told);
  });
});

describe('snow that is lost for good', () => {
  const LOST = 'Costs your last ice and powder: 2 ice fields and 1 powder field ahead!';

  test('is warned of where I choose to go without equipment, and before I go', async () => {
    const { container } = shown('race-through');
    await press(dog(container, 7));
    const ways = [...container.querySelectorAll('.way')].map(({ textContent }) => textContent);
    expect(ways.map((way) => way.includes(LOST))).toEqual([true, false, false]);
    expect(container.querySelector('.losing')).toBeNull();
    await press(container.querySelector('.way'));
    expect(container.querySelector('.losing')?.textContent).toBe(LOST);
    expect(act).not.toHaveBeenCalled();
  });

  test('is warned of where a husky has no other way to run', async () => {
    const { container } = shown('race-only-through', { foresee: undefined });
    expect(dog(container, 7).getAttribute('aria-label')).toContain('your last powder: 3 powder fields ahead');
    await press(dog(container, 7));
    expect(container.querySelector('.losing')?.textContent).toBe('Costs your last powder: 3 powder fields ahead!');
  });

  test('is warned of where I choose who rests', async () => {
    const { container } = shown('race-rest-last');
    const warned = [...container.querySelectorAll('.dog')].filter(
      (one) => one.getAttribute('aria-label')?.includes('your last powder') === true,
    );
    expect(warned).toEqual([dog(container, 5)]);
    expect(dog(container, 5).textContent).toContain(words.lastOne);
    await press(dog(container, 6));
    expect(container.querySelector('.losing')).toBeNull();
    await press(container.querySelector('.bar .button:not(.go)'));
    await press(dog(container, 5));
    expect(container.querySelector('.losing')?.textContent).toContain('3 powder fields ahead');
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the plan', () => {
  test('goes on from where the husky before would get me, and is played at once', async () => {
    const { container } = shown('race-two');
    await press(dog(container, 0));
    expect(foretell).toHaveBeenLastCalledWith(15);
    expect(dog(container, 3).getAttribute('aria-label')).toContain(words.runs(15, 16, 1));
    await press(dog(container, 3));
    expect(foretell).toHaveBeenLastCalledWith(16);
    await press(container.querySelector('.go'));
    const planned = [
      { type: 'Use', place: 0, extra: null, crossing: null, to: 15 },
      { type: 'Use', place: 3, extra: null, crossing: null, to: 16 },
    ];
    expect(actAll).toHaveBeenCalledExactlyOnceWith(planned);
  });

  test('a second press on the same husky runs', async () => {
    const { container } = shown('race-two');
    await press(dog(container, 0));
    await press(dog(container, 0));
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'Use', place: 0, extra: null, crossing: null, to: 15 });
  });

  test('back takes the last step off', async () => {
    const { container } = shown('race-two');
    await press(dog(container, 0));
    await press(dog(container, 3));
    await key('b');
    expect(foretell).toHaveBeenLastCalledWith(15);
    await key('Escape');
    expect(container.querySelector('.go')).toBeNull();
    expect(container.querySelector('.end')).not.toBeNull();
  });

  test('without foresight, one run at a time is planned and played', async () => {
    const { container } = shown('race-two', { foresee: undefined });
    await press(dog(container, 0));
    expect(may(dog(container, 3))).toBe(false);
    expect(container.textContent).toContain(words.horizon);
    await key('g');
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.each(['foresight-reveals', 'foresight-ends-turn'])(
    '%s: the plan ends there, and can be played',
    async (code) => {
      const refused: Foresight<HikeView, HikeAction> = { kind: 'refused', code, sentence: 'No.', rule: '' };
      const { container } = shown('race-two', { foresee: () => Promise.resolve(refused) });
      await press(dog(container, 0));
      expect(container.textContent).toContain(words.horizon);
      await press(container.querySelector('.go'));
      expect(act).toHaveBeenCalledTimes(1);
    },
  );

  test('what is refused for another reason is not in the plan, and the reason is told', async () => {
    const refused: Foresight<HikeView, HikeAction> = { kind: 'refused', code: 'no', sentence: 'Not so.', rule: '' };
    const { container } = shown('race-two', { foresee: () => Promise.resolve(refused) });
    await press(dog(container, 0));
    expect(container.textContent).toContain('Not so.');
    expect(container.querySelector('.go')).toBeNull();
  });

  test('an answer that comes after the step was taken back changes nothing', async () => {
    const answers: (() => void)[] = [];
    const props = moment('race-two');
    const later: NonNullable<HikeBoardProps['foresee']> = (actions) =>
      new Promise((resolve) => answers.push(() => void foreseen(props)(actions).then(resolve)));
    const { container } = shown('race-two', { foresee: later });
    await press(dog(container, 0));
    await key('b');
    for (const answer of answers) answer();
    await settled();
    expect(container.querySelector('.go')).toBeNull();
    expect(may(dog(container, 3))).toBe(true);
  });

  test('stays while others make camp, and goes when what I may do has changed', async () => {
    const { container, props, rerender } = shown('race-together');
    await press(dog(container, 0));
    const board = { ...props.view.board, toPlay: props.view.board.toPlay.slice(0, -1) };
    await rerender({ ...props, foretell, view: { ...props.view, board } });
    expect(container.querySelector('.go')).not.toBeNull();
    await rerender({ ...props, foretell, legalActions: props.legalActions.slice(1) });
    expect(container.querySelector('.go')).toBeNull();
  });
});

describe('who has the focus', () => {
  test('the first way, when there is more than one; the husky again afterwards', async () => {
    const { container } = shown('race-two');
    dog(container, 2).focus();
    await press(dog(container, 2));
    expect(document.activeElement?.classList).toContain('way');
    await key('Escape');
    expect(document.activeElement).toBe(dog(container, 2));
  });

  test('a husky that can run, after the plan was played', async () => {
    const { container } = shown('race-two');
    await press(dog(container, 0));
    container.querySelector<HTMLElement>('.go')?.focus();
    await press(container.querySelector('.go'));
    expect(document.activeElement?.classList).toContain('dog');
  });

  test('still the board when my turn is over', async () => {
    const { container, props, rerender } = shown('race-two');
    container.querySelector<HTMLElement>('.end')?.focus();
    await rerender({ ...props, foretell, legalActions: [], view: { ...props.view } });
    await settled();
    expect(container.contains(document.activeElement)).toBe(true);
  });
});

describe('what is told', () => {
  test('others’ sleds are there to look at, and mine is one press away', async () => {
    const { container, getByText, props, rerender } = shown('race-four');
    look.mockImplementation((seat) => void rerender({ ...props, looking: seat === 1 && !theirs() ? 1 : null }));
    const theirs = () => container.querySelector('.theirs');
    await press(
      [...container.querySelectorAll('.order button')].find((one) => one.textContent?.includes('Bea')) ?? null,
    );
    expect(theirs()?.getAttribute('aria-label')).toBe(words.sledOf('Bea'));
    await press(getByText(words.lookBack));
    expect(container.querySelector('.dog')).not.toBeNull();
  });

  test('where the board is narrow, the order stands elsewhere', () => {
    expect(shown('race-four', { narrow: true }).container.querySelector('.order')).toBeNull();
  });

  test('a spectator sees the sled of whoever is on the trail', () => {
    const { container } = shown('race-watch');
    expect(container.querySelector('.theirs')?.getAttribute('aria-label')).toBe(words.sledOf('Bea'));
  });

  test('a stranded musher', () => {
    const { container } = shown('race-stranded');
    expect(container.textContent).toContain(words.stranded);
  });

  test('who is on the trail has not made camp, though there is nothing to press, as in a replay', async () => {
    const { container, props, rerender } = shown('race-together', { legalActions: [] });
    expect(container.textContent).toContain(words.outTogether(props.view.board.toPlay.length));
    expect(container.textContent).not.toContain('You made camp');
    const board = { ...props.view.board, toPlay: props.view.board.toPlay.filter((seat) => seat !== props.viewer) };
    await rerender({ ...props, view: { ...props.view, board } });
    expect(container.textContent).toContain(words.endedTogether(board.toPlay.length, false));
  });

  test('my deeds on a day that all play together, and that the others are as at dawn', () => {
    const { container } = shown('race-together');
    expect(container.querySelectorAll('details li')).toHaveLength(1);
    expect(container.textContent).toContain(words.asAtDawn);
  });

  test('why it was won', async () => {
    const { container } = render(RaceOver, { props: { ...moment('race-over'), focused: true } });
    expect(document.activeElement?.classList).toContain('finish');
    await settled();
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows[0]).toContain('Grumpy Chamois of Zermatt');
    expect(rows[0]).toContain('8 +1');
    expect(container.textContent).toContain(words.why('finish', 2, 0));
  });

  test('uses of one husky differ in what they are called', () => {
    const uses = moment('race-two').legalActions.filter((one): one is Use => one.type === 'Use' && one.place === 2);
    const names = uses.map(({ extra, crossing }) => words.variant(extra, crossing, 0));
    expect(new Set(names).size).toBe(uses.length);
  });
});

describe('a day with nothing left to do', () => {
  const spent = (more: Partial<HikeBoardProps> = {}) =>
    shown('race-care', { legalActions: [{ type: 'EndDay' }], ...more });
  const waited = async (): Promise<void> => {
    await vi.runAllTimersAsync();
    await settled();
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    switches.turn('hike.endsItself', true);
  });

  test('ends by itself, once, and that is told', async () => {
    const { container, props, rerender } = spent();
    await vi.advanceTimersByTimeAsync(1000);
    expect(act).not.toHaveBeenCalled();
    expect(container.textContent).toContain(words.campsItself);
    await waited();
    await rerender({ ...props, foretell });
    await waited();
    expect(act.mock.calls).toEqual([[{ type: 'EndDay' }]]);
    const board = { ...props.view.board, toPlay: props.view.board.toPlay.filter((seat) => seat !== props.viewer) };
    await rerender({ ...props, foretell, legalActions: [], view: { ...props.view, board } });
    await settled();
    expect(container.textContent).toContain(words.campedAutomatically);
  });

  test('waits for me where I switched that off', async () => {
    localStorage.setItem('chalet.hike.endsItself', 'off');
    spent();
    await waited();
    expect(act).not.toHaveBeenCalled();
  });

  test('waits while an action is on its way', async () => {
    spent({ busy: true });
    await waited();
    expect(act).not.toHaveBeenCalled();
  });
});
