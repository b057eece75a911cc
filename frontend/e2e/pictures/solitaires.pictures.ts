/** Not a test: takes pictures of Infiniski, Crash Landing and the pages of deals, to be looked at. `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { texts } from '../../src/pages/solo/texts';
import { expect, test } from '../kit/site';
import { picture } from './picture';
import { Pilot, race } from '../kit/pilot';
import { Skier } from '../kit/skier';
import { challengeLink, dealButton, endButton, TITLES, usualRules } from '../kit/solo-pages';
import type { Soloist } from '../kit/soloist';
import { ceremony, rematch, startMatch } from '../kit/tables';

/** A moment worth a picture comes in most matches, not in all. */
const MATCHES = 6;

test('the site, deals and records', async ({ site }) => {
  const [page, friendPage] = [await site.guest(), await site.guest()];
  const [skier, friend] = [new Skier(page), new Skier(friendPage)];
  await page.goto('/');
  await expect(page.getByRole('button', { name: texts.playTodayOf(TITLES.infiniski) })).toBeVisible();
  await picture(page, 'solo-lobby');
  await page.getByRole('button', { name: texts.variationsOf(TITLES.crashlanding) }).click();
  await picture(page, 'solo-variations', false);
  await page.getByRole('button', { name: texts.done, exact: true }).click();
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await skier.playOn('said');
  await endButton(page, texts.end.challenge).click();
  const link = await challengeLink(page).inputValue();
  await picture(page, 'solo-end-challenge');
  await friendPage.goto(link);
  await expect(friendPage.getByRole('button', { name: texts.page.play, exact: true })).toBeVisible();
  await picture(friendPage, 'solo-challenge-before');
  await friend.gets(() => friendPage.getByRole('button', { name: texts.page.play, exact: true }).click());
  await friend.playOn('said');
  await friendPage.goto(link);
  await expect(friendPage.getByRole('region', { name: texts.page.sideBySide })).toBeVisible();
  await picture(friendPage, 'solo-challenge-after');
  await friendPage.goto('/records?game=infiniski');
  await usualRules(friendPage);
  await picture(friendPage, 'solo-records');
  await friendPage.goto('/daily');
  await expect(friendPage.getByRole('button', { name: texts.playTodayOf(TITLES.crashlanding) })).toBeVisible();
  await picture(friendPage, 'solo-daily');
  await friend.gets(() => friendPage.getByRole('button', { name: texts.playTodayOf(TITLES.infiniski) }).click());
  await friend.playOn('said');
  await expect(ceremony(friendPage)).toBeVisible();
  await picture(friendPage, 'solo-daily-end');
  await page.goto('/daily');
  await page.getByRole('link', { name: texts.seeTodayOf(TITLES.infiniski) }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await picture(page, 'solo-deal-of-the-day');
});

test('Infiniski', async ({ site }) => {
  const page = await site.guest();
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await page.keyboard.press('1');
  await picture(page, 'infiniski-start', false);
  await page.keyboard.press('Escape');
  const wanted: [string, () => boolean][] = [
    ['infiniski-fast', () => skier.now.view.speed >= 8 && skier.now.view.task === 'PLACE'],
    ['infiniski-in-the-air', () => skier.now.view.task === 'LAND'],
    ['infiniski-jump-or-ski', () => skier.now.view.task === 'JUMP_OR_SKI'],
    ['infiniski-close', () => skier.now.view.speed - skier.now.view.hazard === 1 && skier.now.view.turn > 6],
  ];
  await takeAll(skier, wanted, async () => page.keyboard.press('1'));
  await skier.playOn('said');
  await expect(ceremony(page)).toBeVisible();
  await picture(page, 'infiniski-end');
  await page.locator('section.board').scrollIntoViewIfNeeded();
  await picture(page, 'infiniski-buried', false);
});

test('Crash Landing', async ({ site }) => {
  const page = await site.guest();
  const pilot = new Pilot(page);
  await page.goto('/');
  await pilot.gets(() => dealButton(page, 'crashlanding').click());
  await picture(page, 'crash-start', false);
  const ended: Record<string, string> = {
    landedSoftly: 'crash-soft',
    landedHard: 'crash-hard',
    wrecked: 'crash-wreck',
  };
  for (let match = 0; match < MATCHES && Object.keys(ended).length > 0; match++) {
    await pilot.playOn('said', () => pilot.burns.length > 1);
    if (match === 0 && pilot.mayAct) {
      await pilot.load(pilot.burns.at(-1)!);
      await picture(page, 'crash-loaded', false);
      await page.locator('section.board .list').click();
      await picture(page, 'crash-burns', false);
      await page.keyboard.press('Escape');
    }
    await pilot.playOn('said');
    await expect(ceremony(page)).toBeVisible();
    const name = ended[pilot.now.turn.over!.reason];
    if (name) await picture(page, name);
    delete ended[pilot.now.turn.over!.reason];
    await another(pilot);
  }
});

test('Crash Landing: rescue and Race', async ({ site }) => {
  const pages = [await site.guest(), await site.guest()];
  const [page] = pages as [Page];
  const pilots = pages.map((each) => new Pilot(each));
  const [pilot] = pilots as [Pilot];
  await startMatch(pages, { game: 'crashlanding', options: { rescueMission: 'ON', rockets: '4' } });
  await race(pilots, 'said', 7);
  await picture(page, 'crash-race', false);
  for (let match = 0; match < MATCHES; match++) {
    await pilotsReach(pilots, () => pilot.now.view.own?.now.stage === 'GROUND' && pilot.mayAct);
    if (!pilot.isOver) break;
    await pilot.gets(() => rematch(pages));
  }
  await picture(page, 'crash-rescue', false);
  await race(pilots, 'said');
  await expect(ceremony(page)).toBeVisible();
  await picture(page, 'crash-race-end');
});

async function pilotsReach(pilots: Pilot[], isThere: () => boolean): Promise<void> {
  while (!isThere() && !pilots.every(({ isOver }) => isOver)) await race(pilots, 'said', 1);
}

/** Plays on and takes each picture when its moment is there. */
async function takeAll(
  player: Soloist,
  wanted: [string, () => boolean][],
  prepare: () => Promise<void>,
): Promise<void> {
  for (let match = 0; match < MATCHES && wanted.length > 0; match++) {
    while (!player.isOver && wanted.length > 0) {
      await player.playOn('said', () => wanted.some(([, isThere]) => isThere()));
      const at = wanted.findIndex(([, isThere]) => isThere() && !player.isOver);
      if (at < 0) continue;
      const [[name]] = wanted.splice(at, 1) as [[string, () => boolean]];
      await prepare();
      await picture(player.page, name, false);
    }
    if (wanted.length > 0) await another(player);
  }
}

async function another(player: Soloist): Promise<void> {
  await player.gets(() => endButton(player.page, texts.end.fresh).click());
}
