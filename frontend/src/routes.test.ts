import { expect, test } from 'vitest';
import { findRoute, notFound, routes } from './routes';

const pageOf = (path: string) => routes.find((route) => route.path === path)?.page;

test.each([
  ['/', '/', {}],
  ['/learn/avalanche', '/learn/:game', { game: 'avalanche' }],
  ['/i/Zk4', '/i/:code', { code: 'Zk4' }],
  ['/t/t8/', '/t/:table', { table: 't8' }],
  ['/deal/Dx7', '/deal/:code', { code: 'Dx7' }],
  ['/daily/infiniski/2026-11-21', '/daily/:game/:day', { game: 'infiniski', day: '2026-11-21' }],
  ['/m/m2', '/m/:match', { match: 'm2' }],
  ['/rules/%61valanche', '/rules/:game', { game: 'avalanche' }],
  ['//i//Zk4/)', '/i/:code', { code: 'Zk4' }],
  ['/i/%3CZk4%3E', '/i/:code', { code: 'Zk4' }],
  ['/i/Zk4%20at%20eight', '/i/:code', { code: 'Zk4' }],
  ['/deal/Dx7.', '/deal/:code', { code: 'Dx7' }],
  ['/I/Zk4', '/i/:code', { code: 'Zk4' }],
  ['/i/Zk4abc123Zk4abc123Zk4aSee', '/i/:code', { code: 'Zk4abc123Zk4abc123Zk4a' }],
  ['/i/Zk4abc123Zk4abc123Zk4a-tonight', '/i/:code', { code: 'Zk4abc123Zk4abc123Zk4a' }],
  ['/daily.', '/daily', {}],
  ['/Daily', '/daily', {}],
  ['/Rules/Avalanche', '/rules/:game', { game: 'avalanche' }],
  ['/%28records)', '/records', {}],
  ['/)', '/', {}],
  ['/daily/infiniski/2026-11-21).', '/daily/:game/:day', { game: 'infiniski', day: '2026-11-21' }],
  ['/rules/%', '/rules/:game', { game: '%' }],
])('%s is the page %s', (address, path, params) => {
  const found = findRoute(address);
  expect(found.page).toBe(pageOf(path));
  expect(found.params).toEqual(params);
});

test.each(['/x', '/t', '/t/a/b', '/i/'])('%s is nowhere', (address) => {
  expect(findRoute(address).page).toBe(notFound);
});

const ENDS = [
  '.',
  ',',
  ')',
  '*',
  '_',
  '!',
  "'",
  ':',
  ';',
  '"',
  '>',
  '%20',
  '%C2%A0',
  '%E2%80%8B',
  '…',
  '%3Ffbclid=x',
  '来',
];

test.each(ENDS)('with %s behind it an address leads where it should', (end) => {
  expect(findRoute(`/i/Zk4${end}`)).toEqual({ page: pageOf('/i/:code'), params: { code: 'Zk4' } });
});
