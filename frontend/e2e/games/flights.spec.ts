/** Cards that others move fly over my board, from where they were to where they are, and leave nothing behind. */
import type { Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { gameTexts } from '../../src/games/avalanche/texts/game-texts';
import { texts } from '../../src/texts';
import { faults } from '../kit/axe';
import { LEISURE, play } from '../kit/driver';
import { busiest, canFly, flown, holdFlights, landed, letFly, noteFlights } from '../kit/flights';
import { expect, PHONE, test, type Site } from '../kit/site';
import { banner, board, controls, live, SHORT, startMatch, watch } from '../kit/tables';

test.use({ settings: ['chalet.bots.tempo=0.02'] });

/** The longest time until the last card of a position is down, in milliseconds, and the most cards in the air. */
const LONGEST = 800;
const MOST = 12;

async function guest(site: Site, more: object = {}): Promise<Page> {
  const page = await site.guest({ reducedMotion: 'no-preference', ...more });
  await noteFlights(page);
  return page;
}

const everyoneCanFly = (pages: Page[]) => Promise.all(pages.map(canFly));

async function allDown(pages: Page[]): Promise<void> {
  for (const page of pages) {
    await landed(page);
    const { most, longest } = await busiest(page);
    expect(most).toBeLessThanOrEqual(MOST);
    expect(longest).toBeLessThanOrEqual(LONGEST);
  }
}

/** Plays Avalanche until it is this player's turn. */
const untilTurnOf = (pages: Page[], page: Page) =>
  play(pages, { until: async () => (await controls(page).count()) > 0, taste: LEISURE });

/** The address under which a stranger may look on at the table of this page. */
async function invitationTo(page: Page): Promise<string> {
  const table = page.url().split('/').pop();
  const { code } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { code: string };
  return `/i/${code}`;
}

test('Avalanche: picked up to a hand and played from it, for the other and for a visitor', async ({ site }) => {
  const pages = [await guest(site), await guest(site, PHONE)];
  const visitor = await guest(site);
  await startMatch(pages, { options: SHORT });
  await watch(visitor, await invitationTo(pages[0]!), 'Onlooker');
  await expect(board(visitor)).toBeVisible();
  await everyoneCanFly([...pages, visitor]);
  await untilTurnOf(pages, pages[0]!);
  const before = (await flown(pages[1]!)).length;
  await untilTurnOf(pages, pages[1]!);
  const theirs = [/^(draw|lift) to hand-0$/, /^hand-0 to (run-\d|discard|slope)/];
  for (const page of [pages[1]!, visitor])
    for (const way of theirs)
      await expect
        .poll(async () => (await flown(page)).slice(page === visitor ? 0 : before).some((one) => way.test(one)))
        .toBe(true);
  // Mine turn up in my hand.
  expect((await flown(pages[0]!)).some((one) => /^(draw|lift) to card-/.test(one))).toBe(true);
  await allDown([...pages, visitor]);

  await test.step('in mid-flight it stops no press, and axe finds nothing', async () => {
    const [host, other] = pages as [Page, Page];
    await holdFlights(host);
    await untilTurnOf(pages, other);
    await controls(other).first().click();
    const card = board(host).locator('[data-flight]').first();
    await expect(card).toBeAttached();
    const isHit = await card.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isHit).toBe(false);
    expect(await faults(host)).toEqual([]);
    await letFly(host);
    await landed(host);
  });
});

test('five bots in a second, a turn skipped to, and a link that was cut: never many cards, all soon down', async ({
  site,
}) => {
  const page = await guest(site, PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(gameTexts.title) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(botTexts.many).selectOption({ label: botTexts.manyOf(5) });
  await dialog.getByRole('button', { name: botTexts.done }).click();
  await page.getByRole('button', { name: botTexts.againstGame(gameTexts.title) }).click();
  await expect(banner(page)).toContainText(texts.play.yourTurn);
  await canFly(page);
  const pass = async (): Promise<void> => {
    for (let picks = 0; picks < 2; picks++)
      await board(page)
        .getByRole('button', { name: /draw pile/i })
        .click();
    await board(page)
      .getByRole('button', { name: /^End turn/ })
      .click();
  };
  await pass();
  await expect(banner(page)).toContainText(texts.play.yourTurn);
  await expect
    .poll(async () => (await flown(page)).filter((one) => /^(draw|lift) to hand-/.test(one)).length)
    .toBeGreaterThanOrEqual(5);
  await allDown([page]);

  const before = (await flown(page)).length;
  site.guard.expectOutage();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await live(page);
  expect((await flown(page)).length).toBe(before);
  await allDown([page]);
});
