import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../protocol/connection';
import { announcer } from '../../../shell/announcer.svelte';
import { table } from '../examples';
import { Reactions } from './reactions.svelte';
import { texts } from './texts';

const room = table([{ name: 'Ada' }, { name: 'Ben' }], {
  visitors: [{ player: { id: 'pEve', name: 'Eve', version: 0 }, presence: 0, online: true }],
});
const of = (player: string) => ({ kind: 'reaction', player, reaction: 'NICE' }) as const;
const names = (reactions: Reactions) => reactions.shown.map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  announcer.lines = [];
});
afterEach(() => vi.useRealTimers());

test('a reaction is shown for two and a half seconds, and told once', () => {
  const reactions = new Reactions();
  reactions.take(of('pBen'), room);
  reactions.take(of('pEve'), room);
  expect(names(reactions)).toEqual(['Ben', 'Eve']);
  expect(announcer.lines.map(({ words }) => words)).toContain(texts.said('Ben', texts.words.NICE));
  vi.advanceTimersByTime(2_499);
  expect(names(reactions)).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(names(reactions)).toEqual([]);
});

test('each person has one at a time; strangers have none, nor words that this page does not know', () => {
  const reactions = new Reactions();
  reactions.take(of('pBen'), room);
  reactions.take(of('pBen'), room);
  reactions.take(of('pStranger'), room);
  reactions.take({ ...of('pAda'), reaction: 'LATER' as never }, room);
  expect(names(reactions)).toEqual(['Ben']);
});

test('whoever hides the reactions of somebody sees and hears none, also after coming back', () => {
  const reactions = new Reactions();
  reactions.take(of('pBen'), room);
  reactions.hide('pBen', true);
  expect(names(reactions)).toEqual([]);
  const later = new Reactions();
  later.take(of('pBen'), room);
  expect(names(later)).toEqual([]);
  later.hide('pBen', false);
  later.take(of('pBen'), room);
  expect(names(later)).toEqual(['Ben']);
});

test('one sends one in two seconds', () => {
  const reactions = new Reactions();
  const send = vi.fn(() => true);
  const link = { send } as unknown as Connection;
  reactions.send(link, 't1', 'WOW');
  reactions.send(link, 't1', 'WOW');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith('/app/table.t1.react', {
    commandId: expect.any(String) as string,
    reaction: 'WOW',
  });
  vi.advanceTimersByTime(2_000);
  reactions.send(link, 't1', 'WOW');
  expect(send).toHaveBeenCalledTimes(2);
});
