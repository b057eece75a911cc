/** The end of a match: the board plays it, then the result comes as a sheet and says who won, by how much, and why. */
import type { Page } from '@playwright/test';
import { describeEnding as avalanched } from '../../src/games/avalanche/texts/ending-texts';
import type { AvalancheEnding } from '../../src/games/avalanche/types';
import { describeEnding as flown } from '../../src/games/crashlanding/texts/ending-texts';
import type { CrashLandingEnding } from '../../src/games/crashlanding/types';
import { describeEnding as skied } from '../../src/games/infiniski/texts/ending-texts';
import type { InfiniskiEnding } from '../../src/games/infiniski/types';
import type { SeatInfo } from '../../src/games/game';
import type { Frame, MatchSummary } from '../../src/protocol/types';
import { texts as solo } from '../../src/pages/solo/texts';
import { texts } from '../../src/texts';
import { faults } from '../kit/axe';
import { talk } from '../kit/driver';
import { expect, PHONE, test } from '../kit/house';
import { Pilot } from '../kit/pilot';
import { Skier } from '../kit/skier';
import { dealButton } from '../kit/solo-pages';
import { board, ceremony, SHORT, shown, startMatch } from '../kit/tables';
import { Voice } from '../kit/voice';

/** The share of the window that a result may take, and what a browser may round. */
const MOST = 0.55;
const ROUNDED = 1;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Says the last action of a match on this page, and nothing before it. */
async function toTheLastAct(skier: Skier): Promise<void> {
  while (!skier.isOver) await skier.act('said');
}

const people = ({ seats }: MatchSummary, mine: number | null): SeatInfo[] =>
  seats.map(({ seat, name }) => ({ seat, name, me: seat === mine, online: true, away: 'PRESENT' }));

const summaryOf = async (page: Page, { match }: Frame): Promise<MatchSummary> =>
  (await (await page.request.get(`/api/matches/${match}`)).json()) as MatchSummary;

test('Infiniski on a phone: the mountain plays the burial, the sheet leaves the board in sight, and all pages agree', async ({
  house,
}) => {
  const page = await house.guest(PHONE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').tap());
  await toTheLastAct(skier);
  await shown(page, skier.now.version);
  await expect(board(page)).toBeVisible();
  await expect(ceremony(page)).toBeHidden();
  const since = Date.now();
  await expect(ceremony(page)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(800);

  const { ending } = skier.now;
  const { sentence, parts } = skied(ending as InfiniskiEnding);
  await expect(ceremony(page)).toContainText(sentence);
  await expect(ceremony(page)).toContainText(parts[0]!);
  // What the server tells after the match, such as the way to a challenge, moves no button under a finger.
  const fresh = button(page, solo.end.fresh);
  const first = await fresh.boundingBox();
  await expect(button(page, solo.end.challenge)).toBeVisible();
  expect(await fresh.boundingBox()).toEqual(first);
  const sheet = (await page.locator('.sheet').boundingBox())!;
  expect(sheet.height).toBeLessThanOrEqual(MOST * PHONE.viewport!.height + ROUNDED);
  expect(await faults(page)).toEqual([]);

  await button(page, texts.end.seeBoard).tap();
  await expect(ceremony(page)).toBeHidden();
  // The way back to the result lies below the board, not over its scores.
  const below = (await button(page, texts.end.seeResult).boundingBox())!;
  const played = (await board(page).boundingBox())!;
  expect(below.y).toBeGreaterThanOrEqual(played.y + played.height);
  await button(page, texts.end.seeResult).tap();
  await expect(ceremony(page)).toBeVisible();

  await page.reload();
  await expect(ceremony(page)).toContainText(sentence);
  await page.goto(`/m/${skier.now.match}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto('/archive');
  await expect(page.getByText(sentence)).toBeVisible();
});

test('a press brings the result at once, and so does reduced motion', async ({ house }) => {
  const page = await house.guest();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await toTheLastAct(skier);
  await shown(page, skier.now.version);
  await page.keyboard.press('Shift');
  await expect(ceremony(page)).toBeVisible({ timeout: 1000 });

  const calm = await house.guest();
  await calm.emulateMedia({ reducedMotion: 'reduce' });
  const other = new Skier(calm);
  await calm.goto('/');
  await other.gets(() => dealButton(calm, 'infiniski').click());
  await toTheLastAct(other);
  await expect(ceremony(calm)).toBeVisible({ timeout: 1000 });
});

test('Avalanche: each reads who won, by how much and why, at the table and in the archive', async ({ house }) => {
  const pages = [await house.guest(), await house.guest(PHONE)];
  const voices = pages.map((page) => new Voice(page));
  await startMatch(pages, { options: SHORT });
  await talk(voices);
  for (const [index, page] of pages.entries()) {
    const { now } = voices[index]!;
    const seats = people(await summaryOf(page, now), index);
    const { sentence, parts } = avalanched(now.ending as AvalancheEnding, now.turn.over!, seats);
    await expect(ceremony(page)).toContainText(sentence);
    for (const one of parts) await expect(ceremony(page)).toContainText(one);
    await page.goto(`/m/${now.match}`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('Crash Landing: the result says which rockets count', async ({ house }) => {
  const page = await house.guest(PHONE);
  const pilot = new Pilot(page);
  await page.goto('/');
  await pilot.gets(() => dealButton(page, 'crashlanding').tap());
  await pilot.playOn('said');
  const { sentence, parts } = flown(pilot.now.ending as CrashLandingEnding, pilot.now.turn.over!, []);
  await expect(ceremony(page)).toContainText(sentence);
  if (parts[0]) await expect(ceremony(page)).toContainText(parts[0]);
});
