import { expect, test } from 'vitest';
import type { Table } from '../../../protocol/types';
import { hasCompany, sitsAlone } from './company';

const table = (seats: (string | null)[], visitors: string[] = []): Table =>
  ({
    seats: seats.map((id) => ({ player: id === null ? null : { id, name: id } })),
    visitors: visitors.map((id) => ({ player: { id, name: id } })),
  }) as Table;

test('who sits with bots or empty chairs is alone; a spectator of others is not', () => {
  expect(sitsAlone(table(['me', null], ['ada']), 'me')).toBe(true);
  expect(sitsAlone(table(['me', 'ada']), 'me')).toBe(false);
  expect(sitsAlone(table(['ada', null], ['me']), 'me')).toBe(false);
});

test('a person who has come is news, on a chair or watching; what was before is not', () => {
  const before = table(['me', null]);
  expect(hasCompany(undefined, table(['me', 'ada']), 'me')).toBe(false);
  expect(hasCompany(before, table(['me', 'ada']), 'me')).toBe(true);
  expect(hasCompany(before, table(['me', null], ['ada']), 'me')).toBe(true);
  expect(hasCompany(table(['me', null], ['ada']), table(['me', 'ada']), 'me')).toBe(false);
  expect(hasCompany(table([null]), table(['me']), 'me')).toBe(false);
  expect(hasCompany(table(['me', 'ada']), before, 'me')).toBe(false);
});
