import type { Page } from '@playwright/test';
import { texts as archive } from '../src/pages/archive/texts';
import { texts as deal } from '../src/pages/solo/texts';
import { entrance } from '../src/entrance-texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { play, talk } from './kit/driver';
import { expect, test } from './kit/site';
import { Skier } from './kit/skier';
import * as solo from './kit/solo-pages';
import {
  board,
  ceremony,
  endedMatch,
  invitation,
  gameOptions,
  openTable,
  SHORT,
  sitDown,
  start,
  watch,
} from './kit/tables';
import { Voice } from './kit/voice';

const SIZES = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

test('axe finds nothing on any kind of page, on a phone by day or on a desktop by night', async ({ site }) => {
  const [host, friend, spectator] = await Promise.all([site.guest(), site.guest(), site.guest()]);
  const voices = [host, friend].map((page) => new Voice(page));

  await host.goto('/');
  await expect(host.getByRole('heading', { name: entrance.lobby.games })).toBeVisible();
  await look(host, 'lobby');
  await host.getByRole('button', { name: entrance.lobby.rename }).click();
  await look(host, 'lobby, changing the name');
  await host.goto('/archive');
  await expect(host.getByText(archive.emptyPublic)).toBeVisible();
  await look(host, 'empty archive');
  site.guard.expectUpgrade(); // The browser tells of what is not found, too.
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
  await friend.goto('/i/nothing1');
  await expect(friend.getByRole('heading', { name: entrance.invite.goneTitle })).toBeVisible();
  await look(friend, 'a bad code');
  // A code or a whole link leads on from there.
  await friend.getByLabel(entrance.lobby.codeLabel).fill(link);
  await friend.getByRole('button', { name: entrance.lobby.codeGo }).click();
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

test('axe finds nothing on the screens of who plays alone, on a phone by day or on a desktop by night', async ({
  site,
}) => {
  const [page, friend] = [await site.guest(), await site.guest()];
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
