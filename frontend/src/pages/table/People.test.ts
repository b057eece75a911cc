import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { SeatInfo } from '../../games/game';
import type { Table } from '../../protocol/types';
import { texts } from '../../texts';
import People from './People.svelte';
import type { TableView } from './tableView.svelte';

afterEach(cleanup);

const view = { amHost: false, reactions: { isHidden: () => false } } as unknown as TableView;
const seatOf = (seat: number, name: string, online: boolean) => ({
  seat,
  player: { id: name, name },
  ready: true,
  online,
});
const table = (online: boolean) =>
  ({
    status: 'PLAYING',
    host: 'Ada',
    seats: [seatOf(0, 'Ada', true), seatOf(1, 'Bo', online)],
    visitors: [],
    muted: [],
  }) as unknown as Table;

test.each([
  ['plays', true, 'PRESENT', true, ''],
  ['has no connection', false, 'PRESENT', false, texts.table.away],
  ['has left', false, 'LEFT', false, texts.play.away.LEFT],
  ['has left, and looks on', true, 'LEFT', true, texts.play.lookingOn],
  ['is played for, and looks on', true, 'PLAYED_ON', true, texts.play.lookingOn],
] as const)('the dot and the words of a player who %s', (_, online, away, here, words) => {
  const bo: SeatInfo = { seat: 1, name: 'Bo', me: false, online, away };
  render(People, { view, table: table(online), seats: [bo] });
  const [, line] = screen.getAllByRole('listitem');
  expect(line!.querySelector('.light')!.classList.contains('online')).toBe(here);
  expect(line!.querySelector('small')!.textContent!.trim()).toBe(
    [texts.table.seat(2), words].filter(Boolean).join(' · '),
  );
});
