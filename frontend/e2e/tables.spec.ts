/** Tables before and after a match: whoever sits is ready, whatever happens to their page meanwhile. */
import type { Page } from '@playwright/test';
import { talk } from './kit/driver';
import { expect, test } from './kit/site';
import { entrance } from '../src/entrance-texts';
import { texts } from '../src/texts';
import {
  board,
  ceremony,
  gameOptions,
  invitation,
  notYetButton,
  openTable,
  readyButton,
  rematchButton,
  saved,
  SHORT,
  sitDown,
  startButton,
  startMatch,
} from './kit/tables';
import { Voice } from './kit/voice';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { texts as next } from '../src/pages/table/next/texts';

test('from the link to the first card it takes one click of the guest and one of the host', async ({ site }) => {
  const [host, friend] = [await site.guest(), await site.guest()];
  await openTable(host, { seats: 2 });
  await friend.goto(await invitation(host).inputValue());
  await friend.getByRole('button', { name: entrance.invite.sit }).click();
  await startButton(host).click();
  for (const page of [host, friend]) await expect(board(page)).toBeVisible();
});

test('whoever says "not yet" is waited for, and sees what the host changes meanwhile', async ({ site }) => {
  const [host, friend] = [await site.guest(), await site.guest()];
  await openTable(host, { seats: 2 });
  await sitDown(friend, await invitation(host).inputValue(), 'Ada');
  await notYetButton(friend).click();
  await expect(host.getByText(gathering.notYetReady('Ada'))).toBeVisible();
  await expect(startButton(host)).toBeDisabled();

  await gameOptions(host).click();
  await host.getByLabel(entrance.create.clock).selectOption({ label: entrance.create.clocks.M3 });
  await saved(host);
  const news = friend.getByRole('region', { name: gathering.changed });
  await expect(news).toContainText(entrance.create.clocks.M3);
  await news.getByRole('button', { name: gathering.changedFine }).click();
  await expect(news).toBeHidden();

  await readyButton(friend).click();
  await startButton(host).click();
  for (const page of [host, friend]) await expect(board(page)).toBeVisible();
});

test('the host accepts the rematch while the page of a friend is loading: it starts when the friend is back', async ({
  site,
}) => {
  const [host, friend] = await finished([await site.guest(), await site.guest()]);
  const release = await loading(friend);
  await expect(host.getByRole('list', { name: texts.play.seats }).getByText(texts.table.away)).toBeVisible();
  await rematchButton(host).click();
  await expect(host.getByRole('button', { name: next.start(1) })).toBeDisabled();
  release();
  await rematchButton(friend).click();
  await host.getByRole('button', { name: next.start(2) }).click();
  for (const page of [host, friend]) await expect(board(page)).toBeVisible();
});

/** Two who have played a match to its end. */
async function finished(pages: [Page, Page]): Promise<[Page, Page]> {
  const table = pages.map((page) => new Voice(page));
  await startMatch(pages, { options: SHORT });
  await talk(table);
  for (const page of pages) await expect(ceremony(page)).toBeVisible();
  return pages;
}

/** Loads a page anew as far as asking who one is, which is before it connects; the answer lets it go on. */
async function loading(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/api/session', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/session');
  await page.reload({ waitUntil: 'commit' });
  await asked;
  return release;
}
