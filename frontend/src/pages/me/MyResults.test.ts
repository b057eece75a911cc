import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from '../../app.svelte';
import * as catalog from '../../games/catalog.svelte';
import { Problem } from '../../protocol/rest';
import type { Met, Statistics, Tally } from '../../protocol/types';
import { known } from '../solo/examples';
import MyResults from './MyResults.svelte';
import { texts } from './texts';

const tally = (given: Partial<Tally> = {}): Tally => ({
  game: known.info.id,
  against: 'PERSONS',
  played: 4,
  won: 3,
  sums: { points: 90, places: 5 },
  streak: { current: 2, best: 3 },
  best: { points: 40, returns: 1, match: 'm1' },
  ...given,
});
const person = (name: string, played: number, ahead: number, behind: number): Met => ({
  name,
  played,
  ahead,
  behind,
  match: `m-${name}`,
});
const answer = (games: Tally[], met: Met[] = [], newestOnly: number | null = null): Statistics => ({
  games,
  met,
  newestOnly,
});

function shown(...answers: (Statistics | Error)[]) {
  const asked = vi.spyOn(rest, 'statistics');
  for (const one of answers) {
    if (one instanceof Error) asked.mockRejectedValueOnce(one);
    else asked.mockResolvedValueOnce(one);
  }
  render(MyResults, { me: 'pAda' });
}
const part = (name: string) => screen.findByRole('region', { name });

/** Nothing is near the window. */
class Unseen {
  observe = () => {};
  disconnect = () => {};
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Unseen);
  vi.spyOn(rest, 'matches').mockResolvedValue({ matches: [], next: null });
  vi.spyOn(catalog, 'knownGames').mockResolvedValue([known]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('matches with people, against bots and alone stand apart', async () => {
  shown(
    answer([
      tally({ against: 'BOTS', played: 10, won: 1 }),
      tally({ against: 'ALONE', options: {}, played: 2, won: 1 }),
      tally(),
    ]),
  );
  within(await part(texts.against.PERSONS)).getByText(texts.tally.won(3, 4));
  within(await part(texts.against.BOTS)).getByText(texts.tally.won(1, 10));
  within(await part(texts.against.ALONE)).getByText(texts.tally.succeeded(1, 2));
  const figures = await part(texts.figures.label);
  expect(figures.textContent).toMatch(/16.*3.*3.*1/s);
  expect(screen.queryByText(texts.newcomer.title)).toBeNull();
});

test('averages and best scores are shown only where points compare', async () => {
  shown(answer([tally()]));
  const card = within(await part(texts.against.PERSONS));
  card.getByText(texts.tally.averagePlace);
  expect(card.queryByText(texts.tally.average)).toBeNull();
  expect(card.queryByRole('link')).toBeNull();
  cleanup();

  const comparing = { ...known, texts: { ...known.texts, pointsCompare: true as const } };
  vi.spyOn(catalog, 'knownGames').mockResolvedValue([comparing]);
  shown(answer([tally()]));
  const other = within(await part(texts.against.PERSONS));
  other.getByText('22.5');
  expect(other.getByRole('link').getAttribute('href')).toBe('/m/m1');
});

test('a game for one that was never lost counts matches and no wins', async () => {
  shown(answer([tally({ against: 'ALONE', options: {}, played: 3, won: 3 })]));
  const card = within(await part(texts.against.ALONE));
  card.getByText(texts.tally.played(3));
  expect(card.queryByText(texts.tally.streak)).toBeNull();
});

test('people met say who leads, and more come on request', async () => {
  const many = Array.from({ length: 10 }, (_, index) => person(`Guest ${index}`, 1, 0, 1));
  shown(answer([tally()], [person('Ben', 5, 3, 1), person('Eve', 2, 1, 1), ...many]));
  const met = within(await part(texts.met.title));
  met.getByText(texts.met.youLead(3, 1));
  met.getByText(texts.met.even(1));
  expect(met.getAllByText(/leads 1–0/)).toHaveLength(6);
  expect(met.getByRole('link', { name: texts.met.lastWith('Ben') }).getAttribute('href')).toBe('/m/m-Ben');
  await fireEvent.click(met.getByRole('button', { name: texts.met.all }));
  expect(met.getAllByRole('listitem')).toHaveLength(12);
  expect(met.queryByRole('button')).toBeNull();
});

test('of a long history it says that only the newest matches are counted', async () => {
  shown(answer([tally({ played: 5000 })], [], 5000));
  await screen.findByText(texts.newestOnly(5000));
  expect(screen.queryByText(texts.counting)).toBeNull();
  cleanup();

  shown(answer([tally({ played: 5000 })]));
  await screen.findByText(texts.tally.won(3, 5000));
  expect(screen.queryByText(texts.newestOnly(5000))).toBeNull();
});

test('a newcomer reads what comes here, and is not asked to look at empty lists', async () => {
  shown(answer([]));
  await screen.findByText(texts.newcomer.title);
  expect(screen.getByRole('link', { name: texts.newcomer.play }).getAttribute('href')).toBe('/');
  expect(rest.matches).not.toHaveBeenCalled();
});

test('a failure can be tried again', async () => {
  shown(new Problem(0, '', ''), answer([tally()]));
  await fireEvent.click(await screen.findByRole('button', { name: texts.again }));
  await part(texts.against.PERSONS);
  expect(screen.queryByRole('alert')).toBeNull();
});
