import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { rest } from '../../app.svelte';
import { Problem } from '../../protocol/rest';
import type { Table, TableSummary } from '../../protocol/types';
import { table } from '../table/examples';
import { USUAL, waitingRoom } from './waitingRoom';

const openSeats = { fewest: 2, most: 3 };
const waiting = table([{ name: 'Ada' }, {}, {}], { settings: USUAL, openSeats });
const made = (id: string) => Promise.resolve({ ...waiting, id, version: 2 });
let ready: MockInstance<typeof rest.ready>;

const summary = (of: Table): TableSummary => ({
  id: of.id,
  game: of.game,
  hostName: 'Ada',
  status: of.status,
  seats: of.seats.length,
  taken: of.seats.filter(({ player }) => player !== null).length,
  isPublic: of.settings.isPublic,
  spectators: of.settings.spectators,
  turnClock: of.settings.turnClock,
});

function having(...mine: Table[]) {
  vi.spyOn(rest, 'myTables').mockResolvedValue(mine.map(summary));
  return vi.spyOn(rest, 'table').mockImplementation((id) => {
    const found = mine.find((one) => one.id === id);
    return found ? Promise.resolve(found) : Promise.reject(new Problem(404, 'unknown-table', 'No table.'));
  });
}

beforeEach(() => {
  ready = vi.spyOn(rest, 'ready').mockImplementation(made);
});

test('the room in which I wait alone is used again, as ready as a new one', async () => {
  having({ ...waiting, id: 't0', game: 'other' }, waiting);
  expect(await waitingRoom('alone', 'pAda')).toMatchObject({ id: 't1', version: 2 });
  expect(ready).toHaveBeenCalledWith('t1', true);
});

test.each<[string, Partial<Table>]>([
  ['of another host', { host: 'pBen' }],
  ['with a friend', { seats: table([{ name: 'Ada' }, { name: 'Ben' }]).seats }],
  ['with a visitor', { visitors: [{ player: { id: 'pBen', name: 'Ben', version: 0 }, presence: 0, online: false }] }],
  ['with a bot', { seats: table([{ name: 'Ada' }, { bot: { name: 'Bot Alma', level: 'SKIER' } }]).seats }],
  [
    'where I stood up',
    {
      seats: table([{}, {}]).seats,
      visitors: [{ player: { id: 'pAda', name: 'Ada', version: 0 }, presence: 0, online: true }],
    },
  ],
  ['where a match was played', { match: 'm1' }],
  ['with a fixed number of seats', { openSeats: undefined }],
  ['with other options', { settings: { ...USUAL, options: { storm: 'ON' } } }],
  ['with hints', { settings: { ...USUAL, hints: true } }],
  ['for anyone', { settings: { ...USUAL, isPublic: true } }],
])('a room %s is not', async (_, more) => {
  having({ ...waiting, ...more });
  expect(await waitingRoom('alone', 'pAda')).toBeUndefined();
  expect(ready).not.toHaveBeenCalled();
});

test('a room that has closed since is passed over', async () => {
  having(waiting, { ...waiting, id: 't2' });
  ready.mockImplementationOnce(() => Promise.reject(new Problem(404, 'unknown-table', 'No table.')));
  expect(await waitingRoom('alone', 'pAda')).toMatchObject({ id: 't2' });
});

test('of running matches the server is asked nothing more', async () => {
  const asked = having({ ...waiting, status: 'PLAYING' });
  expect(await waitingRoom('alone', 'pAda')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
