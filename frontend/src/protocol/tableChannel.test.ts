import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection';
import { FakeSurroundings } from './fakes';
import { TableChannel } from './tableChannel';
import type { ChatLine, Table } from './types';

let outside: FakeSurroundings;
let link: Connection;
let channel: TableChannel;
let shown: number[];
let matches: (string | null)[];
let chat: number[];
let ended: string[];
let online: (boolean | undefined)[];

const line = (number: number) => ({ number, text: `line ${number}` }) as ChatLine;

/** A whole table with the lines 1 to `last`. */
const table = (version: number, id = 't1', last = 0) => whole(version, numbers(1, last), id);

const empty = { seats: [], visitors: [] };

const whole = (version: number, lines: number[], id = 't1') =>
  ({ ...empty, id, version, chatAfter: 0, chat: lines.map(line) }) as unknown as Table;

/** A table that tells those lines only. */
const news = (version: number, chatAfter: number, ...lines: number[]) =>
  ({ ...empty, id: 't1', version, chatAfter, chat: lines.map(line) }) as unknown as Table;

/** A table at which only Ben watches. */
const withBen = (version: number, presence: number, online: boolean) => ({
  ...table(version),
  visitors: [{ player: { id: 'ben', name: 'Ben', version: 1 }, presence, online }],
});

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const asked = () => outside.socket.sends('/app/table.t1.snapshot');

function answer(body: Table): void {
  outside.socket.reply({ kind: 'table', commandId: asked().at(-1)?.commandId, table: body });
}

beforeEach(async () => {
  vi.useFakeTimers();
  outside = new FakeSurroundings();
  link = new Connection(outside);
  [shown, matches, chat, ended, online] = [[], [], [], [], []];
  channel = new TableChannel(link, 't1', {
    onTable: (told) => {
      shown.push(told.version);
      matches.push(told.match);
      online.push(told.visitors[0]?.online);
      chat = told.chat.map(({ number }) => number);
    },
    onEnded: (code) => ended.push(code),
  });
  link.start();
  await vi.advanceTimersByTimeAsync(0);
  outside.socket.accept();
});

afterEach(() => {
  channel.close();
  link.stop();
  vi.useRealTimers();
});

test('subscribes, asks for the table, and shows no older one', () => {
  expect(outside.socket.subscriptions('/topic/table.t1')).toHaveLength(1);
  expect(outside.socket.sends('/app/table.t1.snapshot')).toHaveLength(1);
  outside.socket.reply({ kind: 'table', commandId: 'x', table: table(4) });
  outside.socket.publish('/topic/table.t1', table(5));
  channel.take(table(3));
  outside.socket.reply({ kind: 'table', commandId: 'y', table: table(9, 't2') });
  expect(shown).toEqual([4, 5]);
});

test('goes on with a private match that is no longer named because strangers may come in', () => {
  outside.socket.publish('/topic/table.t1', { ...table(4), match: 'm1' });
  outside.socket.publish('/topic/table.t1', { ...table(5), match: null });
  expect(matches).toEqual(['m1', 'm1']);
  outside.socket.publish('/topic/table.t1', { ...table(6), match: 'm2' });
  expect(matches.at(-1)).toBe('m2');
});

test('tells that the right to be here has ended', () => {
  outside.socket.reply({ kind: 'unsubscribed', destination: '/topic/table.t1', code: 'right-ended' });
  expect(ended).toEqual(['right-ended']);
});

test('puts the lines that are new behind those that it knows, each once', () => {
  answer(table(4, 't1', 3));
  outside.socket.publish('/topic/table.t1', news(5, 3));
  outside.socket.publish('/topic/table.t1', news(6, 3, 4));
  channel.take(table(6, 't1', 4));
  outside.socket.publish('/topic/table.t1', news(6, 3, 4));
  outside.socket.publish('/topic/table.t1', news(7, 4, 5));
  expect(chat).toEqual([1, 2, 3, 4, 5]);
  expect(asked()).toHaveLength(1);
});

test('asks for the whole where lines are missing, once, and shows the rest of the table meanwhile', () => {
  answer(table(4, 't1', 3));
  outside.socket.publish('/topic/table.t1', news(9, 5, 6));
  outside.socket.publish('/topic/table.t1', news(10, 6, 7));
  expect(shown).toEqual([4, 9, 10]);
  expect(chat).toEqual([1, 2, 3]);
  expect(asked()).toHaveLength(2);
  answer(table(10, 't1', 7));
  expect(chat).toEqual([1, 2, 3, 4, 5, 6, 7]);
  outside.socket.publish('/topic/table.t1', news(11, 7, 8));
  expect(chat.at(-1)).toBe(8);
  expect(asked()).toHaveLength(2);
});

test('asks again where the whole was older than what has come meanwhile, or was refused', () => {
  answer(table(4, 't1', 3));
  outside.socket.publish('/topic/table.t1', news(9, 5, 6));
  answer(table(8, 't1', 5));
  expect(shown).toEqual([4, 9]);
  expect(asked()).toHaveLength(3);
  outside.socket.reply({
    kind: 'refused',
    commandId: asked().at(-1)?.commandId,
    code: 'too-fast',
    sentence: '',
    rule: '',
  });
  outside.socket.publish('/topic/table.t1', news(10, 6));
  expect(asked()).toHaveLength(4);
  answer(table(10, 't1', 6));
  expect(chat).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a line that comes before the snapshot of the same table is not lost', () => {
  answer(table(4, 't1', 3));
  outside.socket.publish('/topic/table.t1', news(5, 3, 4));
  channel.take(table(5, 't1', 3));
  expect(chat).toEqual([1, 2, 3, 4]);
});

test('a whole table takes away what is not in it any more', () => {
  answer(table(4, 't1', 5));
  outside.socket.publish('/topic/table.t1', whole(5, [1, 3]));
  expect(chat).toEqual([1, 3]);
  outside.socket.publish('/topic/table.t1', news(6, 3, 6));
  expect(chat).toEqual([1, 3, 6]);
  expect(asked()).toHaveLength(1);
});

test('after a reconnect the whole is asked for, and what was said meanwhile is there', async () => {
  answer(table(4, 't1', 3));
  outside.socket.drop(1006);
  await vi.advanceTimersByTimeAsync(5_000);
  outside.socket.accept();
  expect(asked()).toHaveLength(1);
  outside.socket.publish('/topic/table.t1', news(12, 8, 9));
  expect(chat).toEqual([1, 2, 3]);
  answer(table(12, 't1', 9));
  expect(chat).toEqual(numbers(1, 9));
});

test('of two messages about one person the newer one holds, whatever the version of the table', () => {
  answer(withBen(4, 100, true));
  outside.socket.publish('/topic/table.t1', withBen(4, 102, false));
  outside.socket.publish('/topic/table.t1', withBen(4, 101, true));
  outside.socket.publish('/topic/table.t1', withBen(5, 101, true));
  outside.socket.publish('/topic/table.t1', withBen(5, 103, true));
  expect(online).toEqual([true, false, false, false, true]);
});

test('a server that has started again counts from the start', async () => {
  answer(withBen(4, 100, true));
  outside.socket.drop(1006);
  await vi.advanceTimersByTimeAsync(5_000);
  outside.socket.accept();
  answer(withBen(4, 0, false));
  expect(online).toEqual([true, false]);
});

test('keeps no more lines than the server', () => {
  answer(table(4, 't1', 200));
  outside.socket.publish('/topic/table.t1', news(5, 200, 201));
  expect(chat).toEqual(numbers(2, 201));
});
