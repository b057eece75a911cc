import { texts } from '../../src/pages/solo/texts';
import { boardWords } from '../../src/games/crashlanding/texts/board-texts';
import { describeResult as flown } from '../../src/games/crashlanding/texts/texts';
import { describeResult as skied } from '../../src/games/infiniski/texts/texts';
import type { BestList } from '../../src/protocol/deals';
import type { Hand } from '../kit/driver';
import { faults } from '../kit/axe';
import { expect, PHONE, test } from '../kit/site';
import { activate, forbidMouse, pressed } from '../kit/keyboard-hands';
import { Pilot } from '../kit/pilot';
import { Skier } from '../kit/skier';
import { dealButton, endButton, expectNoSideways, menuButton } from '../kit/solo-pages';
import type { Soloist } from '../kit/soloist';
import { banner, board, ceremony } from '../kit/tables';

const byFinger: Hand = (control) => control.tap();

/** Now the shortcut, now the long way: both have to work. */
function byKeyboard(): Hand {
  let presses = 0;
  return (control, page) => pressed(page, control, presses++ % 5 !== 4);
}

test('Infiniski on a phone: the end deals the same cards again, which does not count, and new ones, which can be given up', async ({
  site,
}) => {
  const page = await site.guest(PHONE);
  const skier = new Skier(page, byFinger);
  await page.goto('/');
  await expectNoSideways(page);
  await skier.gets(() => dealButton(page, 'infiniski').tap());
  await takeBackOnce(skier);
  await expectNoSideways(page);
  await skier.playOn('on the board');
  await expect(ceremony(page)).toContainText(skied(skier.now.turn.over!.results[0]!));
  await expectNoSideways(page);
  const counted = await recordsOfMine(skier);
  expect(counted.length).toBeGreaterThan(0);

  const { hand } = skier.dealt;
  await skier.gets(() => endButton(page, texts.end.again).tap());
  expect(skier.dealt.hand).toEqual(hand);
  await expect(banner(page)).toContainText(texts.table.practice);
  await skier.playOn('said');
  await expect(ceremony(page)).toContainText(texts.end.notCounted);
  await expect(endButton(page, texts.end.challenge)).toHaveCount(0);
  expect(await recordsOfMine(skier)).toEqual(counted);

  await skier.gets(() => endButton(page, texts.end.fresh).tap());
  await menuButton(page).tap();
  await page.getByRole('button', { name: texts.table.giveUp, exact: true }).tap();
  await page.getByRole('button', { name: texts.table.giveUpNow, exact: true }).tap();
  await expect(ceremony(page)).toContainText(texts.end.gaveUpWords);
  await expect(endButton(page, texts.end.challenge)).toHaveCount(0);
});

test('Crash Landing by keyboard: rockets are found, loaded on both sides, fired, taken back, and the lander comes down', async ({
  site,
}) => {
  const page = await site.guest();
  const pilot = new Pilot(page, byKeyboard());
  await page.goto('/');
  await forbidMouse(page);
  await pilot.gets(() => activate(page, dealButton(page, 'crashlanding')));
  await burnOnce(pilot);
  await stayAfterReload(pilot);
  await pilot.playOn('on the board');
  const { over } = pilot.now.turn;
  await expect(ceremony(page)).toContainText(flown(over!.results[0]!, over!.reason));
});

/** Plays until something could be taken back and was; where a match ends before, another one is dealt. */
async function takeBackOnce(player: Soloist): Promise<void> {
  while (!(await player.takesBack())) await newDealIfOver(player);
}

/** Loads a burn, sees what it would do, fires it, takes that back. */
async function burnOnce(pilot: Pilot): Promise<void> {
  while (pilot.burns.length === 0) {
    await pilot.act('on the board');
    await newDealIfOver(pilot);
  }
  const burn = pilot.burns[0]!;
  const before = pilot.now;
  await pilot.load(burn);
  const fire = board(pilot.page).locator('.fire');
  await expect(fire).toHaveAccessibleName(new RegExp(`^${boardWords.fireName(burn.direction, 0, null)}: from`));
  expect(pilot.now).toBe(before);
  expect(await faults(pilot.page)).toEqual([]);
  expect(await pilot.takesBack(burn)).toBe(true);
}

async function newDealIfOver(player: Soloist): Promise<void> {
  if (!player.isOver) return;
  await player.gets(() => player.hand(endButton(player.page, texts.end.fresh), player.page));
}

async function stayAfterReload(player: Soloist): Promise<void> {
  const { view, legalActions, version } = player.now;
  const hand = await player.handShown();
  const heard = player.positions.all.length;
  await player.page.reload();
  await expect.poll(() => player.positions.all.length).toBeGreaterThan(heard);
  expect(player.now).toMatchObject({ view, legalActions, version });
  await expect.poll(() => player.handShown()).toEqual(hand);
}

async function recordsOfMine({ page }: Soloist): Promise<string[]> {
  const lists = (await (await page.request.get('/api/records?game=infiniski')).json()) as BestList[];
  return lists.flatMap(({ mine }) => mine.map(({ match }) => match ?? ''));
}
