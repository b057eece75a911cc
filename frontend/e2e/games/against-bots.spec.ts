import type { Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { gameTexts as antarctic } from '../../src/games/antarctic/texts/game-texts';
import { gameTexts as crashLanding } from '../../src/games/crashlanding/texts/game-texts';
import { gameTexts as hike } from '../../src/games/hike/texts/game-texts';
import { texts } from '../../src/texts';
import * as floes from '../kit/antarctic-hands';
import { first } from '../kit/antarctic-play';
import { faults } from '../kit/axe';
import * as huts from '../kit/hike-hands';
import { build, nextMover, offered, run } from '../kit/hike-play';
import { expect, test } from '../kit/house';
import { Pilot, race } from '../kit/pilot';
import { board, ceremony } from '../kit/tables';

// Avalanche, with all that is said of bots on the way, is in bots.spec.
test.use({ settings: ['chalet.bots.tempo=0.02'] });

/** So many actions are done on the board, the rest is said. */
const ON_THE_BOARD = 4;

const inLobby = (page: Page) => page.getByRole('dialog');

/** Chooses against how many bots, and how; from then on it is one click. */
async function oneClick(page: Page, title: string, bots: number, ...options: RegExp[]): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(title) }).click();
  if (bots > 1)
    await inLobby(page)
      .getByLabel(botTexts.many)
      .selectOption({ label: botTexts.manyOf(bots) });
  if (options.length > 0) await inLobby(page).locator('summary').click();
  for (const option of options) await inLobby(page).getByRole('radio', { name: option }).check();
  await inLobby(page).getByRole('button', { name: botTexts.done }).click();
  await page.getByRole('button', { name: botTexts.againstGame(title) }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('list', { name: texts.play.seats }).getByText(/\(bot,/)).toHaveCount(bots);
}

async function endsAmongBots(page: Page, bots: number): Promise<void> {
  await expect(ceremony(page).getByText(/\(bot,/)).toHaveCount(bots);
  expect(await faults(page)).toEqual([]);
}

test('Antarctic Solitaire alone against three bots, to the end', async ({ house }) => {
  const page = await house.guest();
  const player = new floes.Player(page);
  await oneClick(page, antarctic.title, 3, /One round/i);
  for (let actions = 0; ;) {
    const ways = () => player.now.legalActions.filter(({ type }) => type !== 'Call');
    await expect
      .poll(() => player.frames.version > 0 && (player.now.turn.over !== null || ways().length > 0))
      .toBe(true);
    if (player.now.turn.over) break;
    const isMine = player.now.view.board.phase === 'TURN';
    await floes.act(
      [player],
      0,
      isMine ? first(player.now) : ways()[0]!,
      isMine && actions++ < ON_THE_BOARD ? floes.byMouse : floes.byVoice,
    );
  }
  await endsAmongBots(page, 3);
});

test('Hike! alone against three bots, through preparation and race', async ({ house }) => {
  const page = await house.guest();
  const player = new huts.Player(page);
  await oneClick(page, hike.title, 3);
  for (let actions = 0; (await nextMover([player])) !== undefined; actions++) {
    const { now } = player;
    const action = now.view.board.phase === 'PREPARATION' ? build(now) : (run(now) ?? offered(now, 'EndDay')[0]!);
    await huts.act([player], player, action, actions >= ON_THE_BOARD);
  }
  await endsAmongBots(page, 3);
});

test('the Race alone against a bot, to its end', async ({ house }) => {
  const page = await house.guest();
  const pilot = new Pilot(page);
  await oneClick(page, crashLanding.title, 1);
  await race([pilot], 'on the board', ON_THE_BOARD);
  await race([pilot], 'said');
  await endsAmongBots(page, 1);
});
