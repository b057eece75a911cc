import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me, rest } from '../../app.svelte';
import { entrance } from '../../entrance-texts';
import { Problem } from '../../protocol/rest';
import type { AwayPlayer, TableSummary } from '../../protocol/types';
import ComeIn from './ComeIn.svelte';
import { table } from './examples';
import * as asking from './requests/asking';
import { texts as requests } from './requests/texts';

const words = entrance.invite;
const entered = vi.fn();
const there = table([{ name: 'Ada' }, { name: 'Mia' }], { status: 'PLAYING' });
const summary = (more: Partial<TableSummary> = {}) =>
  ({ ...there, hostName: 'Ada', seats: 2, taken: 2, isPublic: false, spectators: true, ...more }) as TableSummary;
const mia: AwayPlayer = { seat: 1, name: 'Mia', claimable: true };

beforeEach(() => {
  entered.mockClear();
  me.player = { id: 'pNew', name: 'Cheerful Marmot', version: 0 };
  vi.spyOn(me, 'become').mockResolvedValue();
  vi.spyOn(rest, 'visit').mockResolvedValue(there);
  vi.spyOn(asking, 'ask').mockResolvedValue();
});
afterEach(cleanup);

const show = (away: AwayPlayer[], more?: Partial<TableSummary>) =>
  render(ComeIn, { table: summary(more), players: ['Ada', 'Mia'], away, code: 'c1', entered });
const claim = () => screen.getByRole('button', { name: requests.iAm('Mia') });

test('a player who is offline is away, not there', () => {
  show([{ seat: 1, name: 'Mia' }]);
  screen.getByText(words.there('Ada'));
  screen.getByText(words.away('Mia'));
  expect(screen.queryByRole('button', { name: requests.iAm('Mia') })).toBeNull();
});

test.each([
  ['a match that one may watch', {}],
  ['a match without spectators', { spectators: false }],
  ['a room with a free seat', { status: 'GATHERING', seats: 3 } as const],
])('a lost friend says who they are, and goes in under that name: %s', async (_, more) => {
  show([mia], more);
  await fireEvent.click(claim());
  await vi.waitFor(() => expect(entered).toHaveBeenCalledWith(there));
  expect(me.become).toHaveBeenCalledWith('Mia');
  expect(rest.visit).toHaveBeenCalledWith('t1', 'c1');
  expect(asking.ask).toHaveBeenCalledWith('t1', 'CLAIM', 1);
});

test('a refused claim is told', async () => {
  vi.spyOn(asking, 'ask').mockRejectedValue(new Problem(409, 'not-away', 'Mia is back.'));
  show([mia]);
  await fireEvent.click(claim());
  expect((await screen.findByRole('alert')).textContent).toBe('Mia is back.');
  expect(entered).not.toHaveBeenCalled();
});
