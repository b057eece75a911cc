/** Every page and every moment of the gallery on all kinds of screens: see `faults.ts` for what is looked for. */
import { expect, test as site } from '../kit/site';
import { faultsOf, type Needed } from './faults';
import { Gallery } from './gallery';
import { goTo, openPages } from './pages';
import { Quiet } from './quiet';
import { named, screensFor, Viewer, type Screen } from './screens';

/** Of so many moments one is looked at. */
const EACH = process.env.CHALET_THOROUGH === 'false' ? 4 : 1;
/** The variants in which moments are shown in turn, always with names of the greatest length. */
const AROUND = ['shell-longest-', 'shell-longest-bots-'];

/** On a low and narrow phone a notice of these lies over the piles: they are looked at on a higher one. */
const TOO_HIGH = ['antarctic'];
const onScreenOf = (name: string, screen: Screen): Screen =>
  TOO_HIGH.includes(name.split('-')[0] ?? '') && screen.size === '320x640' ? { ...screen, size: '320x844' } : screen;

const GAMES = ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'];

/** The selectors of each board's hand, playing area and main button, and of a count that everybody watches. */
const BOARDS: Record<string, { hand: string; on: string; main: string; count?: string }> = {
  antarctic: { hand: '.dock .hand', on: '.stage', main: '.mine .close' },
  avalanche: { hand: '.timber .hand', on: '.dock .mine', main: '.timber .actions', count: '.mountain .fallen' },
  crashlanding: { hand: '.mine .hand', on: '.view', main: '.mine .controls' },
  hike: { hand: '.mine .hand', on: '.middle', main: '.mine button' },
  'hike-race': { hand: '.mine .hand', on: '.trail', main: '.mine :is(.side, .hand) button' },
  infiniski: { hand: '.timber .hand', on: '.scene', main: '.timber .actions' },
};
const boardOf = (name: string) => BOARDS[name.startsWith('hike-race') ? 'hike-race' : (name.split('-')[0] ?? '')]!;

/** Boards that measure their room themselves, and panels beside them, come a little after the size of the screen. */
const soon = (found: () => Promise<string[]>, message: string) =>
  expect.configure({ soft: true }).poll(found, { message, intervals: [20, 50, 100, 250] });

/**
 * Without scrolling on a phone upright and on a desktop, of the smallest one the count alone; together, however one
 * scrolls, on a phone on its side.
 */
function neededOn({ size, text }: Screen, name: string): Needed {
  const { hand, on, main, count = [] } = boardOf(name);
  if (text !== 100) return [];
  if (size === '320x640') return [count].flat();
  if (size === '390x844' || size === '1440x900') return [hand, main, count].flat();
  return size === '844x390' ? [[on, hand]] : [];
}

const test = site.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser, server }, use) => {
      const gallery = await Gallery.opened(browser, server.url);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

// One after the other, in one gallery.
test.describe.configure({ mode: 'default' });

test('each moment of each game can be seen, read and played on every kind of screen', async ({ gallery }) => {
  test.slow();
  const viewer = await Viewer.of(gallery.page);
  const moments = (await gallery.moments()).filter((_, at) => at % EACH === 0);
  expect(new Set(moments.map(({ name }) => name.split('-')[0]))).toEqual(new Set(GAMES));
  for (const [at, { name, mine }] of moments.entries()) {
    const show = `${AROUND[at % AROUND.length]}${name}`;
    await gallery.show(show);
    for (const screen of screensFor(at).map((one) => onScreenOf(name, one))) {
      await viewer.look(screen);
      const needed = mine ? neededOn(screen, name) : [];
      await soon(() => faultsOf(gallery.page, needed), `${show} at ${named(screen)}`).toEqual([]);
    }
  }
  expect(gallery.errors.splice(0)).toEqual([]);
});

test('each page can be seen, read and used on every screen', async ({ site }) => {
  const page = await site.guest();
  const quiet = new Quiet(page);
  const viewer = await Viewer.of(page);
  for (const [at, address] of (await openPages(page)).entries()) {
    await goTo(page, address);
    await quiet.reached();
    for (const screen of screensFor(at)) {
      await viewer.look(screen);
      await soon(() => faultsOf(page), `${address} at ${named(screen)}`).toEqual([]);
      // The header is one line, also of a phone.
      if (screen.text === 100 && !screen.size.startsWith('1440') && !address.startsWith('/t/'))
        expect.soft((await page.getByRole('banner').boundingBox())?.height, named(screen)).toBeLessThan(60);
    }
  }
});
