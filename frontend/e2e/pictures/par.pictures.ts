/** Not a test: pictures of the par of a day, while it lasts and afterwards. `npm run screenshots`. */
import { dayTexts } from '../../src/pages/solo/deals/texts';
import { texts } from '../../src/pages/solo/texts';
import type { Replay } from '../../src/protocol/types';
import { tell } from '../kit/day-over';
import { expect, test } from '../kit/house';
import { picture } from './picture';
import { Skier } from '../kit/skier';
import { dealButton, replayWords, TITLES } from '../kit/solo-pages';

test('par', async ({ house }) => {
  const page = await house.guest();
  const skier = new Skier(page);
  await page.goto('/');
  const match = await skier.gets(() => dealButton(page, 'infiniski').click());
  await skier.playOn('said');
  const shown = (await (await page.request.get(`/api/matches/${match}/replay?viewer=seat.0`)).json()) as Replay;
  let over = false;
  await tell(page, () => over, shown);

  await page.goto('/daily');
  await expect(page.getByText('Par: 17 points')).toBeVisible();
  await picture(page, 'par-days');
  await page.getByRole('link', { name: texts.seeTodayOf(TITLES.infiniski) }).click();
  await expect(page.getByText(dayTexts.parHelp(20))).toBeVisible();
  await picture(page, 'par-day');
  over = true;
  await page.reload();
  await page.getByText(dayTexts.seeds).click();
  await expect(page.getByText(dayTexts.holds).first()).toBeVisible();
  await picture(page, 'par-over');
  await page.getByRole('link', { name: dayTexts.watchPar }).click();
  await expect(replayWords(page)).toBeVisible();
  await picture(page, 'par-replay');
});
