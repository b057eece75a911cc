/** Not a test: pictures of playing on from a replay. `npm run screenshots`. */
import { botTexts } from '../../src/bot-texts';
import { gameTexts as hike } from '../../src/games/hike/texts/game-texts';
import { texts as words } from '../../src/pages/archive/play-on/texts';
import { texts as archive } from '../../src/pages/archive/texts';
import { expect, test } from '../kit/site';
import { picture } from './picture';
import { replayWords } from '../kit/solo-pages';
import { board } from '../kit/tables';

test.use({ settings: ['chalet.bots.tempo=0.2'] });

test('playing on', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.againstGame(hike.title) }).click();
  await expect(board(page)).toBeVisible();
  const table = page.url();
  const { csrf } = (await (await page.request.get('/api/session')).json()) as {
    csrf: { header: string; token: string };
  };
  const { match } = (await (await page.request.get(`/api/tables/${table.split('/').pop() ?? ''}`)).json()) as {
    match: string;
  };
  await page.waitForTimeout(4000);
  await page.request.post(`/api/matches/${match}/give-up`, { headers: { [csrf.header]: csrf.token } });
  await page.goto(`/m/${match}?ply=0`);
  await expect(replayWords(page)).toBeVisible();
  await picture(page, 'play-on-replay', false);
  await page.getByRole('button', { name: archive.playOn }).click();
  await expect(page.getByRole('dialog')).toContainText(words.sameCards);
  await picture(page, 'play-on-dialog', false);
  await page.getByRole('dialog').getByRole('button', { name: words.play, exact: true }).click();
  await expect(board(page)).toBeVisible();
  await picture(page, 'play-on-table', false);
  const { match: on } = (await (await page.request.get(`/api/tables/${page.url().split('/').pop() ?? ''}`)).json()) as {
    match: string;
  };
  await page.request.post(`/api/matches/${on}/give-up`, { headers: { [csrf.header]: csrf.token } });
  await page.goto(`/m/${on}`);
  await expect(replayWords(page)).toBeVisible();
  await picture(page, 'play-on-match', false);
  await page.goto('/archive');
  await expect(page.getByText(archive.playedOnMark)).toBeVisible();
  await picture(page, 'play-on-archive', false);
});
