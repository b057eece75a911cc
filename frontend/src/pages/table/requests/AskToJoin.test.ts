import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { me } from '../../../app.svelte';
import { entrance } from '../../../entrance-texts';
import { Problem } from '../../../protocol/rest';
import AskToJoin from './AskToJoin.svelte';
import * as asking from './asking';
import { texts } from './join-texts';

const joined = vi.fn();
const waiting = { joined: false, waitMillis: 60_000 };
let asked: MockInstance<typeof asking.ask>;
let looked: MockInstance<typeof asking.joinNews>;
let withdrawn: MockInstance<typeof asking.withdraw>;

beforeEach(() => {
  vi.useFakeTimers();
  joined.mockClear();
  me.player = { id: 'pBen', name: 'Ben', version: 0 };
  vi.spyOn(me, 'become').mockResolvedValue();
  asked = vi.spyOn(asking, 'ask').mockResolvedValue();
  looked = vi.spyOn(asking, 'joinNews').mockResolvedValue(waiting);
  withdrawn = vi.spyOn(asking, 'withdraw').mockResolvedValue();
  render(AskToJoin, { table: 't1', joined });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

async function ask() {
  await fireEvent.input(screen.getByLabelText(entrance.invite.name), { target: { value: 'Benno' } });
  await fireEvent.click(button(texts.ask));
  await seconds(0);
}

test('a stranger asks under a name, and goes in as soon as the host answers', async () => {
  await ask();
  expect(me.become).toHaveBeenCalledWith('Benno');
  expect(asked).toHaveBeenCalledWith('t1', 'JOIN');
  screen.getByText(texts.waiting);
  expect(document.activeElement).toBe(button(texts.cancel));
  await seconds(4);
  expect(looked).toHaveBeenCalledTimes(3);
  looked.mockResolvedValue({ ...waiting, joined: true });
  await seconds(2);
  expect(joined).toHaveBeenCalledTimes(1);
  await seconds(60);
  expect(looked).toHaveBeenCalledTimes(4);
  expect(withdrawn).not.toHaveBeenCalled();
});

test('a member in another tab goes in at once', async () => {
  looked.mockResolvedValue({ ...waiting, joined: true });
  await ask();
  expect(joined).toHaveBeenCalledTimes(1);
});

test('without an answer the request ends after a while, and one may ask again', async () => {
  await ask();
  expect(withdrawn).not.toHaveBeenCalled();
  looked.mockRejectedValueOnce(new Problem(0, 'unreachable', 'Away.'));
  await seconds(62);
  screen.getByText(texts.unanswered);
  expect(withdrawn).toHaveBeenCalledTimes(1);
  const looks = looked.mock.calls.length;
  await seconds(30);
  expect(looked).toHaveBeenCalledTimes(looks);
  expect(document.activeElement).toBe(button(texts.again));
  await fireEvent.click(button(texts.again));
  await seconds(0);
  expect(asked).toHaveBeenCalledTimes(2);
  screen.getByText(texts.waiting);
});

test('a request can be taken back, and is when the page is left', async () => {
  await ask();
  await fireEvent.click(button(texts.cancel));
  expect(withdrawn).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button(texts.ask));
  await fireEvent.click(button(texts.ask));
  await seconds(0);
  cleanup();
  expect(withdrawn).toHaveBeenCalledTimes(2);
  await seconds(10);
  expect(looked).toHaveBeenCalledTimes(2);
});

test('a page that was hidden looks as soon as it is seen', async () => {
  await ask();
  await fireEvent(document, new Event('visibilitychange'));
  expect(looked).toHaveBeenCalledTimes(2);
});

test('a refused request is told', async () => {
  asked.mockRejectedValue(new Problem(429, 'too-fast', 'Wait a minute.'));
  await ask();
  expect(screen.getByRole('alert').textContent).toBe('Wait a minute.');
});
