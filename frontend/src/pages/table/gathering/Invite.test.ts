import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Table } from '../../../protocol/types';
import { settings, table } from '../examples';
import Invite from './Invite.svelte';

afterEach(cleanup);

const bot = { name: 'Bot Alma', level: 'SKIER' } as const;
const unseen = { ...settings, spectators: false };

test.each<[string, Table, string]>([
  ['a free seat', table([{ name: 'Ada' }, {}]), 'Anyone with this link can join or watch.'],
  ['a free seat, no spectators', table([{ name: 'Ada' }, {}], { settings: unseen }), 'Anyone with this link can join.'],
  ['no free seat', table([{ name: 'Ada' }, { bot }]), 'All seats are taken. Anyone with this link can watch.'],
  ['a match that runs', table([{ name: 'Ada' }, {}], { status: 'PLAYING' }), 'All seats are taken. Anyone'],
  [
    'neither',
    table([{ name: 'Ada' }, { name: 'Bo' }], { settings: unseen }),
    'All seats are taken, and spectators aren’t allowed.',
  ],
])('%s: the link promises no more than it gives', (_, at, promise) => {
  render(Invite, { table: at, game: 'Alone' });
  expect(screen.getByText(promise, { exact: false })).toBeTruthy();
});
