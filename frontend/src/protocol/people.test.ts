import { expect, test } from 'vitest';
import { newestPeople } from './people';
import type { Table } from './types';

interface Ada {
  name: string;
  version: number;
  presence: number;
  online: boolean;
}

/** A table at which Ada sits and watches at once, so that both places are looked at. */
function table({ name, version, presence, online }: Ada): Table {
  const player = { id: 'ada', name, version };
  return {
    seats: [
      { seat: 0, player: null, ready: false, presence: 0, online: false },
      { seat: 1, player, ready: false, presence, online },
    ],
    visitors: [{ player, presence, online }],
    requests: [{ kind: 'JOIN', player, seat: null, answeredBy: null }],
    passings: [{ seat: 1, former: player, holder: player, agreed: [player], takenBack: false }],
  } as unknown as Table;
}

function seen(told: Table): unknown[] {
  const passing = told.passings?.[0];
  return [
    told.seats[1]?.player?.name,
    told.seats[1]?.online,
    told.visitors[0]?.player.name,
    told.visitors[0]?.online,
    told.requests?.[0]?.player.name,
    ...[passing?.former, passing?.holder, passing?.agreed[0]].map((player) => player?.name),
  ];
}

const early = { name: 'Ada', version: 1, presence: 10, online: false };

test.each([
  ['both older', { name: 'Eve', version: 2, presence: 11, online: true }, 'Eve', true],
  ['an older name', { name: 'Eve', version: 2, presence: 9, online: true }, 'Eve', false],
  ['an older presence', { name: 'Eve', version: 1, presence: 11, online: true }, 'Ada', true],
  ['nothing older', { name: 'Eve', version: 1, presence: 10, online: true }, 'Ada', false],
])('%s than what was told before', (_what, before, name, online) => {
  expect(seen(newestPeople(table(early), table(before)))).toEqual([name, online, name, online, name, name, name, name]);
});

test('nothing told before', () => {
  expect(newestPeople(table(early), undefined)).toEqual(table(early));
});
