import { botTexts } from '../../src/bot-texts';
import { gameTexts as crashLanding } from '../../src/games/crashlanding/texts/game-texts';
import { texts } from '../../src/texts';
import { faults } from '../kit/axe';
import { expect, test } from '../kit/house';
import { Pilot, race } from '../kit/pilot';
import { board, ceremony } from '../kit/tables';

// Avalanche, with all that is said of bots on the way, is in bots.spec.
test.use({ settings: ['chalet.bots.tempo=0.02'] });

/** So many actions are done on the board, the rest is said. */
const ON_THE_BOARD = 4;

test('the Race alone against a bot, to its end', async ({ house }) => {
  const page = await house.guest();
  const pilot = new Pilot(page);
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(crashLanding.title) }).click();
  await page.getByRole('dialog').getByRole('button', { name: botTexts.done }).click();
  await page.getByRole('button', { name: botTexts.againstGame(crashLanding.title) }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('list', { name: texts.play.seats }).getByText(/\(bot,/)).toHaveCount(1);
  await race([pilot], 'on the board', ON_THE_BOARD);
  await race([pilot], 'said');
  await expect(ceremony(page).getByText(/\(bot,/)).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
});
