import type { Page } from '@playwright/test';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { texts } from '../src/texts';
import { expect, test } from './kit/house';
import { board, invitation, openTable, sitDown, start } from './kit/tables';

const GRANDPA = 'סבא 4';
const ISOLATED = `\u2068${GRANDPA}\u2069`;

/** Every place of a page, title and labels included, where the name stands among other words without isolation. */
const bareNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ name, isolated }) => {
      const texts: string[] = [document.title];
      const all = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node: Node | null = all.currentNode; node; node = all.nextNode()) {
        if (node instanceof Element) texts.push(...[...node.attributes].map(({ value }) => value));
        else if (!node.parentElement?.closest('bdi')) texts.push(node.textContent ?? '');
      }
      return texts.filter((text) => text.replaceAll(isolated, '').includes(name));
    },
    { name: GRANDPA, isolated: ISOLATED },
  );

const count = (page: Page): Promise<number> =>
  page.evaluate((name) => document.documentElement.outerHTML.split(name).length - 1, GRANDPA);

test('a name from right to left is isolated wherever it stands', async ({ house }) => {
  const [host, friend, stranger] = await Promise.all([house.guest(), house.guest(), house.guest()]);
  await host.goto('/');
  await host.evaluate(async (name) => {
    const { csrf } = await (await fetch('/api/session')).json();
    await fetch('/api/session', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', [csrf.header]: csrf.token },
      body: JSON.stringify({ name }),
    });
  }, GRANDPA);
  const look = async (page: Page, where: string) => {
    await expect.poll(() => count(page), where).toBeGreaterThan(0);
    expect(await bareNames(page), where).toEqual([]);
  };
  await openTable(host, { game: 'avalanche', seats: 2, isPublic: true });
  const link = await invitation(host).inputValue();
  await look(host, 'at the table');
  await host.getByRole('button', { name: /settings/i }).click();
  // A field holds what was typed.
  await expect(host.getByRole('dialog').getByRole('textbox')).toHaveValue(GRANDPA);
  await host.keyboard.press('Escape');
  await stranger.goto('/');
  await look(stranger, 'in the lobby');
  await stranger.goto(link);
  await look(stranger, 'on the invitation');
  await sitDown(friend, link, 'Ada');
  await host.getByPlaceholder(texts.chat.placeholder).fill('מה נשמע? (1)');
  await host.keyboard.press('Enter');
  await expect(friend.getByText('\u2068מה נשמע? (1)\u2069').first()).toBeVisible();
  await look(friend, 'in the chat');
  await start([host, friend]);
  await expect(board(friend)).toBeVisible();
  await look(friend, `in a match of ${avalanche.title}`);
  await look(host, 'in my own match');
});
