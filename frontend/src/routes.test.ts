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
  ['/rules/caf%C3%A9', '/rules/:game', { game: 'café' }],
  ['/rules/%', '/rules/:game', { game: '%' }],
])('%s is the page %s', (address, path, params) => {
  const found = findRoute(address);
  expect(found.page).toBe(pageOf(path));
  expect(found.params).toEqual(params);
});

test.each(['/x', '/t', '/t/a/b', '/i/'])('%s is nowhere', (address) => {
  expect(findRoute(address).page).toBe(notFound);
});
