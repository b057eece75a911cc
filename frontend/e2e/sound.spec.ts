/** Every sound as a browser makes it: its length, its peak, and that it is one. */
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';
import type { Cue } from '../src/sound/cue';
import { LENGTHS, lengthOf } from '../src/sound/lengths';
import { texts } from '../src/texts';
import { LEISURE, play } from './kit/driver';
import { expect, test } from './kit/site';
import { board, controls, live, SHORT, startMatch } from './kit/tables';
import type { Page } from '@playwright/test';

/** Two sounds at once stay below the loudest that there is. */
const HIGHEST_PEAK = 0.5;
const LOWEST_PEAK = 0.05;
/** Of the length that a sound should have. */
const TOLERANCE = 0.15;

const cues: Pick<Cue, 'sound' | 'count'>[] = [
  ...(Object.keys(LENGTHS) as Cue['sound'][]).map((sound) => ({ sound })),
  ...[1, 3, 7, 12].map((count) => ({ sound: 'rising' as const, count })),
  ...[4, 16, 64].map((count) => ({ sound: 'burn' as const, count })),
];

test('each sound has its length, is heard, and never clips', async ({ page }) => {
  await page.addScriptTag({ content: await script() });
  const faults: string[] = [];
  for (const cue of cues) {
    const { peak, millis } = await rendered(page, cue);
    const wanted = lengthOf(cue);
    const told = `${cue.sound} ${cue.count ?? ''}: ${Math.round(millis)} ms of ${wanted}, peak ${peak.toFixed(2)}`;
    const fits = Math.abs(millis - wanted) <= wanted * TOLERANCE;
    if (!fits || peak < LOWEST_PEAK || peak >= HIGHEST_PEAK) faults.push(told);
  }
  expect(faults).toEqual([]);
});

test('nothing sounds before a gesture; with a friend my turn does, and others’ cards do not', async ({ site }) => {
  const [host, friend] = await Promise.all([site.guest(), site.guest()]);
  for (const page of [host, friend]) await page.addInitScript(listen);
  await startMatch([host, friend], { options: SHORT });
  // Whoever comes back to the page hears nothing of it until they do something.
  await friend.reload();
  await live(friend);
  await expect(board(friend)).toBeVisible();
  const turnOf = (page: Page) => async () => (await controls(page).count()) > 0;
  await play([host, friend], { until: turnOf(friend), taste: LEISURE });
  expect(await heard(friend)).toEqual({ contexts: 0, starts: 0 });
  await speaker(friend).click();
  await expect(speaker(friend)).toHaveAttribute('aria-pressed', 'true');
  expect(await heard(friend)).toEqual({ contexts: 1, starts: 0 });
  await speaker(friend).click();
  await expect.poll(() => heard(friend)).toEqual({ contexts: 1, starts: TURN });
  await play([host, friend], { until: turnOf(host), taste: LEISURE });
  const before = await heard(friend);
  expect(before).toEqual({ contexts: 1, starts: TURN });
  await play([host, friend], { until: turnOf(friend), taste: LEISURE });
  await expect.poll(() => heard(friend)).toEqual({ contexts: 1, starts: 2 * TURN });

  await speaker(friend).click();
  await friend.reload();
  await expect(speaker(friend)).toHaveAttribute('aria-pressed', 'true');
});

/** The tones of which the sound of my turn is made. */
const TURN = 4;

const speaker = (page: Page) => page.getByRole('button', { name: texts.play.muteSound });
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { contexts: number; starts: number } }).heard);

/** Counts what is made to be heard. */
function listen(): void {
  const heard = { contexts: 0, starts: 0 };
  Object.assign(window, { heard });
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...how: ConstructorParameters<typeof AudioContext>) {
      super(...how);
      heard.contexts += 1;
    }
  };
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when: [number]) {
      heard.starts += 1;
      start.apply(this, when);
    };
  }
}

/** Bundles the makers of sounds for a page that has nothing else. */
async function script(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../src/sound/make.ts'),
        name: 'chalet',
        formats: ['iife'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built!.output;
  return chunk.code;
}

/** Renders a sound without playing it. Its length is that of what is louder than a hundredth of its peak. */
function rendered(page: Page, cue: Pick<Cue, 'sound' | 'count'>): Promise<{ peak: number; millis: number }> {
  return page.evaluate(async (wanted) => {
    const { chalet } = window as unknown as { chalet: typeof import('../src/sound/make') };
    const [rate, begins] = [44_100, 0.1];
    const audio = new OfflineAudioContext(1, rate * 3, rate);
    chalet.make({ audio, out: audio.destination }, wanted, begins);
    const samples = (await audio.startRendering()).getChannelData(0).map(Math.abs);
    const peak = samples.reduce((most, one) => Math.max(most, one), 0);
    const isLoud = (one: number) => one > peak / 100;
    const [first, last] = [samples.findIndex(isLoud), samples.findLastIndex(isLoud)];
    return { peak, millis: ((last - first) / rate) * 1000, first: first / rate - begins };
  }, cue);
}
