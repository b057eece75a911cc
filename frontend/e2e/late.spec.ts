/** Late friends: one takes the seat of a bot, one comes back in another browser and gets their own seat. */
import type { Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { room } from '../src/pages/table/gathering/room-texts';
import { entrance } from '../src/entrance-texts';
import { texts as requests } from '../src/pages/table/requests/texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { expect, PHONE, test } from './kit/site';
import { board, gameOptions, invitation, openTable, sitDown, start, watch } from './kit/tables';

test.use({
  settings: ['chalet.bots.tempo=0.02', 'chalet.tables.claimable-after=200ms', 'chalet.tables.host-watch=200ms'],
});

const questions = (page: Page) => page.getByRole('region', { name: requests.title });
const seats = (page: Page) => page.getByRole('list', { name: texts.play.seats });

test('a late friend plays on for a bot when the host agrees', async ({ site }) => {
  const [host, friend] = [await site.guest(PHONE), await site.guest(PHONE)];
  await openTable(host, { seats: 2 });
  const link = await invitation(host).inputValue();
  await gameOptions(host).click();
  await host.getByRole('button', { name: room.addBot }).click();
  await host.getByRole('dialog').getByRole('button', { name: botTexts.levels.BEGINNER }).click();
  await start([host]);
  await watch(friend, link, 'Ben');

  const wish = questions(friend).getByRole('button', { name: /’s seat$/ });
  const bot = ((await wish.textContent()) ?? '').trim();
  expect(await faults(friend)).toEqual([]);
  await wish.tap();
  await expect(questions(friend).getByRole('button', { name: requests.takeBack })).toBeVisible();
  await expect(questions(host)).toContainText('Ben');
  expect(await faults(host)).toEqual([]);
  await questions(host).getByRole('button', { name: requests.notNow }).tap();
  await expect(questions(host)).toBeHidden();
  await expect(questions(friend).getByRole('button', { name: requests.takeBack })).toBeHidden();
  expect(bot).not.toBe('');

  // Asked again at once it would be refused: another friend asks, and the host agrees.
  const other = await site.guest();
  await watch(other, link, 'Cleo');
  await questions(other).getByRole('button', { name: bot }).click();
  await questions(host).getByRole('button', { name: requests.letPlay }).tap();
  await expect(seats(other).getByText(texts.table.you)).toBeVisible();
  await expect(seats(host)).toContainText('Cleo');
  await expect(board(other)).toBeVisible();
  await expect(questions(other)).toBeHidden();
});

test('a friend whose cookie is lost says who they are, and gets their hand back', async ({ site }) => {
  const [host, ben] = [await site.guest(), await site.guest()];
  await openTable(host, { seats: 2 });
  const link = await invitation(host).inputValue();
  await sitDown(ben, link, 'Ben');
  await start([host, ben]);
  const hand = ben.locator('[data-hand], [data-board]').first();
  await expect(hand).toBeVisible();
  await ben.context().close();

  await expect(seats(host)).toContainText(texts.table.away);

  const again = await site.guest(PHONE);
  await again.goto(link);
  await expect(again.getByText(entrance.invite.away('Ben'))).toBeVisible();
  const itsMe = again.getByRole('button', { name: requests.iAm('Ben') });
  await expect(itsMe).toBeInViewport({ ratio: 1 });
  expect(await faults(again)).toEqual([]);
  await itsMe.tap();
  const yes = questions(host).getByRole('button', { name: requests.letPlay });
  await expect(questions(host)).toContainText(requests.claim('Ben (2)', 'Ben'));
  await expect(questions(host)).toContainText(requests.claimHelp);
  await yes.click();
  await expect(seats(again).getByText(texts.table.you)).toBeAttached();
  await expect(questions(again)).toBeHidden();

  // Nothing is left of the guest of before.
  for (const page of [host, again]) {
    await expect(seats(page)).toContainText('Ben');
    await expect(seats(page)).not.toContainText('(2)');
  }
  await host.getByRole('button', { name: texts.table.people }).click();
  await expect(host.getByRole('dialog').getByText('Ben')).toHaveCount(1);
});
