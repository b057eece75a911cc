import type { Page } from '@playwright/test';
import { texts as archive } from '../src/pages/archive/texts';
import { words } from '../src/games/plain/texts';
import { describeEvent, type JsonRecord } from '../src/games/plain/words';
import type { Replay } from '../src/protocol/types';
import { entrance } from '../src/entrance-texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { byMouse, play, type Hand } from './kit/driver';
import { expect, PHONE, test } from './kit/house';
import {
  board,
  ceremony,
  choose,
  controls,
  endedMatch,
  gameOptions,
  invitation,
  saved,
  sitDown,
  start,
  watch,
} from './kit/tables';

/** A game for which the front end has not a single line; only tests offer it. */
const GAME = { id: 'ohhell', name: 'Oh Hell' };

test.use({ settings: [`chalet.testing.games=${GAME.id}`] });

const byKeyboard: Hand = async (control, page) => {
  await control.focus();
  await page.keyboard.press('Enter');
};
const byTouch: Hand = (control) => control.tap();

/** By its digit, where it has one. */
const byDigit: Hand = async (control, page) => {
  const digit = await control.getAttribute('aria-keyshortcuts');
  if (digit) await page.keyboard.press(digit);
  else await byKeyboard(control, page);
};

test('a game without a board is played to its end on the plain one: by mouse, by keyboard and on a phone', async ({
  house,
}) => {
  const [host, ada, phone, spectator] = await Promise.all([
    house.guest(),
    house.guest(),
    house.guest(PHONE),
    house.guest(),
  ]);
  const players = [host, ada, phone];

  await test.step('the lobby offers it, and its room has its options in words', async () => {
    await host.goto('/');
    await host.getByRole('button', { name: entrance.lobby.playWithFriends(GAME.name) }).click();
    await gameOptions(host).click();
    await choose(host, 'Deals', 'Short');
    await expect(
      host.getByRole('group', { name: 'Hook', exact: true }).getByLabel('On', { exact: true }),
    ).toBeChecked();
    await saved(host);
    await expect(gameOptions(host)).toContainText('Short');
  });

  const link = await invitation(host).inputValue();
  await sitDown(ada, link, 'Ada');
  await sitDown(phone, link, 'Björn');
  await start(players);
  await watch(spectator, link, 'Onlooker');
  await expect(board(spectator)).toBeVisible();

  await test.step('everybody sees who has bid what, and only the own hand', async () => {
    await play(players, { hands: [byMouse, byDigit, byTouch], until: (actions) => actions === 10 });
    for (const page of [...players, spectator])
      await expect(page.getByRole('row', { name: /Ada/ })).toContainText(/Ada.*\d.*\d.*\d/s);
    await expect(board(host).getByRole('region', { name: 'Hand' })).toBeVisible();
    await expect(board(spectator).getByRole('region', { name: 'Hand' })).toHaveCount(0);
    await expect(controls(spectator)).toHaveCount(0);
  });

  await test.step('axe finds nothing, by day and by night', async () => {
    for (const page of [host, phone, spectator]) {
      expect(await faults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faults(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
  });

  await test.step('what is not allowed is refused with its section of the rules', async () => {
    await host.getByRole('button', { name: texts.play.rules, exact: true }).click();
    await expect(host.getByRole('heading', { name: 'Bidding' })).toBeVisible();
    await host.keyboard.press('Escape');
  });

  await play(players, { hands: [byMouse, byKeyboard, byTouch] });
  for (const page of [...players, spectator]) await expect(ceremony(page)).toBeVisible();
  await expect(ceremony(host)).toContainText('Last deal played.');

  await test.step('the archive replays it on the same board, every ply in a sentence', async () => {
    const match = await endedMatch(host);
    await ada.goto(`/m/${match}`);
    await expect(board(ada)).toBeVisible();
    const now = ada.locator('p.now');
    await ada.keyboard.press('ArrowRight');
    await expect(now).toContainText(/Move 1 of \d+.*has bid \d tricks?\./s);
    await ada.keyboard.press('End');
    await expect(now).toContainText(/Scored: /);
    await ada.getByLabel(archive.eyes).selectOption({ label: archive.spectators });
    await expect(board(ada).getByRole('region', { name: 'Hand' })).toHaveCount(0);
    const replay = (await (await ada.request.get(`/api/matches/${match}/replay?viewer=seat.0`)).json()) as Replay;
    const seats = replay.match.seats.map(({ seat, name }) => ({
      seat,
      name,
      me: false,
      online: true,
      away: 'PRESENT' as const,
    }));
    const told = replay.plies.flatMap(({ events }) => events.map((event) => describeEvent(event as JsonRecord, seats)));
    expect(told.length).toBeGreaterThan(60);
    for (const sentence of told) expect(sentence).toMatch(/^[A-ZÖ][^_{}]*\.$/);
  });

  await test.step('it has a rules page, and a page for no game has not', async () => {
    await phone.goto(`/rules/${GAME.id}#tricks`);
    await expect(phone.getByRole('heading', { level: 1, name: GAME.name })).toBeVisible();
    await expect(phone.locator('section#tricks')).toBeInViewport();
    await expect(phone.getByText(words.choices)).not.toHaveCount(0);
    await phone.goto('/rules/chess');
    await expect(phone.getByRole('heading', { name: texts.notFound.title })).toBeVisible();
  });
});

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
