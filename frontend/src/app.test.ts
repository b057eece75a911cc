import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { link, me, rest } from './app.svelte';
import type { Session } from './protocol/types';

const session = (more: Partial<Session>): Session => ({
  player: null,
  suggestedName: null,
  csrf: { header: 'X', token: 't', secure: false },
  build: null,
  ...more,
});

/** The page is loaded, and the server offers that name. */
function load(suggestedName: string): string {
  me.suggestedName = '';
  me.take(session({ suggestedName }));
  return me.name;
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser is offered the same name at each load, until it has one', () => {
  expect(load('Merry Marmot')).toBe('Merry Marmot');
  expect(load('Bold Badger')).toBe('Merry Marmot');
  me.take(session({ player: { id: 'p1', name: 'Ada', version: 0 } }));
  expect(load('Calm Chamois')).toBe('Calm Chamois');
});

test('a browser that keeps nothing is offered a name nevertheless', () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  expect(load('Merry Marmot')).toBe('Merry Marmot');
});

test('a name is sent as its author sees it', async () => {
  const rename = vi
    .spyOn(rest, 'rename')
    .mockImplementation(async (name) => session({ player: { id: 'p1', name, version: 0 } }));
  me.take(session({ player: { id: 'p1', name: 'Ada', version: 0 } }));
  await me.become('\u200eBen\u200b\n');
  await me.become('Ben\ufeff');
  expect(rename.mock.calls).toEqual([['Ben']]);
});

test('a link that starts again for a new guest has their session already, and asks for the next', async () => {
  const asked = vi.spyOn(rest, 'session').mockResolvedValue(session({}));
  const connected: Promise<Session>[] = [];
  vi.spyOn(link, 'restart').mockImplementation(() => void connected.push(me.session(4_000)));
  me.take(session({}));
  const ada = session({ player: { id: 'p2', name: 'Ada', version: 0 } });
  me.take(ada);
  expect(await connected.at(-1)).toBe(ada);
  expect(asked).not.toHaveBeenCalled();
  await me.session(4_000);
  expect(asked).toHaveBeenCalledExactlyOnceWith(4_000);
});
