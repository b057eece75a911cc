import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import VersionBar from './shell/VersionBar.svelte';
import { texts } from './texts';
import { version } from './version.svelte';

let reload: ReturnType<typeof vi.fn<() => void>>;
let end: () => void;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  reload = vi.fn<() => void>();
  version.outdated = undefined;
  version.reload = reload;
  end = version.watch();
});

afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
});

const server = (answers: boolean) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('down')))),
  );

async function miss() {
  version.outdated = undefined;
  dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(version.outdated).toBeDefined());
}

function type(value: string) {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that misses a part reloads, where the server is there and nothing is lost by it', async () => {
  server(true);
  await miss();
  expect(reload).toHaveBeenCalledOnce();
});

test('what was on its way when the page was left is not missed; who stays after all misses it', async () => {
  server(true);
  dispatchEvent(new Event('beforeunload'));
  dispatchEvent(new Event('vite:preloadError'));
  expect(fetch).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await miss();
  expect(reload).toHaveBeenCalledOnce();
});

test('it reloads once for a build: what is missing even then is told, and no loop begins', async () => {
  server(true);
  await miss();
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledOnce();
  render(VersionBar);
  expect(document.body.textContent).toContain(texts.version.missing);
});

test('two builds that a balancer gives out in turn make no loop', async () => {
  server(true);
  for (const build of ['old', 'new', 'old', 'new', 'old']) {
    document.head.innerHTML = `<script type="module" src="/assets/index-${build}.js"></script>`;
    await miss();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what was typed is not lost: there is a button', async () => {
  server(true);
  const field = type('Half a sentence');
  await miss();
  expect(reload).not.toHaveBeenCalled();
  const { getByRole } = render(VersionBar);
  getByRole('button', { name: texts.version.reload }).click();
  expect(reload).toHaveBeenCalledOnce();
  field.value = '';
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what a board keeps until it is played is not lost', async () => {
  server(true);
  document.body.innerHTML = '<div data-unsaved></div>';
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

test('without a network the page stays, and reloads when the server is back', async () => {
  server(false);
  await miss();
  expect(reload).not.toHaveBeenCalled();
  const { getByRole } = render(VersionBar);
  expect(document.body.textContent).toContain(texts.version.lost);
  server(true);
  getByRole('button', { name: texts.again }).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a browser that keeps nothing does not reload by itself: it could not tell a loop', async () => {
  server(true);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

test('another build is told, and the page reloads when nobody looks', async () => {
  render(VersionBar);
  version.learn('index-old');
  expect(version.outdated).toBeUndefined();
  version.learn('index-new');
  await tick();
  expect(document.body.textContent).toContain(texts.version.newer);
  expect(reload).not.toHaveBeenCalled();
  hide(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a match that is on is not reloaded when nobody looks', () => {
  document.body.innerHTML = '<div data-board></div>';
  version.learn('index-new');
  hide(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a server that names no build, or a page in development, is never old', () => {
  version.learn(null);
  document.head.innerHTML = '<script type="module" src="/src/main.ts"></script>';
  version.learn('index-new');
  expect(version.outdated).toBeUndefined();
});
