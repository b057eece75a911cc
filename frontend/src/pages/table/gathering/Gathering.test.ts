import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { known } from '../../solo/examples';
import { link, linkView, me, rest } from '../../../app.svelte';
import type { Table } from '../../../protocol/types';
import { announcer } from '../../../shell/announcer.svelte';
import { entrance } from '../../../entrance-texts';
import { texts } from '../../../texts';
import { settings, table } from '../examples';
import Gathering from './Gathering.svelte';
import { TableView } from '../tableView.svelte';
import { room } from './room-texts';
import { texts as gathering } from './texts';

vi.mock('../../../games/catalog.svelte', () => ({
  gameTitle: () => Promise.resolve('Alone'),
  knownGames: () => Promise.resolve([known]),
}));

const words = texts.table;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  linkView.state = 'live';
  announcer.lines = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page of somebody at a table, on which other news of it can come. */
function page(name: string, first: Table) {
  vi.spyOn(link, 'isLive', 'get').mockReturnValue(true);
  me.player = { id: `p${name}`, name, version: 0 };
  const view = new TableView(first.id);
  const show = (next: Table) => view.take(next);
  show(first);
  const shown = render(Gathering, { view, table: first });
  return {
    news: async (next: Table) => {
      show(next);
      await shown.rerender({ view, table: next });
    },
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the host starts with one click, whatever they said of themselves', async () => {
  const start = vi.spyOn(rest, 'start').mockResolvedValue(table([{ name: 'Ada' }, { name: 'Ben' }]));
  page('Ada', table([{ name: 'Ada', ready: false }, { name: 'Ben' }]));
  await fireEvent.click(button(words.start));
  expect(start).toHaveBeenCalledWith('t1');
});

test('a guest who sits is ready, is told so, and can say "not yet"', async () => {
  const ready = vi.spyOn(rest, 'ready').mockResolvedValue(table([{ name: 'Ada' }, { name: 'Ben' }]));
  page('Ben', table([{ name: 'Ada' }, { name: 'Ben' }]));
  screen.getByText(gathering.readyForHost);
  expect(screen.queryByRole('button', { name: words.start })).toBeNull();
  await fireEvent.click(button(words.notYet));
  expect(ready).toHaveBeenCalledWith('t1', false);
});

test('who is waited for finds the button that ends it in front', () => {
  page('Ben', table([{ name: 'Ada' }, { name: 'Ben', ready: false }]));
  expect(button(words.imReady).classList).toContain('primary');
});

test('the host is told whom the start waits for', async () => {
  const { news } = page('Ada', table([{ name: 'Ada' }, {}]));
  expect(button(words.start).disabled).toBe(true);
  screen.getByText(gathering.startWaits);
  await news(table([{ name: 'Ada' }, { name: 'Ben', ready: false }], { version: 2 }));
  expect(button(words.start).disabled).toBe(true);
  screen.getByText(gathering.notYetReady('Ben'));
  await news(table([{ name: 'Ada' }, { name: 'Ben', ready: false, online: false }], { version: 3 }));
  screen.getByText(gathering.notBack('Ben'));
  await news(table([{ name: 'Ada' }, { name: 'Ben', online: false }], { version: 4 }));
  expect(button(words.start).disabled).toBe(false);
  screen.getByText(gathering.justOffline('Ben'));
});

test('where a turn may take a day, nobody is missed', () => {
  const byDay = { ...settings, turnClock: 'D1' as const };
  page('Ada', table([{ name: 'Ada' }, { name: 'Ben', online: false }], { settings: byDay }));
  expect(screen.queryByText(gathering.justOffline('Ben'))).toBeNull();
  expect(button(words.start).disabled).toBe(false);
});

test('what the host changes is shown to those who sit, until they have seen it', async () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const { news } = page('Ben', table(seats));
  await screen.findByText(room.options);
  expect(screen.queryByRole('region', { name: gathering.changed })).toBeNull();
  const stormy = { ...settings, options: { ...settings.options, storm: 'ON' }, turnClock: 'S30' as const };
  await news(table(seats, { version: 2, settings: stormy }));
  const notice = screen.getByRole('region', { name: gathering.changed });
  expect([...notice.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Storm', words.clock]);
  expect(notice.textContent).toContain(entrance.create.clocks.S30);
  expect(announcer.lines.map((line) => line.words).join()).toContain(gathering.settingIs('Storm', 'Storm'));
  await fireEvent.click(button(gathering.changedFine));
  expect(screen.queryByRole('region', { name: gathering.changed })).toBeNull();
});

test('who changed it themselves is not told', async () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const { news } = page('Ada', table(seats));
  await screen.findByText(room.options);
  await news(table(seats, { version: 2, settings: { ...settings, turnClock: 'S30' } }));
  expect(screen.queryByRole('region', { name: gathering.changed })).toBeNull();
});

test('who presses leave is asked, and stays or leaves', async () => {
  const leave = vi.spyOn(rest, 'leave').mockResolvedValue();
  page('Ben', table([{ name: 'Ada' }, { name: 'Ben' }]));
  await fireEvent.click(button(words.leave));
  screen.getByText(words.leaveSure);
  await fireEvent.click(button(words.stay));
  expect(screen.queryByText(words.leaveSure)).toBeNull();
  expect(leave).not.toHaveBeenCalled();
  await fireEvent.click(button(words.leave));
  await fireEvent.click(button(words.leaveNow));
  expect(leave).toHaveBeenCalledWith('t1', 'pBen');
});

test('with open seats the button says how many will play, and what is missing', async () => {
  const openSeats = { fewest: 2, most: 4 };
  const { news } = page('Ada', table([{ name: 'Ada' }, {}, {}, {}], { openSeats }));
  expect(button(room.startAlone).disabled).toBe(true);
  screen.getByText(room.tooFew(2));
  await news(table([{ name: 'Ada' }, {}, { name: 'Ben' }, {}], { openSeats, version: 2 }));
  expect(button(room.start(2)).disabled).toBe(false);
  screen.getByText(room.chairsVanish);
});

test('an option that does not go with so many players is named, and nothing starts', async () => {
  const openSeats = { fewest: 2, most: 3 };
  const shuffled = { ...settings, options: { shuffle: 'SAME' } };
  const two = [{ name: 'Ada' }, { name: 'Ben' }, {}];
  const { news } = page('Ada', table(two, { openSeats, settings: shuffled }));
  await screen.findByText(room.options);
  expect(button(room.start(2)).disabled).toBe(false);
  const three = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }];
  await news(table(three, { openSeats, settings: shuffled, version: 2 }));
  expect(button(room.start(3)).disabled).toBe(true);
  expect(document.getElementById('start-hint')?.textContent).toContain('3 players');
});

test('the host chooses in place, and only what differs from what is proposed is kept', async () => {
  const openSeats = { fewest: 2, most: 3 };
  const open = { ...settings, options: {} };
  const first = table([{ name: 'Ada' }, {}, {}], { openSeats, settings: open });
  const save = vi
    .spyOn(rest, 'settings')
    .mockImplementation((_, wanted) => Promise.resolve({ ...first, settings: wanted }));
  const { news } = page('Ada', first);
  const storm = await screen.findByRole('group', { name: 'Storm' });
  const [off, on] = storm.querySelectorAll('input');
  await fireEvent.click(on!);
  await vi.waitFor(() => expect(save).toHaveBeenLastCalledWith('t1', { ...open, options: { storm: 'ON' } }));
  await news({ ...first, version: 2, settings: { ...open, options: { storm: 'ON' } } });
  await fireEvent.click(off!);
  await vi.waitFor(() => expect(save).toHaveBeenLastCalledWith('t1', open));
});
