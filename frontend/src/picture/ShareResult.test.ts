import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../protocol/rest';
import type { ResultPicture } from './picture';
import { pictureTexts as words } from './picture-texts';
import { paint, Scrambled } from './paint';
import ShareResult from './ShareResult.svelte';

vi.mock('./paint', async (original) => ({ ...(await original<object>()), paint: vi.fn() }));

const picture: ResultPicture = {
  game: 'none',
  title: 'Hike!',
  eyebrow: '',
  headline: 'Ada wins',
  sentence: 'Seven huskies to two.',
  rows: [{ rank: 1, name: 'Ada', aside: '', score: '7 fields', strong: false }],
  notes: [],
  date: '28 November 2026',
  day: '2026-11-28',
};
const file = new Blob(['x'], { type: 'image/png' });
const load = vi.fn<() => Promise<ResultPicture>>();
const button = (name: string) => screen.getByRole('button', { name });

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  load.mockReset().mockResolvedValue(picture);
  vi.mocked(paint).mockReset().mockResolvedValue(file);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened() {
  render(ShareResult, { load });
  await fireEvent.click(button(words.open));
}
const shareable = (share: () => Promise<void>) => {
  Object.assign(navigator, { share, canShare: () => true });
  onTestFinished(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });
};
let finished: (() => void)[] = [];
const onTestFinished = (act: () => void) => finished.push(act);
afterEach(() => {
  for (const act of finished) act();
  finished = [];
});

test('nothing is loaded before the press', async () => {
  render(ShareResult, { load });
  expect(load).not.toHaveBeenCalled();
  await fireEvent.click(button(words.open));
  const shown = await screen.findByRole('img');
  expect(shown.getAttribute('alt')).toBe(
    words.alt(['Hike!', 'Ada wins', 'Seven huskies to two.', words.row('Ada', '7 fields'), '28 November 2026']),
  );
  expect(shown.getAttribute('src')).toMatch(/^data:image\/png/);
});

test('without a share sheet the picture is saved', async () => {
  await opened();
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await fireEvent.click(await screen.findByRole('button', { name: words.save }));
  expect(pressed).toHaveBeenCalledOnce();
  await screen.findByText(words.saved);
  expect(screen.queryByRole('button', { name: words.share })).toBeNull();
});

test('a share sheet that is closed is no failure, and one that is refused says what to do', async () => {
  const share = vi.fn<() => Promise<void>>();
  shareable(share);
  await opened();
  const go = await screen.findByRole('button', { name: words.share });
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await fireEvent.click(go);
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await fireEvent.click(go);
  expect((await screen.findByRole('alert')).textContent).toBe(words.shareDenied);
  button(words.save);
});

test('a browser that scrambles pictures is told from one that cannot draw', async () => {
  vi.mocked(paint).mockRejectedValueOnce(new Scrambled());
  await opened();
  expect((await screen.findByRole('alert')).textContent).toBe(words.scrambled);
});

test('a picture whose result the server refuses to tell says why', async () => {
  load.mockRejectedValueOnce(new Problem(429, 'too-fast', 'Too many requests.'));
  await opened();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.');
});

test('what cannot be loaded or drawn says so, and can be tried again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await opened();
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed);
  vi.mocked(paint).mockRejectedValueOnce(new Error('no canvas'));
  await fireEvent.click(button(words.again));
  await screen.findByRole('alert');
  await fireEvent.click(button(words.again));
  await screen.findByRole('img');
});
