import type { Page } from '@playwright/test';
import { texts as archive } from '../../src/pages/archive/texts';
import { words as game } from '../../src/games/avalanche/texts/texts';
import type { Table } from '../../src/protocol/types';
import { texts as next } from '../../src/pages/table/next/texts';
import { texts } from '../../src/texts';
import { play } from '../kit/driver';
import { expect, test } from '../kit/site';
import {
  banner,
  board,
  ceremony,
  controls,
  live,
  openTable,
  rematch,
  sitDown,
  SHORT,
  start,
  watch,
} from '../kit/tables';
import { Quiet } from '../layout/quiet';

test('two strangers sit down by a link and play to the end, through a reload and a kill of the server', async ({
  site,
}) => {
  const host = await site.guest({ permissions: ['clipboard-read', 'clipboard-write'] });
  const friend = await site.guest();
  const spectator = await site.guest();
  const players = [host, friend];
  const quiet = [...players, spectator].map((page) => new Quiet(page));

  await openTable(host, { seats: 2, options: SHORT });
  await host.getByRole('button', { name: texts.table.copy }).click();
  await expect(host.getByRole('button', { name: texts.table.copied })).toBeVisible();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  await sitDown(friend, link, 'Ada');
  await start(players);
  await watch(spectator, link, 'Onlooker');

  await test.step('a spectator sees the board and no hand', async () => {
    await expect(board(spectator)).toBeVisible();
    await expect(spectator.getByRole('group', { name: game.yourHand })).toHaveCount(0);
    await expect(controls(spectator)).toHaveCount(0);
    await expect(host.getByRole('group', { name: game.yourHand })).toHaveCount(1);
  });

  await test.step('a reload finds the same seat and the same board', async () => {
    await play(players, { until: (actions) => actions === 12 });
    const before = await handOf(friend);
    await friend.reload();
    await expect(board(friend)).toBeVisible();
    expect(await handOf(friend)).toEqual(before);
    await play(players, { until: (actions) => actions === 6 });
  });

  await test.step('the page of a match that runs shows no replay, but the way to its table', async () => {
    const tab = await host.context().newPage();
    const table = (await (await tab.request.get(`/api/tables/${host.url().split('/').pop()}`)).json()) as Table;
    await tab.goto(`/m/${table.match}`);
    await expect(tab.getByRole('heading', { name: archive.running })).toBeVisible();
    await expect(tab.getByRole('heading', { name: archive.replay })).toHaveCount(0);
    await tab.getByRole('link', { name: archive.toTheTable }).click();
    await expect(board(tab)).toBeVisible();
    await tab.close();
    expect((await host.request.get(`/api/matches/${table.match}/replay?viewer=seat.0`)).ok()).toBe(false);
  });

  await test.step('a killed server comes back and the boards heal by themselves', async () => {
    await expect.poll(async () => (await handOf(host)).length).toBeGreaterThan(0);
    const before = await Promise.all(players.map(handOf));
    const asked: string[] = [];
    for (const [at, page] of [...players, spectator].entries()) {
      // A part of the page that is asked for just before its link is cut would bring a reload.
      await page.mouse.move(0, 0);
      await expect(page.locator('.flights[data-ready]')).toBeAttached();
      await quiet[at]!.reached();
      await mark(page);
      page.on('request', (request) => asked.push(`${at} ${request.url()}`));
    }
    site.guard.expectOutage();
    await site.server.kill();
    for (const page of [...players, spectator]) {
      await expect(page.locator('[data-link="reconnecting"]')).toContainText(texts.link.reconnecting);
      await expect(controls(page)).toHaveCount(0);
      await expect(board(page)).toBeVisible();
    }
    expect(asked.filter((line) => line.includes('/assets/'))).toEqual([]);
    await site.server.start();
    for (const page of [...players, spectator]) {
      await live(page);
      expect(await isMarked(page)).toBe(true);
    }
    expect(await Promise.all(players.map(handOf))).toEqual(before);
  });

  await play(players);
  await expect(ceremony(spectator)).toBeVisible();
  await expect(banner(spectator)).toContainText(texts.play.over);

  await test.step('the match is in the archive', async () => {
    await host.getByRole('link', { name: texts.header.archive, exact: true }).click();
    await host.getByRole('main').getByRole('link', { name: /Ada/ }).first().click();
    await expect(host.getByRole('heading', { name: archive.result, exact: true })).toBeVisible();
  });

  await test.step('its replay steps on the same board', async () => {
    const now = host.locator('p.now');
    await expect(now).toContainText(archive.deal);
    await host.keyboard.press('ArrowRight');
    await expect(now).toContainText(/^\s*Move 1 of/);
    await host.keyboard.press('End');
    await expect(now).toContainText(new RegExp(`${last(await now.innerText())} of ${last(await now.innerText())}`));
    await host.getByRole('button', { name: archive.previousTurn }).click();
    await host.keyboard.press('Home');
    await expect(now).toContainText(archive.deal);
    await host.getByRole('slider', { name: archive.slider }).fill('7');
    await expect(now).toContainText(/Move 7 of/);
    await host.getByLabel(archive.eyes).selectOption({ label: 'Ada' });
    await expect(host.getByRole('group', { name: game.yourHand })).toHaveCount(1);
    await host.getByLabel(archive.eyes).selectOption({ label: archive.spectators });
    await expect(host.getByRole('group', { name: game.yourHand })).toHaveCount(0);
    await host.getByRole('button', { name: archive.copyLink }).click();
    await expect(host.getByText(archive.copied)).toBeVisible();
    const toPly = await host.evaluate(() => navigator.clipboard.readText());
    await friend.goto(toPly);
    await expect(friend.locator('p.now')).toContainText(/Move 7 of/);
  });

  await test.step('its shuffle is checked in the browser', async () => {
    await host.getByRole('button', { name: archive.check }).click();
    await expect(host.getByText(archive.verdictHolds)).toBeVisible();
    await expect(host.getByText(/Your browser saw the same fingerprint/)).toBeVisible();
    await expect(host.getByText(/Ada was dealt/)).toBeVisible();
  });

  await test.step('the same people play again', async () => {
    await spectator.goto(link);
    await friend.goto(link);
    await host.goto(link);
    await rematch([host, friend]);
    // Whoever does not play reads on until they want to see the next match.
    await expect(ceremony(spectator)).toBeVisible();
    await spectator.getByRole('button', { name: next.watch }).click();
    await expect(ceremony(spectator)).toBeHidden();
    await expect(board(spectator)).toBeVisible();
  });
});

/** Returns the words of a hand. */
async function handOf(page: Page): Promise<string[]> {
  return page
    .getByRole('group', { name: game.yourHand })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.textContent ?? ''));
}

/** A mark that a reload of the page would wipe out. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { unreloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'unreloaded' in window);

const last = (words: string): string => /of (\d+)/.exec(words)?.[1] ?? '';
