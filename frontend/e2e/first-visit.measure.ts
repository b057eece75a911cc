/**
 * Not a test: measures a first visit, with an empty cache, over slow 4G on a slow phone: of the front page, up to the
 * first card against bots, and by an invite link up to a live room or board. `npm run first-visit` measures the jar
 * CHALET_JAR, and beside it CHALET_JAR_BEFORE where one is named; VISITS is the number of visits to each.
 */
import { test, type Browser, type Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts } from '../src/games/avalanche/texts/game-texts';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { Loads } from './kit/loads';
import { ChaletServer } from './kit/server';
import { invitation, openTable, sitDown, start } from './kit/tables';

test.setTimeout(1_200_000);

const VISITS = Number(process.env.VISITS ?? 5);
/** As Chromium's own tools have it: bytes a second, and milliseconds before each answer. */
const SLOW_4G = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const AGAINST_BOTS = `button[aria-label="${botTexts.againstGame(gameTexts.title)}"]:not(:disabled)`;
const FIRST_CARD = '[data-board] button svg';
const JOIN = 'form.words button[type="submit"]:not(:disabled)';
const LIVE = 'body:has([data-link="live"])';
const LIVE_ROOM = `${LIVE} section[aria-label="${gathering.round}"] .deeds > button:not(:disabled)`;
const LIVE_BOARD = `${LIVE} [data-board]`;

type Figures = Record<string, number>;

/** The notes of a page about itself, in milliseconds since its beginning. */
interface Noted {
  usable?: number;
  card?: number;
  largest: number;
  blocked: number;
  shift: number;
}

/** Runs in the page, before its own scripts. */
function note({ usable, card, isPressing }: { usable: string; card: string; isPressing: boolean }): void {
  const noted: Noted = { largest: 0, blocked: 0, shift: 0 };
  Object.assign(window, { noted });
  const look = () => {
    const button = document.querySelector<HTMLElement>(usable);
    if (button && noted.usable === undefined) {
      noted.usable = performance.now();
      if (isPressing) button.click();
    }
    if (document.querySelector(card)) noted.card ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (noted.largest = startTime));
  // A task blocks for as long as it takes above 50 ms.
  observe('longtask', ({ duration }) => (noted.blocked += duration - 50));
  observe('layout-shift', (entry) => (noted.shift += (entry as unknown as { value: number }).value));
}

const noted = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Opens the front page as a stranger; if `isPressing`, goes on to the first card of a match against bots. */
async function visit(browser: Browser, url: string, isPressing: boolean): Promise<Figures> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(note, { usable: AGAINST_BOTS, card: FIRST_CARD, isPressing });
  const loads = await Loads.of(page);
  await loads.devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await loads.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  const wanted = isPressing ? 'card' : 'usable';
  await page.waitForFunction((mark) => mark in (window as unknown as { noted: Noted }).noted, wanted);
  // Whatever is fetched a moment after the board belongs to it.
  await page.waitForLoadState('networkidle');
  const { usable = 0, card = 0, largest, blocked, shift } = await noted(page);
  const shared = { requests: loads.urls.length, kB: loads.bytes / 1000, 'with Brotli': loads.brotli.length };
  await context.close();
  return isPressing
    ? { ...shared, 'first card, ms': card }
    : { ...shared, 'usable, ms': usable, 'LCP, ms': largest, 'blocked, ms': blocked, shift: shift };
}

interface Invited {
  link: string;
  end: () => Promise<void>;
}

/** A host opens a room; if `isPlaying`, a friend has come and the match has begun. Returns the invite link. */
async function invite(browser: Browser, url: string, isPlaying: boolean): Promise<Invited> {
  const contexts = [await browser.newContext({ baseURL: url }), await browser.newContext({ baseURL: url })] as const;
  const [host, friend] = [await contexts[0].newPage(), await contexts[1].newPage()];
  await openTable(host, { seats: 2 });
  const link = await invitation(host).inputValue();
  if (isPlaying) {
    await sitDown(friend, link, 'Ada');
    await start([host, friend]);
  }
  return {
    link,
    end: async () => {
      for (const context of contexts) await context.close();
    },
  };
}

/** Follows an invite link as a stranger, and presses the button once the page is quiet. */
async function join(browser: Browser, url: string, isPlaying: boolean): Promise<Figures> {
  const { link, end } = await invite(browser, url, isPlaying);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(note, { usable: JOIN, card: isPlaying ? LIVE_BOARD : LIVE_ROOM, isPressing: false });
  const loads = await Loads.of(page);
  await loads.devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await loads.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(link, { waitUntil: 'networkidle' });
  // A slow phone may be at work for so long that the network is quiet before there is a button.
  await page.waitForSelector(JOIN);
  const before = loads.urls.length;
  const pressed = await page.evaluate((button) => {
    document.querySelector<HTMLElement>(button)?.click();
    return performance.now();
  }, JOIN);
  await page.waitForFunction(() => 'card' in (window as unknown as { noted: Noted }).noted);
  await page.waitForLoadState('networkidle');
  const { usable = 0, card = 0 } = await noted(page);
  const asks = (urls: string[]) => urls.filter((address) => /^(\/api\/|\/ws$)/.test(new URL(address).pathname)).length;
  const figures = {
    'requests to the server': asks(loads.urls),
    'of them after the press': asks(loads.urls.slice(before)),
    'files after the press': loads.urls.length - before - asks(loads.urls.slice(before)),
    'usable, ms': usable,
    'press to live, ms': card - pressed,
  };
  await context.close();
  await end();
  return figures;
}

const median = (numbers: number[]): number => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? NaN;

/** The medians of all visits, a column for each jar. */
function table(title: string, columns: Record<string, Figures[]>): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const middle = (name: string, visits: Figures[]) => {
    const value = median(visits.map((figures) => figures[name] ?? NaN));
    return value.toFixed(name === 'shift' ? 3 : name === 'kB' ? 1 : 0);
  };
  const jars = Object.keys(columns);
  const visits = Object.values(columns);
  const names = Object.keys(visits[0]?.[0] ?? {});
  const lines = names.map((name) => row([name, ...visits.map((all) => middle(name, all))]));
  return [row([title, ...jars]), `|${'---|'.repeat(jars.length + 1)}`, ...lines].join('\n');
}

test('a first visit', async ({ browser }) => {
  const before = process.env.CHALET_JAR_BEFORE;
  const servers: Record<string, ChaletServer> = {};
  try {
    if (before) servers.before = await ChaletServer.started([], before);
    servers.now = await ChaletServer.started();
    const fronts: Record<string, Figures[]> = {};
    const cards: Record<string, Figures[]> = {};
    const rooms: Record<string, Figures[]> = {};
    const boards: Record<string, Figures[]> = {};
    // The first visit of all warms the server up; then they take turns.
    for (let round = 0; round <= VISITS; round++)
      for (const [name, { url }] of Object.entries(servers)) {
        const front = await visit(browser, url, false);
        const card = await visit(browser, url, true);
        const room = await join(browser, url, false);
        const board = await join(browser, url, true);
        if (round === 0) continue;
        (fronts[name] ??= []).push(front);
        (cards[name] ??= []).push(card);
        (rooms[name] ??= []).push(room);
        (boards[name] ??= []).push(board);
      }
    const tables = [
      table('front page', fronts),
      table('front page to the first card', cards),
      table('invite link to a live room', rooms),
      table('invite link to a live board', boards),
    ];
    console.log(`\n${tables.join('\n\n')}\n`);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
});
