import { texts as archive } from '../../src/pages/archive/texts';
import { dayTexts } from '../../src/pages/solo/deals/texts';
import { texts } from '../../src/pages/solo/texts';
import type { Daily } from '../../src/protocol/deals';
import type { Replay } from '../../src/protocol/types';
import { faults } from '../kit/axe';
import { tell } from '../kit/day-over';
import { expect, PHONE, test } from '../kit/house';
import { Skier } from '../kit/skier';
import { dealButton, expectNoSideways, replayAnswer, replayWords, TITLES } from '../kit/solo-pages';

test('a day has its par while it lasts, and the bot and every shuffle can be looked at afterwards', async ({
  house,
}) => {
  const page = await house.guest(PHONE);
  const skier = new Skier(page);
  await page.goto('/');
  const match = await skier.gets(() => dealButton(page, 'infiniski').click());
  await skier.playOn('said');
  expect(await replayAnswer(page, match)).toBe(200);
  const shown = (await (await page.request.get(`/api/matches/${match}/replay?viewer=seat.0`)).json()) as Replay;
  let over = false;
  await tell(page, () => over, shown);

  await test.step('the house says of itself what is closed', async () => {
    const days = (await (await page.request.get('/api/daily')).json()) as Daily[];
    for (const { deal } of days) {
      for (const what of ['seeds', 'line', 'par']) {
        expect((await page.request.get(`/api/deals/${deal.code}/${what}`)).status()).toBe(403);
      }
    }
  });

  await test.step('by day only the number', async () => {
    await page.goto('/daily');
    await expect(page.getByText('Par: 17 points')).toBeVisible();
    await expect(page.getByText('Par: landed by 14 of 20 pilots, median 17 points')).toBeVisible();
    await page.getByRole('link', { name: texts.seeTodayOf(TITLES.infiniski) }).click();
    await expect(page.getByText(dayTexts.parHelp(20))).toBeVisible();
    await expect(page.getByText(dayTexts.drawn.FOUND(1))).toBeVisible();
    await expect(page.getByRole('link', { name: dayTexts.watchPar })).toHaveCount(0);
    await expectNoSideways(page);
  });

  await test.step('afterwards the seeds, each with its hash', async () => {
    over = true;
    await page.reload();
    await page.getByText(dayTexts.seeds).click();
    await expect(page.getByText(dayTexts.holds)).toHaveCount(2);
    await expect(page.getByText(dayTexts.verdicts.IMPOSSIBLE)).toBeVisible();
    await expectNoSideways(page);
    expect(await faults(page)).toEqual([]);
  });

  await test.step('and the bot can be watched', async () => {
    await page.getByRole('link', { name: dayTexts.watchPar }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(archive.line.par(TITLES.infiniski));
    await expect(replayWords(page)).toBeVisible();
    await expectNoSideways(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: archive.line.back }).click();
    await page.getByRole('link', { name: dayTexts.watchLine }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(archive.line.line(TITLES.infiniski));
  });
});
