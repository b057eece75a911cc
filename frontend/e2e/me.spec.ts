/** My page: what two friends see after a match, and what nobody else sees. */
import { texts } from '../src/texts';
import { settingsTexts } from '../src/settings-texts';
import { texts as archive } from '../src/pages/archive/texts';
import { texts as me } from '../src/pages/me/texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import type { Session, Statistics } from '../src/protocol/types';
import { faults } from './kit/axe';
import { talk } from './kit/driver';
import { expect, PHONE, test } from './kit/site';
import { expectNoSideways } from './kit/solo-pages';
import { ceremony, endedMatch, SHORT, startMatch } from './kit/tables';
import { Voice } from './kit/voice';

test('my page counts my matches for me alone, and a newcomer reads what will be there', async ({ site }) => {
  const [host, ada, eve] = [await site.guest(), await site.guest(), await site.guest(PHONE)];

  await test.step('before the first match it says what comes here', async () => {
    await eve.goto('/me');
    await expect(eve.getByRole('heading', { name: me.newcomer.title })).toBeVisible();
    await expectNoSideways(eve);
    expect(await faults(eve)).toEqual([]);
    await eve.getByRole('link', { name: me.newcomer.play }).click();
    await expect(eve).toHaveURL(/\/$/);
  });

  const voices = [host, ada].map((page) => new Voice(page));
  await startMatch([host, ada], { options: SHORT });
  await talk(voices);
  for (const page of [host, ada]) await expect(ceremony(page)).toBeVisible();
  const match = await endedMatch(host);
  const answer = await host.request.get(`/api/matches/${match}`);
  const { outcome } = (await answer.json()) as { outcome: { results: { points: number; rank: number }[] } };
  const results = outcome.results;

  await test.step('my name leads there, and it counts the match for each of us', async () => {
    await host.goto('/');
    await host.getByRole('banner').getByRole('button').click();
    await host.getByRole('dialog', { name: settingsTexts.title }).getByRole('link', { name: texts.header.me }).click();
    await expect(host).toHaveURL(/\/me$/);
    await expect(host.getByRole('dialog')).toBeHidden();
    await ada.goto('/archive');
    await ada.getByRole('link', { name: texts.header.me }).click();
    for (const [seat, page] of [host, ada].entries()) {
      const { rank, points } = results[seat]!;
      const card = page.getByRole('region', { name: me.against.PERSONS }).getByRole('article');
      await expect(card.getByRole('heading')).toHaveText(avalanche.title);
      await expect(card).toContainText(me.tally.won(rank === 1 ? 1 : 0, 1));
      await expect(card.getByRole('link', { name: me.tally.points(points) })).toHaveAttribute('href', `/m/${match}`);
      await expect(page.getByRole('region', { name: me.against.BOTS })).toHaveCount(0);
    }
  });

  await test.step('the person met is named, with the balance', async () => {
    const met = host.getByRole('region', { name: me.met.title }).getByRole('listitem');
    const [mine, theirs] = [results[0]!.rank, results[1]!.rank];
    const balance =
      mine === theirs ? me.met.even(0) : mine < theirs ? me.met.youLead(1, 0) : me.met.theyLead('Ada', 1, 0);
    await expect(met).toHaveCount(1);
    await expect(met.locator('strong')).toContainText('Ada');
    await expect(met.locator('.lead')).toContainText(new RegExp(balance.replace('Ada', '.?Ada.?')));
  });

  await test.step('my matches are there, and the page is fit for a phone, by day and by night', async () => {
    const matches = host.getByRole('region', { name: me.matches });
    await expect(matches.getByRole('link')).toHaveCount(1);
    await expect(matches.getByRole('link')).toHaveAttribute('href', `/m/${match}`);
    expect(await faults(host)).toEqual([]);
    await host.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(host);
    expect(await faults(host)).toEqual([]);
    await host.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(host)).toEqual([]);
  });

  await test.step('nobody else gets any of it', async () => {
    const { player } = (await (await host.request.get('/api/session')).json()) as Session;
    expect((await eve.request.get('/api/me/statistics')).status()).toBe(401);
    await eve.goto('/me');
    await expect(eve.getByRole('heading', { name: me.newcomer.title })).toBeVisible();
    const asked = await ada.request.get(`/api/me/statistics?player=${player!.id}`);
    const { met } = (await asked.json()) as Statistics;
    expect(met).toHaveLength(1);
    expect(met[0]!.name).not.toContain('Ada');
    await expect(eve.getByText(archive.again)).toHaveCount(0);
  });
});
