/** Cards that others move fly over my board, from where they were to where they are, and leave nothing behind. */
import type { Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { gameTexts } from '../../src/games/avalanche/texts/game-texts';
import { texts } from '../../src/texts';
import { Player as Explorer } from '../kit/antarctic-hands';
import { playOn as explore, slowly } from '../kit/antarctic-play';
import { faults } from '../kit/axe';
import { LEISURE, play } from '../kit/driver';
import { busiest, canFly, flown, holdFlights, landed, letFly, noteFlights } from '../kit/flights';
import { Player as Musher } from '../kit/hike-hands';
import { playOn as hike } from '../kit/hike-play';
import { expect, PHONE, test, type House } from '../kit/house';
import { Pilot } from '../kit/pilot';
import { Skier } from '../kit/skier';
import { dealButton } from '../kit/solo-pages';
import { soon } from '../kit/voice';
import { banner, board, controls, live, ONE_ROUND, patient, rematch, SHORT, startMatch, watch } from '../kit/tables';

test.use({ settings: ['chalet.bots.tempo=0.02'] });

/** The longest time until the last card of a frame is down, in milliseconds, and the most cards in the air. */
const LONGEST = 800;
const MOST = 12;

async function guest(house: House, more: object = {}): Promise<Page> {
  const page = await house.guest({ reducedMotion: 'no-preference', ...more });
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

test('Avalanche: picked up to a hand and played from it, for the other and for a visitor', async ({ house }) => {
  const pages = [await guest(house), await guest(house, PHONE)];
  const visitor = await guest(house);
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

test('Antarctic Solitaire: from the other’s hand or pile to the middle, and drawn', async ({ house }) => {
  const pages = [await guest(house), await guest(house)];
  const table = pages.map((page) => new Explorer(page));
  await startMatch(pages, { game: 'antarctic', options: ONE_ROUND, windows: patient(2) });
  await everyoneCanFly(pages);
  await explore(table, { style: slowly, until: (actions) => actions >= 16 });
  for (const [seat, page] of pages.entries()) {
    const other = 1 - seat;
    const seen = await flown(page);
    expect(seen.some((one) => new RegExp(`^(hand|payoff)-${other} to (centre|payoff-|discard)`).test(one))).toBe(true);
    expect(seen).toContain(`draw to hand-${other}`);
    expect(seen.some((one) => one.startsWith('draw to card-'))).toBe(true);
  }
  await allDown(pages);
});

test('Hike!: opened, drafted to a sled, and placed from a hand that only its owner sees', async ({ house }) => {
  const pages = [await guest(house), await guest(house)];
  const table = pages.map((page) => new Musher(page));
  await startMatch(pages, { game: 'hike' });
  await everyoneCanFly(pages);
  const todo = new Set(['DraftToHand', 'PlaceFromHand', 'DraftToSled']);
  const wish = ({ legalActions }: Musher['now']) => legalActions.find(({ type }) => todo.delete(type));
  await hike(table, { wishes: [wish], until: (actions) => todo.size === 0 && actions > 12 });
  const seen = await flown(pages[1]!);
  expect(seen.some((one) => /^deck to CENTRE-/.test(one))).toBe(true);
  expect(seen.some((one) => /^CENTRE-\S+ to hand-0$/.test(one))).toBe(true);
  expect(seen.some((one) => /^hand-0 to place-0-\d$/.test(one))).toBe(true);
  expect(seen.some((one) => /^CENTRE-\S+ to place-0-\d$/.test(one))).toBe(true);
  await allDown(pages);
});

test('Infiniski: a visitor sees the skier’s cards go to the slope, and new ones come', async ({ house }) => {
  const page = await guest(house);
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  const visitor = await guest(house);
  await watch(visitor, await invitationTo(page), 'Onlooker');
  await expect(board(visitor)).toBeVisible();
  await everyoneCanFly([page, visitor]);
  const drawn = async () => (await flown(visitor)).some((one) => /^deck to card-/.test(one));
  for (let actions = 0; actions < 12 && skier.mayAct && !(await drawn()); actions++) await skier.act('on the board');
  for (const one of [page, visitor])
    await expect.poll(async () => (await flown(one)).some((name) => /^card-\S+ to slope$/.test(name))).toBe(true);
  expect(await drawn()).toBe(true);
  await allDown([page, visitor]);
});

test('Crash Landing: a rocket that I find turns up; a racer sees what the other fired when it is told', async ({
  house,
}) => {
  const pages = [await guest(house), await guest(house)];
  const [one, other] = pages.map((page) => new Pilot(page)) as [Pilot, Pilot];
  await one.gets(() => other.gets(() => startMatch(pages, { game: 'crashlanding' })));
  await everyoneCanFly(pages);
  const end = { type: 'EndTurn' } as const;
  for (let fired = false; !fired;) {
    // A deal may end before any burn.
    if (one.isOver) await one.gets(() => other.gets(() => rematch(pages)));
    const { turn } = one.now.view.board;
    await one.finds();
    await other.finds();
    const burn = one.burns[0];
    if (burn) await one.act('on the board', burn);
    fired = burn !== undefined;
    expect((await flown(other.page)).some((name) => name.includes('pilot'))).toBe(false);
    for (const pilot of [one, other]) if (pilot.mayAct) await pilot.act('said', end);
    await soon(() => other.now.view.board.turn > turn || other.isOver, 'the next turn begins');
  }
  await expect.poll(() => flown(other.page)).toContain(`pilot-${one.seat} to lander-${one.seat}`);
  const mine = await flown(one.page);
  expect(mine.some((name) => /^card-\S+ to lander-/.test(name))).toBe(true);
  expect(mine.some((name) => /^pilot-/.test(name))).toBe(false);
  await allDown(pages);
});

test('with reduced motion nothing flies, and the state is there', async ({ house }) => {
  const pages = [await guest(house), await guest(house, { reducedMotion: 'reduce' })];
  await startMatch(pages, { options: SHORT });
  await everyoneCanFly(pages);
  await untilTurnOf(pages, pages[0]!);
  await untilTurnOf(pages, pages[1]!);
  await untilTurnOf(pages, pages[0]!);
  expect(await flown(pages[1]!)).toEqual([]);
  expect(await flown(pages[0]!)).not.toEqual([]);
  await allDown(pages);
});

test('five bots in a second, a turn skipped to, and a link that was cut: never many cards, all soon down', async ({
  house,
}) => {
  const page = await guest(house, PHONE);
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
  house.guard.expectOutage();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await live(page);
  expect((await flown(page)).length).toBe(before);
  await allDown([page]);
});
