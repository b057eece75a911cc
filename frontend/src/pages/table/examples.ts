/** Tables that the tests tell of. */
import type { Settings, Table, TableSeat } from '../../protocol/types';

export const settings: Settings = {
  options: { storm: 'OFF', rockets: 0, shuffle: 'OWN' },
  firstSeat: null,
  turnClock: 'OFF',
  windows: {},
  isPublic: false,
  spectators: true,
};

/** A table of the game of `deal/examples`: in each seat somebody who is online and ready, if nothing else is said, or nobody. */
export const table = (seats: (Partial<TableSeat> & { name?: string })[], more: Partial<Table> = {}): Table => ({
  id: 't1',
  version: 1,
  game: 'alone',
  host: 'pAda',
  code: 'c1',
  status: 'GATHERING',
  settings,
  seats: seats.map(({ name, ...seat }, index) => ({
    seat: index,
    player: name === undefined ? null : { id: `p${name}`, name, version: 0 },
    ready: name !== undefined,
    presence: 0,
    online: name !== undefined,
    ...seat,
  })),
  visitors: [],
  muted: [],
  match: null,
  chatAfter: 0,
  chat: [],
  ...more,
});
