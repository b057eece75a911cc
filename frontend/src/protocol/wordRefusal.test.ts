import { afterEach, expect, test, vi } from 'vitest';
import { wordRefusal } from './wordRefusal';

afterEach(() => vi.useRealTimers());

const told = (reason: string, parameters = {}) => wordRefusal({ sentence: 'It is refused.', reason, parameters });

test('the page has its own words for the server and for each game', async () => {
  expect(await told('table-not-host', { action: 'START' })).toBe('Only the host can start the match.');
  expect(await told('table-seat-count', { fewest: 2, most: 6 })).toBe('This game has 2 to 6 seats.');
  expect(await told('hike-wrong-snow', { husky: 'H01', snow: 'COMPACT' })).toBe(
    'Ash has no point for compact snow, and the next field is compact snow.',
  );
  expect(await told('avalanche-pick-up-first')).toBe('Pick up your cards first.');
});

test.each(['table-of-tomorrow', 'hike-of-tomorrow', 'game-of-tomorrow', 'toString', '', 'busy-'])(
  'for the unknown reason "%s" the sentence of the server has to do',
  async (reason) => expect(await told(reason)).toBe('It is refused.'),
);

test('a server without reasons still says why', async () => {
  expect(await wordRefusal({ sentence: 'It is refused.' })).toBe('It is refused.');
});

test('values that this page does not know do not break it', async () => {
  expect(await told('infiniski-no-landing-on-x', { card: 'S99' })).toBe('It is refused.');
  expect(await told('table-not-host', {})).toBe('It is refused.');
});

test('words that cannot be fetched are not waited for', async () => {
  vi.useFakeTimers();
  vi.doMock('./refusal-texts', () => new Promise(() => {}));
  vi.resetModules();
  const { wordRefusal: fresh } = await import('./wordRefusal');
  const words = fresh({ sentence: 'It is refused.', reason: 'busy' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await words).toBe('It is refused.');
  vi.doUnmock('./refusal-texts');
});
