/** Every page and every moment of the gallery on all kinds of screens: see `faults.ts` for what is looked for. */
import { expect, test as house } from '../house';
import { faultsOf, type Needed } from './faults';
import { Gallery } from './gallery';
import { allViews, goTo } from './pages';
import { Quiet } from './quiet';
import { ADA, RECORDED, renameAll } from './recorded';
import { named, PHONE, screensFor, Viewer, type Screen } from './screens';
import { FRIEND, LONGEST, Visitor } from './visitor';

const THOROUGH = process.env.CHALET_THOROUGH !== 'false';
/** Of so many moments one is looked at; pairs of sizes, letters and colours come up all the same. */
const EACH = THOROUGH ? 1 : 2;
/** The variants in which moments are shown in turn, always with names of the greatest length. */
const AROUND = ['shell-longest-', 'shell-absent-longest-', 'shell-longest-bots-'];
/** What those must know who open a table: so the page asks for it. */
const KEY = 'edelweiss';

const GAMES = ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'];

/** The selectors of each board's hand, playing area and main button. */
const BOARDS: Record<string, { hand: string; on: string; main: string }> = {
  antarctic: { hand: '.dock .hand', on: '.stage', main: '.mine .close' },
  avalanche: { hand: '.timber .hand', on: '.dock .mine', main: '.timber .actions' },
  crashlanding: { hand: '.mine .hand', on: '.view', main: '.mine .controls' },
  hike: { hand: '.mine .hand', on: '.middle', main: '.mine button' },
  'hike-race': { hand: '.mine .hand', on: '.trail', main: '.mine :is(.side, .hand) button' },
  infiniski: { hand: '.timber .hand', on: '.scene', main: '.timber .actions' },
};
/** What opens over a board or beside it: each is looked at in the first moment that has it. */
const RULES = 'nav.tabs button:nth-last-child(2)';
const OPENERS: Record<string, readonly string[]> = {
  antarctic: [RULES, '.scores', '.whistle'],
  avalanche: [RULES],
  crashlanding: [RULES, '.controls .list'],
  hike: [RULES, '[data-tile]', '.notice [data-do="Declare"]', '.race summary'],
  infiniski: [RULES, '.piles button'],
};
const boardOf = (name: string) => BOARDS[name.startsWith('hike-race') ? 'hike-race' : (name.split('-')[0] ?? '')]!;

/** Boards that measure their room themselves, and panels beside them, come a little after the size of the screen. */
const soon = (found: () => Promise<string[]>, message: string) =>
  expect.configure({ soft: true }).poll(found, { message, timeout: 10_000, intervals: [20, 50, 100, 250] });

/** Without scrolling on a phone upright and on a desktop; together, however one scrolls, on a phone on its side. */
function neededOn({ size, text }: Screen, name: string): Needed {
  const { hand, on, main } = boardOf(name);
  if (text !== 100) return [];
  if (size === '390x844' || size === '1440x900') return [hand, main];
  return size === '844x390' ? [[on, hand]] : [];
}

const test = house.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser, server }, use) => {
      const gallery = await Gallery.opened(browser, server.url);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

test.use({ data: RECORDED, settings: [`chalet.table-key=${KEY}`] });

// One after the other, in one gallery.
test.describe.configure({ mode: 'default' });

for (const game of GAMES)
  test(`each moment of ${game} can be seen, read and played on every screen`, async ({ gallery }) => {
    const viewer = await Viewer.of(gallery.page);
    const moments = (await gallery.moments()).filter(({ name }) => name.startsWith(`${game}-`));
    expect(moments.length).toBeGreaterThan(8);
    const openers = new Set(OPENERS[game]);
    for (const [at, { name, mine }] of moments.filter((_, at) => at % EACH === 0).entries()) {
      const show = `${AROUND[at % AROUND.length]}${name}`;
      await gallery.show(show);
      for (const screen of screensFor(at, THOROUGH)) {
        await viewer.look(screen);
        const needed = mine ? neededOn(screen, name) : [];
        await soon(() => faultsOf(gallery.page, needed), `${show} at ${named(screen)}`).toEqual([]);
      }
      for (const opener of openers) {
        await viewer.look(PHONE);
        if (!(await gallery.open(opener))) continue;
        openers.delete(opener);
        for (const screen of screensFor(at, THOROUGH)) {
          await viewer.look(screen);
          await soon(() => faultsOf(gallery.page), `${show}, ${opener} at ${named(screen)}`).toEqual([]);
        }
        await gallery.putAway();
      }
    }
    if (THOROUGH) expect([...openers], 'found in no moment').toEqual([]);
    expect(gallery.errors.splice(0)).toEqual([]);
  });

test('each page and what opens on it can be seen, read and used on every screen', async ({ house }) => {
  const [page, other] = [await house.guest(), await house.guest()];
  await page.context().addCookies([{ ...ADA, url: house.server.url }]);
  const [me, friend] = [await Visitor.at(page, LONGEST, KEY), await Visitor.at(other, FRIEND, KEY)];
  const views = await allViews(me, friend);
  await renameAll(page);
  house.guard.expectRefusals();
  await page.goto('/');
  const quiet = new Quiet(page);
  const viewer = await Viewer.of(page);
  for (const [at, view] of views.filter(({ press }, at) => !press || at % EACH === 0).entries()) {
    await viewer.look(PHONE);
    await goTo(page, view);
    await quiet.reached();
    const where = [view.address, ...(view.press ?? [])].join(' ');
    for (const screen of screensFor(at, THOROUGH)) {
      await viewer.look(screen);
      await soon(() => faultsOf(page), `${where} at ${named(screen)}`).toEqual([]);
    }
  }
});
