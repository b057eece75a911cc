import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { texts as archive } from '../../src/pages/archive/texts';
import { texts as reviews } from '../../src/pages/archive/review/texts';
import { texts as hints } from '../../src/pages/table/play/hints/texts';
import { texts } from '../../src/pages/solo/texts';
import type { BestList } from '../../src/protocol/deals';
import { faults } from '../kit/axe';
import { play } from '../kit/driver';
import { expect, test } from '../kit/site';
import { Skier } from '../kit/skier';
import { dealButton, endLink, replayWords } from '../kit/solo-pages';
import { gameOptions, invitation, openTable, SHORT, sitDown, start, startMatch } from '../kit/tables';

const hintButton = (page: Page): Locator => page.getByRole('button', { name: hints.hint, exact: true });
const panel = (page: Page): Locator => page.getByRole('region', { name: hints.title });
const firstDeed = (page: Page): Locator =>
  panel(page)
    .getByRole('button', { name: /^Do this/ })
    .first();

test('a hint in a solitaire: its price, its reasons, by keyboard; the replay shows it and no best list has it', async ({
  site,
}) => {
  const page = await site.guest();
  const skier = new Skier(page);
  await page.goto('/');
  const match = await skier.gets(() => dealButton(page, 'infiniski').click());
  await expect(hintButton(page)).toBeVisible();
  await page.keyboard.press(hints.key);
  await expect(panel(page)).toContainText(hints.price);
  await panel(page).getByRole('button', { name: hints.ask }).click();
  await expect(firstDeed(page)).toBeVisible();
  await expect(panel(page)).toContainText(/speed|flag|hand|jump/);
  await test.step('the card that the first one names is framed on the board', async () => {
    const card = (skier.now.legalActions as { card?: string }[]).some((action) => action.card !== undefined);
    if (card) await expect(page.locator('[data-hint-marks="1"] > span')).toBeInViewport();
    await panel(page).getByRole('button', { name: hints.fold }).click();
    await expect(firstDeed(page)).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await panel(page).getByRole('button', { name: hints.unfold }).click();
  });
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(hintButton(page)).toBeFocused();

  // For the same choice it is the same, and the price is known.
  await hintButton(page).click();
  await expect(firstDeed(page)).toBeVisible();
  const { choice } = skier.now;
  await firstDeed(page).click();
  await expect.poll(() => skier.now.choice).not.toBe(choice);
  await expect(panel(page)).toHaveCount(0);

  await test.step('it lies on the screen of a phone, also where something can be taken back', async () => {
    // The log shows below that the act after the first hint had none.
    if (skier.mayAct) await skier.act('on the board');
    await skier.playOn('on the board', () => skier.now.undo > 0);
    if (skier.isOver) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await hintButton(page).click();
    const { x, width } = (await panel(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await skier.playOn('said');
  await endLink(page, texts.end.replay).click();
  await expect(replayWords(page)).toBeVisible();
  const log = page.getByRole('list', { name: archive.log });
  await expect(log.getByRole('listitem').nth(1)).toContainText(archive.hinted(''));
  await expect(log.getByRole('listitem').nth(2)).not.toContainText(archive.hinted(''));
  await test.step('on request a bot tells where it was lost and won', async () => {
    await page.getByRole('button', { name: reviews.ask }).click();
    const region = page.getByRole('region', { name: reviews.title });
    const mark = region.getByRole('button', { name: reviews.goTo(0).replace('0', '') });
    const found = mark.or(region.getByText(reviews.nothing)).first();
    await expect(found).toBeVisible();
    await page.reload();
    await expect(region).not.toContainText(reviews.help);
    await expect(found).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
  const lists = (await (await page.request.get('/api/records?game=infiniski')).json()) as BestList[];
  expect(lists.flatMap(({ everyone, mine }) => [...everyone, ...mine]).map((attempt) => attempt.match)).not.toContain(
    match,
  );
});

test('at a table with others there are hints only where its host allows them', async ({ site }) => {
  const pages = [await site.guest(), await site.guest()];
  await startMatch(pages, { options: SHORT });
  await play(pages, { until: (actions) => actions === 4 });
  for (const page of pages) await expect(hintButton(page)).toHaveCount(0);

  const [other, guest] = [await site.guest(), await site.guest()];
  await openTable(other, { seats: 2, options: SHORT, hints: true });
  await expect(gameOptions(other)).toContainText(`${botTexts.hints}: ${botTexts.hintsOn}`);
  await sitDown(guest, await invitation(other).inputValue(), 'Ada');
  await start([other, guest]);
  for (const page of [other, guest]) await expect(hintButton(page)).toBeVisible();
  const mine = other.locator('.play.my-turn');
  const [asker, waits] = (await mine.count()) > 0 ? [other, guest] : [guest, other];
  await hintButton(asker).click();
  await expect(firstDeed(asker)).toBeVisible();
  await expect(hintButton(waits)).toBeDisabled();
});
