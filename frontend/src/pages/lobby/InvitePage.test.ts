import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { me, rest } from '../../app.svelte';
import { entrance } from '../../entrance-texts';
import type { InvitedTable, Session } from '../../protocol/types';
import { go, place } from '../../router.svelte';
import { takeArrived } from '../table/arrived';
import { table } from '../table/examples';
import InvitePage from './InvitePage.svelte';

vi.mock('./fetchMatch', () => ({ fetchMatch: () => {}, fetchRoom: () => {} }));

const session: Session = {
  player: null,
  suggestedName: 'Merry Marmot',
  csrf: { header: 'X-XSRF-TOKEN', token: 'one', secure: false },
  build: null,
};
const invited: InvitedTable = {
  id: 't1',
  game: 'alone',
  hostName: 'Ada',
  status: 'GATHERING',
  seats: 3,
  taken: 1,
  isPublic: false,
  spectators: true,
  turnClock: 'OFF',
  players: ['Ada'],
};
let asked: MockInstance<typeof rest.invitation>;

beforeEach(() => {
  go('/i/c1');
  me.known = false;
  me.player = null;
  vi.spyOn(rest, 'session').mockResolvedValue(session);
  asked = vi.spyOn(rest, 'invitation').mockResolvedValue(invited);
});
afterEach(cleanup);

test('from the link to the table it takes the invitation, a session and one request more', async () => {
  const found = table([{ name: 'Ada' }, { name: 'Ben' }, {}]);
  const arrival = { session: { ...session, player: { id: 'pBen', name: 'Ben', version: 1 } }, table: found };
  const comeIn = vi.spyOn(rest, 'comeIn').mockResolvedValue(arrival);
  const mine = vi.spyOn(rest, 'myTables');
  render(InvitePage, { code: 'c1' });
  await fireEvent.click(await screen.findByRole('button', { name: entrance.invite.sit }));
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t1'));
  expect(takeArrived('t1')).toMatchObject({ table: found });
  expect(comeIn).toHaveBeenCalledExactlyOnceWith(
    { table: 't1', code: 'c1' },
    { name: 'Merry Marmot', watch: false },
    expect.any(String),
  );
  expect(asked).toHaveBeenCalledOnce();
  expect(mine).not.toHaveBeenCalled();
});

test('whoever is at the table already goes straight in', async () => {
  asked.mockResolvedValue({ ...invited, here: true });
  render(InvitePage, { code: 'c1' });
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t1'));
});
