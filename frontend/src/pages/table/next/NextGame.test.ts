import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { known } from '../../solo/examples';
import { link, linkView, me, rest } from '../../../app.svelte';
import type { Table } from '../../../protocol/types';
import { announcer } from '../../../shell/announcer.svelte';
import { texts as siteTexts } from '../../../texts';
import { table } from '../examples';
import { TableView } from '../tableView.svelte';
import NextGame from './NextGame.svelte';
import { texts } from './texts';

const hike = { ...known, info: { ...known.info, id: 'hike', minSeats: 2, maxSeats: 6 } };

vi.mock('../../../games/catalog.svelte', () => ({
  gameTitle: (id: string) => Promise.resolve(id === 'hike' ? 'Hike!' : 'Alone'),
  knownGames: () => Promise.resolve([known, hike]),
}));

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

const people = (ada: boolean, ben: boolean, eve: boolean) => [
  { name: 'Ada', ready: ada },
  { name: 'Ben', ready: ben },
  { name: 'Eve', ready: eve },
];
const over = (ada: boolean, ben: boolean, eve: boolean) =>
  table(people(ada, ben, eve), { status: 'OVER', match: 'm1' });

function page(name: string, first: Table) {
  vi.spyOn(link, 'isLive', 'get').mockReturnValue(true);
  me.player = { id: `p${name}`, name, version: 0 };
  const view = new TableView(first.id);
  view.take(first);
  render(NextGame, { view, match: 'm1' });
  return view;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const spoken = () => announcer.lines.map(({ words }) => words);

test('a player accepts, and sees who else has', async () => {
  const rematch = vi.spyOn(rest, 'rematch').mockResolvedValue(over(false, true, true));
  page('Eve', over(false, true, false));
  screen.getByText(texts.accepted('Ben'));
  screen.getByText(texts.open('Ada'));
  expect(screen.queryByRole('button', { name: texts.chooseGame })).toBeNull();
  await fireEvent.click(button(siteTexts.end.rematch));
  expect(rematch).toHaveBeenCalledWith('t1');
  await screen.findByText(texts.waitForHost('Ada'));
  button(texts.notNow);
});

test('the host starts with those who have accepted, and knows who has not', async () => {
  const start = vi.spyOn(rest, 'start').mockResolvedValue(over(true, true, false));
  page('Ada', over(true, true, false));
  screen.getByText(texts.missing('Eve'));
  await fireEvent.click(button(texts.start(2)));
  expect(start).toHaveBeenCalledWith('t1');
});

test('the host cannot start alone', async () => {
  page('Ada', over(true, false, false));
  await screen.findByText(texts.tooFew(2));
  expect(button(texts.start(1)).disabled).toBe(true);
});

test('whoever listens hears who plays again, and that the room is open', async () => {
  const view = page('Eve', over(false, false, false));
  view.take({ ...over(false, true, false), version: 2 });
  await vi.waitFor(() => expect(spoken()).toEqual([texts.accepted('Ben')]));
  view.take({ ...over(true, true, false), version: 3, status: 'GATHERING', game: 'hike' });
  await screen.findByText(texts.gathering('Ada', 'Hike!'));
  expect(spoken()).toContain(texts.gathering('Ada', 'Hike!'));
  expect(view.shown?.match).toBe('m1');
});

test('whoever joins from the result is ready, and reads it no more', async () => {
  const room = { ...over(true, true, false), status: 'GATHERING' as const, version: 2 };
  const ready = vi.spyOn(rest, 'ready').mockResolvedValue(room);
  const view = page('Eve', over(true, true, false));
  view.take(room);
  await fireEvent.click(await screen.findByRole('button', { name: texts.come }));
  expect(ready).toHaveBeenCalledWith('t1', true);
  await vi.waitFor(() => expect(view.shown?.status).toBe('GATHERING'));
});

test('the host chooses another game that several can play', async () => {
  const choose = vi
    .spyOn(rest, 'chooseGame')
    .mockResolvedValue({ ...over(true, false, false), status: 'GATHERING', game: 'hike', version: 2 });
  const view = page('Ada', over(true, false, false));
  await fireEvent.click(button(texts.chooseGame));
  const offered = await screen.findByRole('button', { name: new RegExp(texts.seats(2, 6)) });
  await fireEvent.click(offered);
  expect(choose).toHaveBeenCalledWith('t1', 'hike');
  await vi.waitFor(() => expect(view.shown?.game).toBe('hike'));
});
