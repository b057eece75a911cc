import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../../../app.svelte';
import type { Deal } from '../../../protocol/deals';
import { Problem } from '../../../protocol/rest';
import { place } from '../../../router.svelte';
import DealPage from './DealPage.svelte';
import { deals } from '../soloRequests';
import { attempt, challenge, dayDeal, ended, game } from '../examples';
import { texts } from '../texts';
import { dayTexts } from './texts';

vi.mock('../games', async () => {
  const { game } = await import('../examples');
  return { dealtGame: () => Promise.resolve(game) };
});

const words = texts.page;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') });
  me.known = true;
  me.player = { id: 'pMe', name: 'Me', version: 0 };
  vi.spyOn(deals, 'today').mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shown(deal: Deal) {
  vi.spyOn(deals, 'deal').mockResolvedValue(deal);
  render(DealPage, { code: deal.code });
  await screen.findByRole('heading', { level: 1 });
}

const button = (name: string) => screen.queryByRole('button', { name });

test('a challenge says who, what and to beat, and that it is closed until then', async () => {
  await shown(challenge());
  screen.getByRole('heading', { level: 1, name: words.challenge('Ada', game.texts.title) });
  screen.getByText(words.beat('Ada', '7 metres'));
  screen.getByText('Storm');
  screen.getByText(words.fairChallenge);
  screen.getByText(words.honest);
  expect(screen.queryByRole('link', { name: words.replayOf('Ada') })).toBeNull();
});

test('playing the same cards is my counted try', async () => {
  await shown(challenge());
  const play = vi.spyOn(deals, 'play').mockResolvedValue({ table: 't1', match: 'm1' });
  await fireEvent.click(button(words.play)!);
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t1'));
  expect(play).toHaveBeenCalledWith('D1', false);
});

test('who only wants to look is asked twice', async () => {
  await shown(challenge());
  const waive = vi
    .spyOn(deals, 'waive')
    .mockResolvedValue(
      challenge({ mine: attempt('Me', 0, { status: 'WAIVED', outcome: null, place: null }), open: true }),
    );
  await fireEvent.click(button(words.look)!);
  expect(waive).not.toHaveBeenCalled();
  await fireEvent.click(button(words.lookNow)!);
  await screen.findByText(words.open);
  expect(button(words.play)).toBeNull();
});

test('a running try is gone on with', async () => {
  await shown(challenge({ mine: attempt('Me', 0, { status: 'PLAYING', outcome: null, place: null }) }));
  expect(button(words.goOn)).not.toBeNull();
  expect(button(words.look)).toBeNull();
});

test('afterwards both stand next to each other with their replays', async () => {
  const ada = attempt('Ada', 7, { place: 2 });
  const mine = attempt('Me', 9, { place: 1 });
  await shown(challenge({ challenger: ada, mine, results: [mine, ada], open: true }));
  const both = within(screen.getByRole('region', { name: words.sideBySide }));
  for (const name of ['Ada', 'Me']) both.getByRole('link', { name: words.replayOf(name) });
  expect(button(words.play)).toBeNull();
  const play = vi.spyOn(deals, 'play').mockResolvedValue({ table: 't2', match: 'm2' });
  await fireEvent.click(button(words.again)!);
  expect(play).toHaveBeenCalledWith('D1', true);
});

test('a challenge with hints is listed as such, and what is to be beaten is what ranks', async () => {
  const hinted = attempt('Ada', 9, { place: null, hinted: true, match: null });
  const bea = attempt('Bea', 5);
  await shown(challenge({ challenger: hinted, results: [bea] }));
  screen.getByText(words.beat('Bea', '5 metres'));
  screen.getByText('9 metres (with hints, not ranked)');
});

test('my result with a hint stands in the list of a challenge that nobody else has played', async () => {
  const hinted = attempt('Me', 9, { place: null, hinted: true });
  await shown(challenge({ challenger: hinted, mine: hinted, results: [], open: true }));
  expect(screen.getAllByText('9 metres (with hints, not ranked)')).toHaveLength(2);
  expect(screen.queryByText(words.nobody)).toBeNull();
});

test('a friend of whoever had hints reads that there is nothing to beat, and wins against nobody', async () => {
  const hinted = attempt('Ada', 9, { place: null, hinted: true });
  await shown(challenge({ challenger: hinted, results: [] }));
  screen.getByText(words.nothingToBeat('Ada', '9 metres (with hints, not ranked)'));
  cleanup();
  const mine = attempt('Me', 5);
  await shown(challenge({ challenger: hinted, mine, results: [mine], open: true }));
  screen.getByText(texts.duel.theirsUnranked('Ada'));
  expect(document.querySelectorAll('.best')).toHaveLength(0);
});

test('my own challenge is a link to be sent', async () => {
  const mine = attempt('Me', 9);
  await shown(challenge({ challenger: mine, mine, results: [mine], open: true }));
  screen.getByRole('heading', { level: 1, name: words.myChallenge(game.texts.title) });
  const link = screen.getByLabelText<HTMLInputElement>(texts.share.link);
  expect(link.value).toBe(`${location.origin}/deal/D1`);
  expect(screen.queryByText(words.sideBySide)).toBeNull();
});

test('a day counts down, tells the streak, and cannot be waived', async () => {
  const deal = dayDeal({ streak: 3 });
  vi.mocked(deals.today).mockResolvedValue([{ deal, streak: 3, yesterday: attempt('Bea', 5), yesterdayDeal: 'D0' }]);
  await shown(deal);
  await screen.findByText(words.streak(texts.streakDays(3)));
  screen.getByText(words.fairDay);
  expect(screen.getByRole('timer').textContent).toContain('12 h');
  expect(button(words.look)).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(words.dayBefore) }).getAttribute('href')).toBe(
    '/daily/alone/2026-11-20',
  );
});

test('a day that is over can only be looked at, or played for practice', async () => {
  vi.spyOn(deals, 'ofDay').mockResolvedValue(
    dayDeal({ day: '2026-11-20', endsAt: '2026-11-21T00:00:00.000Z', open: true }),
  );
  render(DealPage, { game: 'alone', day: '2026-11-20' });
  await screen.findByText(words.nobodyThatDay);
  expect(button(words.playDay)).toBeNull();
  expect(button(words.again)).not.toBeNull();
});

test('a day without a deal says so', async () => {
  vi.spyOn(deals, 'ofDay').mockRejectedValue(new Problem(404, 'unknown-deal', 'No.'));
  render(DealPage, { game: 'alone', day: '1999-01-01' });
  await screen.findByText(words.missingDay);
});

test('four results or more have a median, and fewer are only listed', async () => {
  const mine = attempt('Me', 5, { place: 3 });
  const results = [attempt('Ada', 9), attempt('Bo', 7), mine];
  await shown(dayDeal({ mine, results }));
  expect(screen.queryByText(dayTexts.best('9 metres'))).toBeNull();
  cleanup();
  await shown(dayDeal({ mine, results: [...results, attempt('Cy', 3)], ranked: 40, median: ended(6) }));
  screen.getByText(dayTexts.finished(40));
  screen.getByText(dayTexts.best('9 metres'));
  screen.getByText(dayTexts.median('6 metres'));
});

test('who has finished a deal asks for a bot once, and others read its result', async () => {
  const mine = attempt('Me', 5);
  await shown(dayDeal());
  expect(button(dayTexts.askBot)).toBeNull();
  cleanup();
  await shown(dayDeal({ mine, results: [mine] }));
  const ask = vi
    .spyOn(deals, 'askBot')
    .mockRejectedValueOnce(new Problem(429, 'too-fast', 'Later.'))
    .mockResolvedValue(dayDeal({ mine, results: [mine], bot: ended(8) }));
  await fireEvent.click(button(dayTexts.askBot)!);
  await screen.findByText('Later.');
  await fireEvent.click(button(dayTexts.askBot)!);
  await screen.findByText(dayTexts.bot('8 metres'));
  expect(ask).toHaveBeenLastCalledWith('D1');
  expect(button(dayTexts.askBot)).toBeNull();
  cleanup();
  await shown(dayDeal({ bot: ended(8) }));
  screen.getByText(dayTexts.bot('8 metres'));
});

test.each([
  ['ON', 1],
  ['OFF', 0],
])('a deal says that it may be impossible only where that is so: storm %s', async (storm, told) => {
  await shown(dayDeal({ options: { storm, rockets: 0, shuffle: 'OWN' } }));
  expect(screen.queryAllByText(dayTexts.mayBeImpossible)).toHaveLength(told);
});

test('results of others appear while the page stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-11-21T12:00:00.000Z') });
  const mine = attempt('Me', 7);
  const deal = challenge({ challenger: mine, mine, results: [mine] });
  await shown(deal);
  expect(screen.queryAllByText('Bo')).toHaveLength(0);
  vi.spyOn(deals, 'deal').mockResolvedValue({ ...deal, results: [mine, attempt('Bo', 5)] });
  vi.advanceTimersByTime(10_000);
  expect((await screen.findAllByText('Bo')).length).toBeGreaterThan(0);
});
