/** The end of a match: the board plays it, then the result comes as a sheet and says who won, by how much, and why. */
import type { Page } from '@playwright/test';
import { describeEnding as skied } from '../../src/games/infiniski/texts/ending-texts';
import type { InfiniskiEnding } from '../../src/games/infiniski/types';
import { texts as solo } from '../../src/pages/solo/texts';
import { texts } from '../../src/texts';
import { faults } from '../kit/axe';
import { expect, PHONE, test } from '../kit/site';
import { Skier } from '../kit/skier';
import { dealButton } from '../kit/solo-pages';
import { board, ceremony, shown } from '../kit/tables';

/** The share of the window that a result may take, and what a browser may round. */
const MOST = 0.55;
const ROUNDED = 1;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Says the last action of a match on this page, and nothing before it. */
async function toTheLastAct(skier: Skier): Promise<void> {
  while (!skier.isOver) await skier.act('said');
}

test('Infiniski on a phone: the mountain plays the burial, the sheet leaves the board in sight, and all pages agree', async ({
  site,
}) => {
  const page = await site.guest(PHONE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').tap());
  await toTheLastAct(skier);
  await shown(page, skier.now.version);
  await expect(board(page)).toBeVisible();
  await expect(ceremony(page)).toBeHidden();
  const since = Date.now();
  await expect(ceremony(page)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(800);

  const { ending } = skier.now;
  const { sentence, parts } = skied(ending as InfiniskiEnding);
  await expect(ceremony(page)).toContainText(sentence);
  await expect(ceremony(page)).toContainText(parts[0]!);
  // What the server tells after the match, such as the way to a challenge, moves no button under a finger.
  const fresh = button(page, solo.end.fresh);
  const first = await fresh.boundingBox();
  await expect(button(page, solo.end.challenge)).toBeVisible();
  expect(await fresh.boundingBox()).toEqual(first);
  const sheet = (await page.locator('.sheet').boundingBox())!;
  expect(sheet.height).toBeLessThanOrEqual(MOST * PHONE.viewport!.height + ROUNDED);
  expect(await faults(page)).toEqual([]);

  await button(page, texts.end.seeBoard).tap();
  await expect(ceremony(page)).toBeHidden();
  // The way back to the result lies below the board, not over its scores.
  const below = (await button(page, texts.end.seeResult).boundingBox())!;
  const played = (await board(page).boundingBox())!;
  expect(below.y).toBeGreaterThanOrEqual(played.y + played.height);
  await button(page, texts.end.seeResult).tap();
  await expect(ceremony(page)).toBeVisible();

  await page.reload();
  await expect(ceremony(page)).toContainText(sentence);
  await page.goto(`/m/${skier.now.match}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto('/archive');
  await expect(page.getByText(sentence)).toBeVisible();
});
