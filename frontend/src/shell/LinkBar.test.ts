import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkView } from '../app.svelte';
import { texts } from '../texts';
import LinkBar from './LinkBar.svelte';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  linkView.state = 'connecting';
  linkView.late = false;
  vi.useRealTimers();
});

const said = async (state: typeof linkView.state): Promise<string> => {
  linkView.state = state;
  await tick();
  return document.querySelector('[role=status]')?.textContent?.trim() ?? '';
};

test('a first connect is worth a word only when it takes long', async () => {
  render(LinkBar);
  expect(await said('connecting')).toBe('');
  await vi.advanceTimersByTimeAsync(900);
  expect(await said('connecting')).toBe(texts.link.connecting);
  expect(await said('live')).toBe('');
});

test('a link that is away says so at once, and that the seat is kept', async () => {
  render(LinkBar);
  expect(await said('reconnecting')).toBe(texts.link.reconnecting);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await said('reconnecting')).toBe(texts.link.reconnecting);
});

test('a WebSocket that is kept away names what whoever runs the server can do', async () => {
  render(LinkBar);
  const words = await said('blocked');
  for (const part of ['WebSocket', 'proxy', 'CHALET_PUBLIC_ADDRESS', 'docs/hosting.md']) expect(words).toContain(part);
});

test.each([
  ['cookieless', 'cookies are off'],
  ['insecure', 'came by http'],
  ['forgotten', 'doesn’t come back'],
  ['crowded', 'Close some'],
  ['foreign', 'Reload the page'],
  ['socketless', 'WebSocket'],
] as const)('%s names its cause and takes its own room', async (state, cause) => {
  render(LinkBar);
  expect(await said(state)).toContain(cause);
  expect(document.querySelector('.bar.standing')).not.toBeNull();
});

test('an answer that is overdue is told while the link is live', async () => {
  render(LinkBar);
  linkView.late = true;
  expect(await said('live')).toBe(texts.link.late);
});
