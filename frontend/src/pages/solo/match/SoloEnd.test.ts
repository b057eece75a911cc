import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../../../app.svelte';
import type { BestList, Deal } from '../../../protocol/deals';
import { Problem } from '../../../protocol/rest';
import type { Outcome, Table } from '../../../protocol/types';
import { place } from '../../../router.svelte';
import { dayTexts } from '../deals/texts';
import { deals } from '../soloRequests';
import { attempt, challenge, dayDeal, ended, game } from '../examples';
import { pictureTexts } from '../../../picture/picture-texts';
import { pictureOfDeal } from '../pictures';
import SoloEnd from './SoloEnd.svelte';
import { texts } from '../texts';

vi.mock('../games', async () => {
  const { game } = await import('../examples');
  return { dealtGame: () => Promise.resolve(game) };
});

vi.mock('../pictures', () => ({ pictureOfDeal: vi.fn(() => new Promise(() => {})) }));

const words = texts.end;
const table = { game: 'alone', settings: { options: { storm: 'ON', rockets: 0 } } } as unknown as Table;
const best = (everyone: string[], mine: string[]): BestList => ({
  game: 'alone',
  options: { storm: 'ON', rockets: 0, shuffle: 'OWN' },
  everyone: everyone.map((name) => attempt(name, 5)),
  mine: mine.map((name) => attempt(name, 5)),
});

beforeEach(() => {
  localStorage.clear();
  me.known = true;
  me.player = { id: 'pMe', name: 'Me', version: 0 };
  vi.spyOn(deals, 'records').mockResolvedValue([]);
  vi.spyOn(deals, 'ofMatch').mockResolvedValue({ again: false, deal: null });
});
afterEach(cleanup);

const show = (outcome: Outcome = ended(9), watching = false) =>
  render(SoloEnd, { outcome, game: game.module, table, match: 'mMe', watching });
const button = (name: string) => screen.getByRole('button', { name });

test('the result is told in the words of the game', () => {
  show();
  screen.getByRole('heading', { name: '9 metres' });
  screen.getByText('You are down.');
});

test('who gave up has no result and cannot challenge with it', () => {
  show({ reason: 'concluded', results: [] });
  screen.getByRole('heading', { name: words.gaveUp });
  expect(screen.queryByRole('button', { name: words.challenge })).toBeNull();
  button(words.fresh);
});

test('what the server tells late stands below the buttons that deal again', async () => {
  vi.mocked(deals.records).mockResolvedValue([best(['Ada', 'Me'], ['Me', 'Old'])]);
  const mine = attempt('Me', 9, { place: 2 });
  const deal = dayDeal({ mine, results: [attempt('Ada', 12), mine] });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal });
  show();
  const late = [
    await screen.findByText(words.ownBest),
    screen.getByText(words.dayPlace('2nd place', 2)),
    screen.getByRole('link', { name: words.results }),
  ];
  for (const one of late)
    expect(button(words.again).compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a record of this variation is celebrated', async () => {
  vi.mocked(deals.records).mockResolvedValue([
    { ...best(['Ada'], []), options: { storm: 'OFF', rockets: 0 } },
    best(['Ada', 'Me'], ['Me', 'Old']),
  ]);
  show();
  await screen.findByText(words.ownBest);
});

test('a new deal keeps the variation; an unfinished one elsewhere is offered', async () => {
  const solitaire = vi
    .spyOn(deals, 'solitaire')
    .mockRejectedValueOnce(new Problem(409, 'unfinished', 'Not yet.', '', 't7'))
    .mockResolvedValue({ table: 't8', match: 'm8' });
  show();
  await fireEvent.click(button(words.fresh));
  await fireEvent.click(await screen.findByRole('button', { name: texts.anew }));
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t8'));
  expect(solitaire.mock.calls.map(([, , giveUp]) => giveUp)).toEqual([false, true]);
  expect(solitaire).toHaveBeenCalledWith('alone', table.settings.options, true);
});

test('the same cards are dealt again', async () => {
  vi.spyOn(deals, 'again').mockResolvedValue({ table: 't9', match: 'm9' });
  show();
  await fireEvent.click(button(words.again));
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t9'));
});

test('what was played again counts for nothing and says so', async () => {
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: true, deal: null });
  show();
  await screen.findByText(words.notCounted);
  expect(screen.queryByRole('button', { name: words.challenge })).toBeNull();
  expect(deals.records).not.toHaveBeenCalled();
});

const myChallenge = challenge({ challenger: attempt('Me', 9), mine: attempt('Me', 9), open: true });

test('a challenge makes a link', async () => {
  vi.spyOn(deals, 'challenge').mockResolvedValue(myChallenge);
  show();
  await fireEvent.click(await screen.findByRole('button', { name: words.challenge }));
  const link = await screen.findByLabelText<HTMLInputElement>(texts.share.link);
  expect(link.value).toBe(`${location.origin}/deal/D1`);
});

test('the deal of a day tells my place, and its replay stays closed', async () => {
  const mine = attempt('Me', 9, { place: 2 });
  const deal = dayDeal({ mine, results: [attempt('Ada', 12), mine] });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal });
  show();
  await screen.findByText(words.dayPlace('2nd place', 2));
  expect(screen.getByRole('link', { name: words.results }).getAttribute('href')).toBe('/deal/D1');
  expect(screen.queryByRole('link', { name: words.replay })).toBeNull();
});

test('the deal of a day tells my streak, the median and the best of the day', async () => {
  const mine = attempt('Me', 9, { place: 7 });
  const others = Array.from({ length: 6 }, (_, index) => attempt(`P${index}`, 20 - index, { place: index + 1 }));
  const deal = dayDeal({ mine, results: [...others, mine], ranked: 240, streak: 5, median: ended(7) });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal });
  show();
  await screen.findByText(dayTexts.streakIs(texts.streakDays(5)));
  screen.getByText(dayTexts.median('7 metres'));
  screen.getByText(dayTexts.best('20 metres'));
  screen.getByText(words.dayPlace('7th place', 240));
  const rows = within(screen.getByRole('table', { name: dayTexts.leaderboard })).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent?.trim().split(/\s/)[0])).toEqual([
    'P0',
    'P1',
    'P2',
    'P3',
    'P4',
    'Me',
  ]);
});

test('a player alone can ask for a bot at a day, and practice has none', async () => {
  const mine = attempt('Me', 9);
  const deal = dayDeal({ mine, results: [mine], streak: 1 });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal });
  show();
  await screen.findByRole('button', { name: dayTexts.askBot });
  cleanup();
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: true, deal });
  show();
  await screen.findByText(words.notCounted);
  expect(screen.queryByRole('button', { name: dayTexts.askBot })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('whoever comes back finds the link of the challenge that was made of it', async () => {
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal: myChallenge });
  show();
  const link = await screen.findByLabelText<HTMLInputElement>(texts.share.link);
  expect(link.value).toBe(`${location.origin}/deal/D1`);
  expect(screen.queryByRole('button', { name: words.challenge })).toBeNull();
});

test('who plays a challenge is told who has won it', async () => {
  const mine = attempt('Me', 9);
  const deal = challenge({ challenger: attempt('Ada', 7, { place: 2 }), mine, results: [mine], open: true });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal });
  show();
  await screen.findByText(texts.duel.won('Ada', '9–7'));
});

test('a result with hints says that it does not rank', async () => {
  const mine = attempt('Me', 9, { place: null, hinted: true });
  const deal = challenge({ challenger: mine, mine, results: [], open: true });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal });
  show();
  await screen.findByText(words.unranked(true));
});

test.each([
  [-1, 0],
  [9, 1],
])('a medal hangs over what was worth something: %d metres', async (points, medals) => {
  const mine = attempt('Me', points, { place: 1 });
  vi.mocked(deals.ofMatch).mockResolvedValue({ again: false, deal: dayDeal({ mine, results: [mine] }) });
  const { container } = show(ended(points));
  await screen.findByText(words.dayPlace('1st place', 1));
  expect(container.querySelectorAll('.stand > .medal')).toHaveLength(medals);
});

test('a spectator can only look', () => {
  show(ended(9), true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(deals.ofMatch).not.toHaveBeenCalled();
});

test('what the server did not tell at once is asked for again', async () => {
  vi.mocked(deals.ofMatch)
    .mockRejectedValueOnce(new Problem(0, 'unreachable', 'No answer.'))
    .mockResolvedValue({ again: false, deal: null });
  vi.mocked(deals.records).mockResolvedValue([best(['Ada', 'Me'], ['Me', 'Old'])]);
  show();
  await screen.findByText(words.ownBest, {}, { timeout: 5_000 });
});

test('a picture that is wanted at once waits for what the server tells of the cards', async () => {
  let told = (_: { again: boolean; deal: Deal | null }): void => {};
  vi.mocked(deals.ofMatch).mockReturnValue(new Promise((resolve) => (told = resolve)));
  show();
  await fireEvent.click(button(pictureTexts.open));
  await screen.findByRole('dialog', { hidden: true });
  const deal = dayDeal({ mine: attempt('Me', 9) });
  told({ again: false, deal });
  await vi.waitFor(() => expect(pictureOfDeal).toHaveBeenCalledWith(deal.code));
});
