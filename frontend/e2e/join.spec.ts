/** A friend who has only the address that the host's browser shows: they ask, and the host answers with one tap. */
import type { Page, Request } from '@playwright/test';
import { entrance } from '../src/entrance-texts';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { texts as join } from '../src/pages/table/requests/join-texts';
import { texts as requests } from '../src/pages/table/requests/texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { expect, PHONE, test } from './kit/site';
import { notYetButton, openTable, startMatch } from './kit/tables';

/** Opens the address of a table as a stranger. */
async function knock(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: join.title })).toBeVisible();
}

const isSession = (request: Request) => new URL(request.url()).pathname === '/api/session';

async function ask(page: Page, name: string): Promise<void> {
  await page.getByLabel(entrance.invite.name).fill(name);
  await page.getByRole('button', { name: join.ask }).click();
  await expect(page.getByText(join.waiting)).toBeVisible();
}

const questions = (host: Page) => host.getByRole('region', { name: requests.title });

test.beforeEach(({ site }) => site.guard.expectUpgrade()); // The browser tells of what is not found, too.

test('a friend asks from the address bar, and sits as soon as the host lets them in', async ({ site }) => {
  const [host, friend] = [await site.guest(PHONE), await site.guest(PHONE)];
  await openTable(host, { seats: 2 });
  const sessions: string[] = [];
  friend.on('request', (request) => isSession(request) && sessions.push(request.method()));
  await knock(friend, host.url());
  expect(await faults(friend)).toEqual([]);
  expect(sessions, 'a new browser asks once: two answers would bring two cookies').toEqual(['GET']);
  await ask(friend, 'Ben');
  expect(await faults(friend)).toEqual([]);
  await expect(questions(host)).toContainText(requests.join('Ben'));
  expect(await faults(host)).toEqual([]);
  const letIn = questions(host).getByRole('button', { name: requests.letIn });
  await expect(letIn).toBeInViewport({ ratio: 1 });
  await letIn.tap();
  await expect(notYetButton(friend)).toBeVisible();
  await expect(host.getByRole('region', { name: gathering.round })).toContainText('Ben');
  await expect(questions(host)).toBeHidden();
});

test('any address offers the same, and a late friend watches the match', async ({ site }) => {
  const [host, ben, late] = [await site.guest(), await site.guest(), await site.guest()];
  await knock(late, '/t/ThereIsNoSuchTable0001');
  await ask(late, 'Cy');
  const nowhere = await late.locator('main').innerHTML();
  await late.getByRole('button', { name: join.cancel }).click();
  await expect(late.getByRole('button', { name: join.ask })).toBeFocused();
  await startMatch([host, ben]);
  await knock(late, host.url());
  await ask(late, 'Cy');
  expect(await late.locator('main').innerHTML()).toBe(nowhere);
  await questions(host).getByRole('button', { name: requests.letIn }).click();
  await expect(late.getByRole('list', { name: texts.play.seats })).toBeVisible();
});
