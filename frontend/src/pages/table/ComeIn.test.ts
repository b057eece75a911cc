import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { me, rest } from '../../app.svelte';
import { entrance } from '../../entrance-texts';
import { Problem } from '../../protocol/rest';
import type { Arrival, AwayPlayer, TableSummary } from '../../protocol/types';
import ComeIn from './ComeIn.svelte';
import { table } from './examples';
import * as asking from './requests/asking';
import { texts as requests } from './requests/texts';

const words = entrance.invite;
const entered = vi.fn();
const there = table([{ name: 'Ada' }, { name: 'Mia' }], { status: 'PLAYING' });
const summary = (more: Partial<TableSummary> = {}) =>
  ({ ...there, hostName: 'Ada', seats: 2, taken: 2, isPublic: false, spectators: true, ...more }) as TableSummary;
const session = {
  player: { id: 'pNew', name: 'Mia', version: 1 },
  suggestedName: null,
  csrf: { header: 'X-XSRF-TOKEN', token: 'two', secure: false },
  build: null,
};
const arrival: Arrival = { session, table: there };
let comeIn: MockInstance<typeof rest.comeIn>;
const mia: AwayPlayer = { seat: 1, name: 'Mia', claimable: true };

beforeEach(() => {
  entered.mockClear();
  me.player = { id: 'pNew', name: 'Cheerful Marmot', version: 0 };
  comeIn = vi.spyOn(rest, 'comeIn').mockResolvedValue(arrival);
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
  await vi.waitFor(() => expect(entered).toHaveBeenCalledWith(arrival));
  expect(comeIn).toHaveBeenCalledExactlyOnceWith(
    { table: 't1', code: 'c1' },
    { name: 'Mia', watch: true },
    expect.any(String),
  );
  expect(me.player?.name).toBe('Mia');
  expect(asking.ask).toHaveBeenCalledWith('t1', 'CLAIM', 1);
});

test('a refused claim is told', async () => {
  vi.spyOn(asking, 'ask').mockRejectedValue(new Problem(409, 'not-away', 'Mia is back.'));
  show([mia]);
  await fireEvent.click(claim());
  expect((await screen.findByRole('alert')).textContent).toBe('Mia is back.');
  expect(entered).not.toHaveBeenCalled();
});

const gathering = { status: 'GATHERING', seats: 3, taken: 2 } as const;

test.each([
  ['joins', entrance.invite.sit, false],
  ['only watches', entrance.invite.watch, true],
])('one press %s; the server finds the place', async (_, button, watch) => {
  show([], gathering);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ben' } });
  await fireEvent.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(entered).toHaveBeenCalledWith(arrival));
  expect(comeIn).toHaveBeenCalledExactlyOnceWith(
    { table: 't1', code: 'c1' },
    { name: 'Ben', watch },
    expect.any(String),
  );
});

test('a guest who keeps their name sends none', async () => {
  show([], gathering);
  await fireEvent.click(screen.getByRole('button', { name: entrance.invite.sit }));
  await vi.waitFor(() => expect(comeIn.mock.calls[0]?.[1]).toEqual({ name: null, watch: false }));
});

test('a second try after a lost answer has the key of the first', async () => {
  comeIn.mockRejectedValueOnce(new Problem(0, 'unreachable', 'No answer.'));
  show([], gathering);
  const sit = screen.getByRole('button', { name: entrance.invite.sit });
  await fireEvent.click(sit);
  await screen.findByText('No answer.');
  await fireEvent.click(sit);
  await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
  expect(comeIn.mock.calls[1]?.[2]).toBe(comeIn.mock.calls[0]?.[2]);
});
