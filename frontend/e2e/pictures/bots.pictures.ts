/** Not a test: pictures of bots, from the lobby to the end. `npm run screenshots`. */
import { botTexts } from '../../src/bot-texts';
import { gameTexts } from '../../src/games/avalanche/texts/game-texts';
import { programTexts } from '../../src/pages/table/program-texts';
import { texts } from '../../src/texts';
import { play } from '../kit/driver';
import { expect, test } from '../kit/site';
import { picture } from './picture';
import { board, ceremony, gameOptions, openTable, SHORT, startButton } from '../kit/tables';
import { room } from '../../src/pages/table/gathering/room-texts';

test.use({ settings: ['chalet.bots.tempo=0.2'] });

test('bots', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await expect(page.getByRole('button', { name: botTexts.againstGame(gameTexts.title) })).toBeVisible();
  await picture(page, 'bots-lobby');
  await page.getByRole('button', { name: botTexts.chooseOf(gameTexts.title) }).click();
  await page
    .getByRole('dialog')
    .getByLabel(botTexts.many)
    .selectOption({ label: botTexts.manyOf(3) });
  await picture(page, 'bots-choice', false);
  await page.getByRole('button', { name: botTexts.done }).click();

  await openTable(page, { seats: 6 });
  const addBot = page.getByRole('button', { name: room.addBot });
  await gameOptions(page).click();
  await addBot.click();
  await picture(page, 'bots-ask', false);
  await page.getByRole('dialog').getByRole('button', { name: botTexts.levels.SKIER }).click();
  await addBot.click();
  await page.getByRole('dialog').getByRole('button', { name: botTexts.levels.GUIDE }).click();
  await expect(page.getByText(botTexts.levels.GUIDE).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'bots-gathering');

  await openTable(page, { seats: 6 });
  await gameOptions(page).click();
  await addBot.click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: botTexts.levels.BEGINNER }).click();
  await startButton(page).click();
  await expect(board(page)).toBeVisible();
  await play([page], { until: (actions) => actions === 6 });
  await picture(page, 'bots-play', false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await play([page]);
  await expect(ceremony(page)).toBeVisible();
  await picture(page, 'bots-end', false);
});

test('programs', async ({ site }) => {
  const page = await site.guest();
  await openTable(page, { seats: 4, options: SHORT });
  const dialog = page.getByRole('dialog');
  await gameOptions(page).click();
  await page.getByRole('button', { name: room.addBot }).click();
  await dialog.getByRole('button', { name: botTexts.ofMine }).click();
  await expect(dialog.getByRole('button', { name: programTexts.make })).toBeVisible();
  await picture(page, 'programs-ask', false);
  await dialog.getByRole('button', { name: programTexts.make }).click();
  await expect(dialog.getByLabel(programTexts.token)).toBeVisible();
  await picture(page, 'programs-token', false);
  await dialog.getByRole('button', { name: texts.close }).click();
  await page.getByRole('button', { name: `${botTexts.change} Bot` }).click();
  await expect(dialog.getByRole('button', { name: programTexts.takeBack })).toBeVisible();
  await picture(page, 'programs-change', false);
  await dialog.getByRole('button', { name: texts.close }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'programs-gathering');
});
