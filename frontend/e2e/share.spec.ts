/** The picture of a result: drawn by the page, sent through the system's share sheet, saved or copied. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { dayTexts } from '../src/pages/solo/deals/texts';
import { texts } from '../src/pages/solo/texts';
import { HEIGHT, WIDTH } from '../src/picture/layout';
import { pictureTexts as words } from '../src/picture/picture-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { texts as house } from '../src/texts';
import { faults } from './kit/axe';
import { talk } from './kit/driver';
import { expect, PHONE, test } from './kit/house';
import { Skier } from './kit/skier';
import { challengeLink, dealButton, dealOf, endButton, endLink, expectNoSideways, TITLES } from './kit/solo-pages';
import { ceremony, endedMatch, SHORT, startMatch } from './kit/tables';
import { Voice } from './kit/voice';

interface Sheet {
  /** The file that the share sheet was given last. */
  sent?: File;
  /** The name of the error with which it answers; empty if it takes the file. */
  refuses: string;
}

/** A system with a share sheet that keeps what it is given. */
async function withSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet: Sheet = { refuses: '' };
    Object.assign(window, { sheet });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1 && files[0]!.type === 'image/png',
      share: ({ files }: ShareData) => {
        if (sheet.refuses !== '') return Promise.reject(new DOMException('', sheet.refuses));
        sheet.sent = files![0]!;
        return Promise.resolve();
      },
    });
  });
}

/** Lets the sheet answer with that error from now on. */
const refuse = (page: Page, refuses: string): Promise<void> =>
  page.evaluate((name) => void ((window as unknown as { sheet: Sheet }).sheet.refuses = name), refuses);

interface Seen {
  name: string;
  width: number;
  height: number;
  /** The numbers of colours in the upper and in the lower half. */
  colours: [number, number];
  /** The share of the lower half that differs from its ground: words and lines. */
  written: number;
  /** True if every corner has the colour of the ground: nothing is transparent. */
  opaque: boolean;
}

/** Decodes a picture and looks at its pixels, in the page. */
async function look(file: File): Promise<Seen> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const on = new OffscreenCanvas(width, height).getContext('2d')!;
  on.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(on.getImageData(0, 0, width, height).data.buffer);
  const half = pixels.length / 2;
  const [upper, lower] = [pixels.slice(0, half), pixels.slice(half)];
  const ground = pixels[0]!;
  return {
    name: file.name,
    width,
    height,
    colours: [new Set(upper).size, new Set(lower).size],
    written: lower.slice(lower.length / 3).filter((pixel) => pixel !== ground).length / (lower.length * (2 / 3)),
    opaque: pixels[pixels.length - 1] === ground && ground >>> 24 === 255,
  };
}

async function sent(page: Page): Promise<Seen> {
  const file = await page.evaluateHandle(() => (window as unknown as { sheet: Sheet }).sheet.sent!);
  return file.evaluate(look);
}

function isPicture(seen: Seen, game: string): void {
  expect(seen.name).toMatch(new RegExp(`^chalet-${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
  expect([seen.width, seen.height]).toEqual([WIDTH, HEIGHT]);
  const [art, result] = seen.colours;
  expect(art, 'colours of the art').toBeGreaterThan(20);
  expect(result, 'colours of the result').toBeGreaterThan(10);
  expect(seen.written, 'the part with words').toBeGreaterThan(0.01);
  expect(seen.written, 'the part with words').toBeLessThan(0.6);
  expect(seen.opaque).toBe(true);
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: words.title });
const way = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

/** Opens the picture from whatever page this is; returns its words for those who do not see it. */
async function drawn(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const picture = dialog(page).getByRole('img');
  await expect(picture).toBeVisible();
  return (await picture.getAttribute('alt')) ?? '';
}

/** Takes a picture to the share sheet and looks at what has come there. */
async function shared(page: Page, game: string): Promise<void> {
  await way(page, words.share).click();
  await page.waitForFunction(() => (window as unknown as { sheet: Sheet }).sheet.sent !== undefined);
  isPicture(await sent(page), game);
}

test('the picture of a match goes to the share sheet of a phone, and is saved or copied where there is none', async ({
  house: { guest },
}) => {
  const [phone, desk] = [await guest(PHONE), await guest({ permissions: ['clipboard-read', 'clipboard-write'] })];
  await withSheet(phone);
  const voices = [phone, desk].map((page) => new Voice(page));
  await startMatch([phone, desk], { options: SHORT });
  await talk(voices);
  const match = await endedMatch(phone);

  await test.step('shared from the result', async () => {
    const told = await drawn(phone);
    for (const one of ['Ada', avalanche.title]) expect(told).toContain(one);
    expect(await faults(phone)).toEqual([]);
    await expectNoSideways(phone);
    await expect(way(phone, words.copy)).toBeVisible();
    await shared(phone, 'avalanche');
  });

  await test.step('whoever closes the sheet is told nothing; a refusal says what to do', async () => {
    await refuse(phone, 'AbortError');
    await way(phone, words.share).click();
    await expect(dialog(phone).getByRole('alert')).toHaveCount(0);
    await refuse(phone, 'NotAllowedError');
    await way(phone, words.share).click();
    await expect(dialog(phone).getByRole('alert')).toHaveText(words.shareDenied);
    await expect(way(phone, words.save)).toBeVisible();
  });

  await test.step('saved and copied from the page of the match, by night too', async () => {
    await desk.emulateMedia({ colorScheme: 'dark' });
    await desk.goto(`/m/${match}`);
    await drawn(desk);
    await expect(way(desk, words.share)).toHaveCount(0);
    expect(await faults(desk)).toEqual([]);
    const download = desk.waitForEvent('download');
    await way(desk, words.save).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^chalet-avalanche-.*\.png$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect(bytes.includes(match)).toBe(false);
    await way(desk, words.copy).click();
    await expect(dialog(desk).getByText(words.copied)).toBeVisible();
    const types = await desk.evaluate(async () => (await navigator.clipboard.read())[0]!.types);
    expect(types).toContain('image/png');
    await desk.keyboard.press('Escape');
    await expect(dialog(desk)).toBeHidden();
    await expect(desk.getByRole('button', { name: words.open })).toBeFocused();
  });
});

const DAY = 86_400_000;
const LONGEST = 300_000;

test('a day tells my streak and the best, at its end and on its page, and its picture has all of it', async ({
  house: { guest },
}) => {
  test.skip(DAY - (Date.now() % DAY) < LONGEST, 'This day ends before the test does.');
  const [page, other] = [await guest(PHONE), await guest()];
  const [first, second] = [new Skier(page), new Skier(other)];
  const today = { name: texts.playTodayOf(TITLES.infiniski), exact: true };
  await other.goto('/');
  await second.gets(() => other.getByRole('button', today).click());
  await second.playOn('said');

  await withSheet(page);
  await page.goto('/daily');
  await first.gets(() => page.getByRole('button', today).tap());
  await first.playOn('said');
  await expect(ceremony(page)).toContainText(dayTexts.streakIs(texts.streakDays(1)));
  const points = first.now.turn.over!.results[0]!.points;
  const board = ceremony(page).getByRole('table', { name: dayTexts.leaderboard });
  await expect(board).toContainText(texts.page.isYou);
  // Players of other tests may have played this day in the same house.
  expect(await board.getByRole('rowheader').count()).toBeGreaterThanOrEqual(2);
  expect(await faults(page)).toEqual([]);
  await expectNoSideways(page);
  const told = await drawn(page);
  for (const one of [TITLES.infiniski, house.end.points(points), texts.table.ofTheDay, dayTexts.streakIs('1 day')])
    expect(told).toContain(one);
  await shared(page, 'infiniski');
  await page.keyboard.press('Escape');

  await endLink(page, texts.end.results).click();
  await expect(page.getByText(texts.page.streak(texts.streakDays(1)))).toBeVisible();
  await drawn(page);
  await shared(page, 'infiniski');
});

test('the picture of a challenge says who has beaten whom', async ({ house: { guest } }) => {
  const [page, friendPage] = [await guest(), await guest()];
  const [challenger, friend] = [new Skier(page), new Skier(friendPage)];
  await page.goto('/');
  await challenger.gets(() => dealButton(page, 'infiniski').click());
  await challenger.playOn('said');
  await endButton(page, texts.end.challenge).click();
  const link = await challengeLink(page).inputValue();
  await withSheet(friendPage);
  await friendPage.goto(link);
  await friend.gets(() => friendPage.getByRole('button', { name: texts.page.play, exact: true }).click());
  while (!friend.isOver) await friend.act('said', friend.now.legalActions.at(-1)!);
  const deal = await dealOf(friendPage, link.split('/').pop()!);
  const [mine, theirs] = [deal.mine!, deal.challenger!];
  const told = await drawn(friendPage);
  expect(told).toContain(texts.table.challenge);
  if (mine.place === theirs.place) expect(told).toContain(texts.picture.tied(mine.player.name, theirs.player.name));
  else {
    const [winner, loser] = mine.place! < theirs.place! ? [mine, theirs] : [theirs, mine];
    expect(told).toContain(texts.picture.beat(winner.player.name, loser.player.name, ''));
  }
  await shared(friendPage, 'infiniski');
});
