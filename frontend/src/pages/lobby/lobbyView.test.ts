import { expect, test } from 'vitest';
import type { TableSummary } from '../../protocol/types';
import { LobbyView } from './lobbyView.svelte';

const table = (id: string, status: TableSummary['status'], seats: number): TableSummary => ({
  id,
  game: 'hike',
  hostName: 'Ada',
  status,
  seats,
  taken: seats,
  isPublic: false,
  spectators: true,
  turnClock: 'OFF',
});

test('a match that goes on is above a table that gathers, and both above what is over; one of mine alone, too', () => {
  const view = new LobbyView();
  view.mine = [
    table('finished', 'OVER', 3),
    table('alone and over', 'OVER', 1),
    table('gathers', 'GATHERING', 2),
    table('alone', 'PLAYING', 1),
    table('played', 'PLAYING', 2),
  ];
  expect(view.waiting.map(({ id }) => id)).toEqual(['alone', 'played', 'gathers', 'finished']);
});
