import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection';
import { FakeSurroundings } from './fakes';
import { TableChannel } from './tableChannel';
import type { Table } from './types';

let outside: FakeSurroundings;
let link: Connection;
let channel: TableChannel;
let shown: number[];
let ended: string[];

const table = (version: number, id = 't1') => ({ id, version }) as Table;

beforeEach(async () => {
  vi.useFakeTimers();
  outside = new FakeSurroundings();
  link = new Connection(outside);
  [shown, ended] = [[], []];
  channel = new TableChannel(link, 't1', {
    onTable: ({ version }) => shown.push(version),
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

test('tells that the right to be here has ended', () => {
  outside.socket.reply({ kind: 'unsubscribed', destination: '/topic/table.t1', code: 'right-ended' });
  expect(ended).toEqual(['right-ended']);
});
