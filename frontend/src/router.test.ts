import { beforeEach, expect, test, vi } from 'vitest';
import { place } from './router.svelte';

/** A history in memory, as browsers have it: going back takes a moment. */
let entries: { state: unknown; url: string }[];
let at: number;

beforeEach(() => {
  entries = [{ state: null, url: '/' }];
  at = 0;
  const show = () => vi.spyOn(history, 'state', 'get').mockReturnValue(entries[at]?.state);
  const put = (index: number, state: unknown, url: string | URL | null | undefined) => {
    at = index;
    entries.splice(at, entries.length, { state, url: String(url) });
    show();
  };
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => put(at + 1, state, url));
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => put(at, state, url));
  vi.spyOn(history, 'back').mockImplementation(() => {
    setTimeout(() => {
      at -= 1;
      show();
      dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  show();
});

const moment = () => new Promise((done) => setTimeout(done, 1));

async function back() {
  history.back();
  await moment();
}

test('back closes what lies over the page, and the page stays', async () => {
  place.go('/archive');
  const close = vi.fn<() => void>();
  const gone = place.overlay(close);
  await back();
  expect(close).toHaveBeenCalledOnce();
  gone();
  await moment();
  expect(entries[at]?.url).toBe('/archive');
});

test('what is closed otherwise leaves no entry behind', async () => {
  place.go('/archive');
  const close = vi.fn<() => void>();
  place.overlay(close)();
  await moment();
  expect(entries[at]?.url).toBe('/archive');
  expect(history.state).toBeNull();
  await back();
  expect(entries[at]?.url).toBe('/');
  expect(close).not.toHaveBeenCalled();
});

test('a page that is opened out of an overlay takes its entry', async () => {
  const gone = place.overlay(() => {});
  place.go('/archive');
  gone();
  await moment();
  expect(entries.map(({ url }) => url)).toEqual(['/', '/archive']);
  expect(at).toBe(1);
});

test('a page that is opened just after an overlay was closed comes after it', async () => {
  place.overlay(() => {})();
  place.go('/archive');
  await moment();
  expect(entries.map(({ url }) => url)).toEqual(['/', '/archive']);
});

test('of two overlays back closes the upper one first', async () => {
  const closed: string[] = [];
  const lower = place.overlay(() => closed.push('lower'));
  const upper = place.overlay(() => closed.push('upper'));
  await back();
  expect(closed).toEqual(['upper']);
  upper();
  await back();
  expect(closed).toEqual(['upper', 'lower']);
  lower();
  await moment();
  expect(at).toBe(0);
});
