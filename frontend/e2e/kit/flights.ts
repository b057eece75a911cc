/** The cards that fly over a board, noted in the page itself: each lasts but a third of a second. */
import { expect, type Page } from '@playwright/test';
import { board } from './tables';

interface Flown {
  /** The names of the places: "draw to hand-1". */
  name: string;
  /** From the position to the landing, in milliseconds. */
  length: number;
}
interface Notes {
  flown: Flown[];
  /** The most cards in the air at once. */
  most: number;
  /** The part of their way after which cards are held, from 0 to 1; null where they fly. */
  held: number | null;
}
declare global {
  interface Window {
    flights: Notes;
  }
}

/** Notes the flights of a page; call before its board is opened. */
export async function noteFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = { flown: [], most: 0, held: null };
    window.flights = notes;
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      const cards = added.filter((one) => one instanceof HTMLElement && one.dataset.flight !== undefined);
      for (const card of cards as HTMLElement[]) {
        const ways = card.getAnimations({ subtree: true });
        const length = Math.max(...ways.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
        notes.flown.push({ name: card.dataset.flight ?? '', length });
        if (notes.held === null) continue;
        for (const way of ways) {
          way.pause();
          way.currentTime = Number(way.effect?.getTiming().delay) + notes.held * 360;
        }
      }
      if (cards.length > 0) notes.most = Math.max(notes.most, document.querySelectorAll('[data-flight]').length);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The board can let cards fly: what that needs is loaded a while after it. */
export const canFly = (page: Page): Promise<void> => expect(board(page).locator('[data-ready]').first()).toBeAttached();

/** The flights so far, by the names of their places. */
export const flown = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.flights.flown.map(({ name }) => name));

/** The most cards that were in the air at once, and the longest time that one was, in milliseconds. */
export const busiest = (page: Page): Promise<{ most: number; longest: number }> =>
  page.evaluate(() => ({
    most: window.flights.most,
    longest: Math.max(0, ...window.flights.flown.map(({ length }) => length)),
  }));

/** Holds all cards that fly from now on in mid-flight, or anywhere on their way. */
export const holdFlights = (page: Page, at = 0.5): Promise<void> =>
  page.evaluate((where) => void (window.flights.held = where), at);

/** Lets the cards that are held fly on, and all others fly. */
export const letFly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.flights.held = null;
    for (const one of document.getAnimations()) if (one.playState === 'paused') one.play();
  });

/** All cards are down, and nothing of their flights is left. */
export const landed = (page: Page): Promise<void> => expect(board(page).locator('.flights')).toBeEmpty();
