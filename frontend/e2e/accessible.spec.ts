import type { Page } from '@playwright/test';
import { texts as archive } from '../src/pages/archive/texts';
import { texts as deal } from '../src/pages/solo/texts';
import type { PlayCentre } from '../src/games/antarctic/types';
import { entrance } from '../src/entrance-texts';
import { texts } from '../src/texts';
import { act, byVoice, callConfirm, cardOn, named, Player, targetOn, whistle } from './kit/antarctic-hands';
import { centreIsOpen, closing, playOn, waitFor, wildPlay } from './kit/antarctic-play';
import { faults } from './kit/axe';
import { play, talk } from './kit/driver';
import * as hike from './kit/hike-hands';
import * as race from './kit/hike-play';
import { expect, test } from './kit/house';
import { Pilot, race as flyRace } from './kit/pilot';
import { Skier } from './kit/skier';
import * as solo from './kit/solo-pages';
import {
  board,
  ceremony,
  endedMatch,
  invitation,
  ONE_ROUND,
  gameOptions,
  openTable,
  patient,
  SHORT,
  sitDown,
  start,
  startMatch,
  WILD_LOADS,
  watch,
} from './kit/tables';
import { Voice } from './kit/voice';

const SIZES = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

test('axe finds nothing on any screen of Avalanche, on a phone by day or on a desktop by night', async ({ house }) => {
  const [host, friend, spectator] = await Promise.all([house.guest(), house.guest(), house.guest()]);
  const voices = [host, friend].map((page) => new Voice(page));

  await host.goto('/');
  await expect(host.getByRole('heading', { name: entrance.lobby.games })).toBeVisible();
  await look(host, 'lobby');
  await host.getByRole('button', { name: entrance.lobby.rename }).click();
  await look(host, 'lobby, changing the name');
  await host.goto('/archive');
  await expect(host.getByText(archive.emptyPublic)).toBeVisible();
  await look(host, 'empty archive');
  house.guard.expectUpgrade(); // The browser tells of what is not found, too.
  await host.goto('/nowhere');
  await expect(host.getByRole('heading', { name: texts.notFound.title })).toBeVisible();
  await look(host, 'nowhere');
  await host.goto('/rules/avalanche');
  await expect(host.getByRole('heading', { level: 1 })).toBeVisible();
  await look(host, 'rules');
  await openTable(host, { seats: 2, options: SHORT, isPublic: true });
  await look(host, 'gathering');
  await gameOptions(host).click();
  await look(host, 'game options');
  const link = await invitation(host).inputValue();
  await friend.goto(link);
  await expect(friend.getByRole('button', { name: entrance.invite.sit })).toBeVisible();
  await look(friend, 'invite');
  await sitDown(friend, link, 'Ada');
  await start([host, friend]);
  await watch(spectator, link, 'Onlooker');

  await play([host, friend], { until: (actions) => actions === 25 });
  await expect(board(spectator)).toBeVisible();
  await look(host, 'playing');
  await look(friend, 'playing, the other seat');
  await look(spectator, 'watching');
  await host.getByRole('button', { name: texts.table.people }).click();
  await expect(host.getByRole('dialog')).toBeVisible();
  await look(host, 'people');
  await host.getByRole('button', { name: texts.close }).click();
  await host.getByRole('button', { name: texts.play.rules, exact: true }).click();
  await expect(host.getByRole('dialog')).toBeVisible();
  await look(host, 'rules beside the board');
  await host.getByRole('button', { name: texts.close }).click();

  await talk(voices);
  await expect(ceremony(host)).toBeVisible();
  await look(host, 'end');
  await host.goto('/archive');
  await expect(host.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await look(host, 'archive');
  await friend.goto(`/m/${await endedMatch(friend)}?ply=30`);
  await friend.getByRole('button', { name: archive.check }).click();
  await expect(friend.getByText(archive.verdictHolds)).toBeVisible();
  await friend.getByText(archive.chartTable).click();
  await look(friend, 'match');
});

test('axe finds nothing where an invite code is wrong', async ({ house }) => {
  const page = await house.guest();
  house.guard.expectUpgrade(); // The refusal is told on the console, too.
  await page.goto('/i/nothing1');
  await expect(page.getByRole('heading', { name: entrance.invite.goneTitle })).toBeVisible();
  await look(page, 'a bad code');
});

test('axe finds nothing on the screens of Antarctic Solitaire, on a phone by day or on a desktop by night', async ({
  house,
}) => {
  const pages = await Promise.all([house.guest(), house.guest(), house.guest()]);
  const [host] = pages;
  const table = pages.map((page) => new Player(page));
  await host.goto('/rules/antarctic');
  await expect(host.getByRole('heading', { level: 1 })).toBeVisible();
  await look(host, 'rules');
  await startMatch(pages, { game: 'antarctic', options: { ...ONE_ROUND, ...WILD_LOADS }, windows: patient(3) });

  const chooser = await waitFor(table, wildPlay);
  const wild = wildPlay(chooser.now) as PlayCentre;
  await look(chooser.page, 'playing');
  await cardOn(chooser.page, wild.card).click();
  await look(chooser.page, 'playing, a card taken up');
  await targetOn(chooser.page, 'centre').click();
  await expect(named(chooser.page, wild)).toBeVisible();
  await look(chooser.page, 'choosing');
  // First the chooser, then the card.
  await chooser.page.keyboard.press('Escape');
  await chooser.page.keyboard.press('Escape');

  const violator = await waitFor(table, (frame) => centreIsOpen(frame) || undefined);
  const at = table.indexOf(violator);
  const caller = (at + 2) % 3;
  await act(table, at, closing(violator.now));
  const { page } = table[caller] as Player;
  await look(page, 'a pause');
  await whistle(page).click();
  await expect(callConfirm(page)).toBeVisible();
  await look(page, 'before the call');
  await page.keyboard.press('Escape');
  await act(
    table,
    caller,
    table[caller]!.now.legalActions.find(({ type }) => type === 'Call')!,
  );
  await look(violator.page, 'verdict');

  await playOn(table, { hands: byVoice });
  await expect(ceremony(host)).toBeVisible();
  await look(host, 'end');
  await host.goto(`/m/${await endedMatch(host)}?ply=20`);
  await expect(board(host)).toBeVisible();
  await look(host, 'match');
});

test('axe finds nothing on the screens of Hike!, on a phone by day or on a desktop by night', async ({ house }) => {
  const pages = await Promise.all([house.guest(), house.guest()]);
  const [host] = pages;
  const table = pages.map((page) => new hike.Player(page));
  await host.goto('/rules/hike');
  await expect(host.getByRole('heading', { level: 1 })).toBeVisible();
  await look(host, 'rules');
  await startMatch(pages, { game: 'hike' });

  const drafter = await race.waitFor(table, ({ now }) => race.offered(now, 'DraftToSled').length > 0);
  const { card } = race.offered(drafter.now, 'DraftToSled')[0]!;
  await hike.cardOn(drafter.page, `CENTRE:${card}`).click();
  await look(drafter.page, 'drafting, a husky taken up');
  await drafter.page.keyboard.press('Escape');
  await board(drafter.page).locator('.tile').click();
  await expect(drafter.page.getByRole('dialog')).toBeVisible();
  await look(drafter.page, 'the sled of another');
  await drafter.page.keyboard.press('Escape');

  const ready = await race.waitFor(
    table,
    ({ now }) => race.everybodysSledIsFull(now.view) && race.offered(now, 'Declare').length > 0,
  );
  await hike.doing(ready.page, 'Declare').click();
  await expect(hike.declareDialog(ready.page)).toBeVisible();
  await look(ready.page, 'before declaring');
  await ready.page.keyboard.press('Escape');

  const racer = await race.waitFor(table, ({ now }) => now.view.board.phase === 'RACE');
  await hike.plan(racer, race.run);
  await look(racer.page, 'race, a plan');
  await look(table[1 - racer.seat]!.page, 'race, waiting');
  await race.clear(racer);

  const asked = await race.seeChooser(table);
  if (asked) await look(asked.page, 'choosing a run');
  if (asked) await race.clear(asked);
  await race.playOn(table, { isSaid: true });
  await expect(ceremony(host)).toBeVisible();
  await look(host, 'finish');
});

test('axe finds nothing on the screens of who plays alone, on a phone by day or on a desktop by night', async ({
  house,
}) => {
  const [page, friend] = [await house.guest(), await house.guest()];
  const [skier, other] = [new Skier(page), new Skier(friend)];
  await page.goto('/');
  await expect(solo.dealButton(page, 'infiniski')).toBeVisible();
  await expect(page.getByRole('button', { name: deal.playTodayOf(solo.TITLES.infiniski) })).toBeVisible();
  await look(page, 'lobby');
  await page.getByRole('button', { name: deal.variationsOf(solo.TITLES.crashlanding) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'variations');
  await page.getByRole('button', { name: deal.done, exact: true }).click();

  const match = await skier.gets(() => solo.dealButton(page, 'infiniski').click());
  await skier.act('on the board');
  await page.keyboard.press('ArrowRight');
  await look(page, 'Infiniski, a card taken up');
  await skier.playOn('said');
  await expect(ceremony(page)).toBeVisible();
  await solo.endButton(page, deal.end.challenge).click();
  await expect(solo.challengeLink(page)).toBeVisible();
  await look(page, 'Infiniski, end, the link of a challenge');
  const link = await solo.challengeLink(page).inputValue();
  await page.goto(`/m/${match}`);
  await expect(solo.replayWords(page)).toBeVisible();
  await look(page, 'Infiniski, match');

  await friend.goto(link);
  await expect(friend.getByRole('button', { name: deal.page.play, exact: true })).toBeVisible();
  await look(friend, 'challenge');
  await other.gets(() => friend.getByRole('button', { name: deal.page.play, exact: true }).click());
  await other.playOn('said');
  await solo.endLink(friend, deal.end.results).click();
  await expect(friend.getByRole('region', { name: deal.page.sideBySide })).toBeVisible();
  await look(friend, 'challenge, both results');
  await friend.goto('/records?game=infiniski');
  await solo.usualRules(friend);
  await look(friend, 'records');
  await friend.goto('/daily');
  await expect(friend.getByRole('button', { name: deal.playTodayOf(solo.TITLES.crashlanding) })).toBeVisible();
  await look(friend, 'deals of the day');
  await friend.getByRole('link', { name: deal.seeTodayOf(solo.TITLES.crashlanding) }).click();
  await expect(friend.getByRole('button', { name: deal.page.playDay })).toBeVisible();
  await look(friend, 'deal of the day');
  for (const game of ['infiniski', 'crashlanding']) {
    await friend.goto(`/rules/${game}`);
    await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
    await look(friend, `rules of ${game}`);
  }
});

test('axe finds nothing on the screens of Crash Landing, on a phone by day or on a desktop by night', async ({
  house,
}) => {
  const pages = [await house.guest(), await house.guest()];
  const [page] = pages as [Page, Page];
  const pilots = pages.map((each) => new Pilot(each));
  const [pilot] = pilots as [Pilot, Pilot];
  await startMatch(pages, { game: 'crashlanding', options: { rescueMission: 'ON', rockets: '4' } });
  await flyRace(pilots, 'said', 4);
  await look(page, 'Race');
  await flyRace(pilots, 'said');
  await expect(ceremony(page)).toBeVisible();
  await look(page, 'Race, end');

  await page.goto('/');
  await pilot.gets(() => solo.dealButton(page, 'crashlanding').click());
  await pilot.playOn('said', () => pilot.burns.length > 0);
  const burn = pilot.burns[0];
  if (burn) {
    await pilot.load(burn);
    await look(page, 'Crash Landing, loaded');
    await board(page).locator('.list').click();
    await expect(board(page).locator('.burns')).toBeVisible();
    await look(page, 'Crash Landing, all burns');
    await page.keyboard.press('Escape');
  }
  await pilot.playOn('said');
  await expect(ceremony(page)).toBeVisible();
  await look(page, 'Crash Landing, end');
});

/** Looks at a screen on a phone by day or on a desktop by night, now this, now that: axe takes seconds. */
async function look(page: Page, screen: string): Promise<void> {
  await (screen.length % 2 === 0 ? lookOn(page, screen, 'phone', 'light') : lookOn(page, screen, 'desktop', 'dark'));
}

async function lookOn(
  page: Page,
  screen: string,
  size: keyof typeof SIZES,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(SIZES[size]);
  // Elements drawn to a measured width follow a frame later.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${screen} on a ${size} is too wide by`,
    })
    .toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme });
  expect.soft(await faults(page), `${screen}, ${size}, ${colorScheme}`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
