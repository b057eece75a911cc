/** The picture of a result: drawn by the page, sent through the system's share sheet, saved or copied. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { HEIGHT, WIDTH } from '../src/picture/layout';
import { pictureTexts as words } from '../src/picture/picture-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { faults } from './kit/axe';
import { talk } from './kit/driver';
import { expect, PHONE, test } from './kit/site';
import { expectNoSideways } from './kit/solo-pages';
import { endedMatch, SHORT, startMatch } from './kit/tables';
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
  site: { guest },
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
