import { expect as plainly, test as alone, type Page } from '@playwright/test';
import { texts } from '../src/texts';
import { Balancer, Postgres } from './kit/cluster';
import { Guard } from './kit/guard';
import { expect, test } from './kit/house';
import { ChaletServer } from './kit/server';
import { Skier } from './kit/skier';
import { dealButton } from './kit/solo-pages';
import { lend } from './kit/voice';

/** Whatever the page wants to do in a match gets lost on its way, while it is told so. */
function loseActs(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (words) {
    const isLost = document.documentElement.dataset.lost === 'true' && String(words).includes('.act\n');
    if (!isLost) send.call(this, words);
  };
}

const lose = (page: Page, lost: boolean): Promise<void> =>
  page.evaluate((is) => void (document.documentElement.dataset.lost = String(is)), lost);

test('an act that nobody answers says that it waits, and is done when somebody answers', async ({ house }) => {
  const page = await house.guest();
  await page.addInitScript(loseActs);
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await lose(page, true);
  const done = skier.act('on the board');
  await expect(page.locator('[data-link="live"]')).toContainText(texts.link.late);
  await lose(page, false);
  await done;
  await expect(page.locator('[data-link="live"]')).toBeEmpty();
});

alone(
  'a process that is killed: its people play on through another, on the board that they have seen',
  async ({ browser }) => {
    if (!Postgres.isThere && process.env.CI !== 'true') console.log('SKIPPED, NOT TESTED: PostgreSQL is missing');
    alone.skip(!Postgres.isThere && process.env.CI !== 'true');
    const postgres = await Postgres.started();
    const processes: ChaletServer[] = [];
    try {
      for (let i = 0; i < 2; i++) processes.push(await ChaletServer.started(postgres.settings));
      const balancer = await Balancer.before(processes.map(({ port }) => port));
      const guard = new Guard(balancer.url);
      const context = await browser.newContext({ baseURL: balancer.url, serviceWorkers: 'block' });
      guard.watch(context);
      await context.addInitScript(lend);
      const page = await context.newPage();
      const skier = new Skier(page);
      await page.goto('/');
      await skier.gets(() => dealButton(page, 'infiniski').click());
      for (let i = 0; i < 3; i++) await skier.act('said');
      const { version } = skier.now;
      guard.expectOutage();
      await processes[0]!.kill();
      // Pressed: what is only said is lost as long as nobody has the match, and said again by the page alone.
      await skier.act('on the board');
      plainly(skier.now.version).toBe(version + 1);
      await skier.playOn('said');
      plainly(skier.isOver).toBe(true);
      await context.close();
      balancer.stop();
      plainly(guard.complaints).toEqual([]);
    } finally {
      for (const one of processes) await one.stop();
      postgres.stop();
    }
  },
);
