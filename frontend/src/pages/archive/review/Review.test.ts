import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { rest } from '../../../app.svelte';
import type { AnyGame } from '../../../games/game';
import type { Replay, Review as Made } from '../../../protocol/types';
import Review from './Review.svelte';
import { texts } from './texts';

const replay = { match: { id: 'm1', game: 'avalanche', seats: [] }, plies: [] } as unknown as Replay;
const made = (status: Made['status']): Made => ({ status, done: 0, plies: 10, marks: [] });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a look that fails is not the last one while the review is being made', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const read = vi
    .spyOn(rest, 'read')
    .mockResolvedValueOnce(made('NONE'))
    .mockRejectedValueOnce(new Error('Too many requests'))
    .mockResolvedValue(made('DONE'));
  vi.spyOn(rest, 'write').mockResolvedValue(made('WAITING'));
  render(Review, { props: { replay, game: {} as AnyGame, mayAsk: true, goTo: () => {} } });
  await fireEvent.click(await screen.findByRole('button', { name: texts.ask }));
  expect(await screen.findByText(texts.waiting)).toBeTruthy();
  expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toBe('Too many requests');
  expect(await screen.findByText(texts.nothing, {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(read).toHaveBeenCalledTimes(3);
});
