/** Not a test: takes the pictures of the README that show the site and its games for one. `npm run screenshots`. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sumOf } from '../../src/games/crashlanding/flight/burns';
import type { Burn } from '../../src/games/crashlanding/types';
import { expect, test, type Site } from '../kit/site';
import { IMAGES, README } from './picture';
import { Pilot } from '../kit/pilot';
import { Skier } from '../kit/skier';
import { dealButton } from '../kit/solo-pages';
import { board } from '../kit/tables';

/** The number of deals to try until one shows the moment wanted. */
const DEALS = 12;

/** A burn that strong throws the lander back into orbit. */
const TOO_MUCH = 9;

test.setTimeout(300_000);

const guest = (site: Site): Promise<Page> => site.guest({ viewport: README, colorScheme: 'light' });

test('the site', async ({ site }) => {
  const page = await site.guest({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await page.goto('/');
  await expect(dealButton(page, 'infiniski')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(IMAGES, 'front-page.png') });
});

test('Infiniski', async ({ site }) => {
  const page = await guest(site);
  const skier = new Skier(page);
  const tells = (): boolean => {
    const { turn, score, hazard, task, hand } = skier.now.view;
    return task === 'PLACE' && turn > 9 && score > 0 && hazard > 0 && hazard < 6 && hand.length > 3;
  };
  for (let deals = 0; deals < DEALS && !(skier.positions.version > 0 && tells()); deals++) {
    await page.goto('/');
    await skier.gets(() => dealButton(page, 'infiniski').click());
    await skier.playOn('said', tells);
  }
  const [place] = skier.now.legalActions.filter((action) => action.type === 'Place');
  if (place) await skier.cardOf(place.card).click();
  await page.screenshot({ path: join(IMAGES, 'infiniski.png') });
});

test('Crash Landing', async ({ site }) => {
  const page = await guest(site);
  const pilot = new Pilot(page);
  const burn = (): Burn | undefined =>
    pilot.burns
      .filter(
        ({ direction, port, starboard }) =>
          direction === 'UP' && port.length + starboard.length > 2 && sumOf(port, 'DESCENT', 'UP') < TOO_MUCH,
      )
      .sort((one, other) => rockets(one) - rockets(other))[0];
  const tells = (): boolean => pilot.cockpit.now.altitude < 14 && !pilot.cockpit.mayFind && burn() !== undefined;
  for (let deals = 0; deals < DEALS && !(pilot.positions.version > 0 && tells()); deals++) {
    await page.goto('/');
    await pilot.gets(() => dealButton(page, 'crashlanding').click());
    await pilot.playOn('said', tells);
  }
  await pilot.load(burn()!);
  await expect(board(page).locator('.fire small')).toBeVisible();
  await page.screenshot({ path: join(IMAGES, 'crash-landing.png') });
});

const rockets = ({ port, starboard }: Burn): number => port.length + starboard.length;
