/** Which folder may know which: what is further up in the list never knows what is further down. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Each folder with those that it may import in addition to itself. A game stands for all games. */
const MAY_IMPORT: Record<string, string[]> = {
  texts: [],
  art: [],
  sound: [],
  protocol: ['texts'],
  app: ['texts', 'protocol'],
  fairness: ['protocol'],
  shell: ['texts', 'art', 'sound', 'protocol', 'app'],
  games: ['texts', 'sound', 'protocol', 'app', 'fairness', 'shell'],
  board: ['texts', 'protocol', 'app', 'shell', 'games'],
  game: ['texts', 'art', 'sound', 'protocol', 'fairness', 'shell', 'games', 'board'],
  picture: ['texts', 'art', 'protocol', 'app', 'shell', 'games'],
  'pages/settings': ['texts', 'protocol', 'shell', 'games'],
  'pages/solo': ['texts', 'art', 'protocol', 'app', 'fairness', 'shell', 'games', 'picture', 'pages/settings'],
  'pages/table': [
    'texts',
    'art',
    'sound',
    'protocol',
    'app',
    'fairness',
    'shell',
    'games',
    'board',
    'picture',
    'pages/settings',
    'pages/solo',
  ],
  'pages/lobby': ['texts', 'art', 'protocol', 'app', 'shell', 'games', 'pages/settings', 'pages/solo', 'pages/table'],
  'pages/archive': ['texts', 'art', 'protocol', 'app', 'fairness', 'shell', 'games', 'picture', 'pages/solo'],
  'pages/me': ['texts', 'art', 'protocol', 'app', 'shell', 'games', 'pages/solo', 'pages/archive'],
  'pages/learn': ['texts', 'protocol', 'app', 'shell', 'games', 'pages/solo'],
  'pages/rules': ['texts', 'app', 'shell', 'games'],
  // The folders that put the page or the gallery together may import almost everything.
  top: ['texts', 'app', 'shell', 'pages/*'],
  gallery: ['art', 'protocol', 'app', 'shell', 'games', 'pages/table'],
};
/** A folder with more in it is no help to whoever looks for something. */
const MOST_FILES = 30;

const SOURCE = 'src';
const APP = ['app.svelte.ts', 'language.ts', 'router.svelte.ts', 'title.svelte.ts', 'unsaved.ts', 'version.svelte.ts'];
/** Where the games are listed, or found. */
const LISTS = ['src/games/registry.ts', 'src/gallery/gameGallery.ts'];

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
const sources = files(SOURCE).filter((path) => !path.endsWith('.d.ts'));

function folderOf(path: string): string {
  const [first = '', second = '', ...rest] = path.slice(SOURCE.length + 1).split('/');
  if (second === '')
    return /^(entrance-|bot-|settings-)?texts\.ts$/.test(first) ? 'texts' : APP.includes(first) ? 'app' : 'top';
  if (first === 'games') return rest.length === 0 ? 'games' : 'game';
  return first === 'pages' ? `pages/${second}` : first;
}

/** The game to whose folder a file belongs. */
const gameOf = (path: string): string => (folderOf(path) === 'game' ? (path.split('/')[2] ?? '') : '');

interface Import {
  from: string;
  to: string;
  /** Fetched when it is wanted, or a type: neither makes two files wait for each other. */
  isLoose: boolean;
}

function importsOf(from: string): Import[] {
  const pattern = /\b(import|export)\s+(type\s)?[^;'"]*?from\s+'(\.[^']+)'|\bimport\s*(\()?\s*'(\.[^']+)'/g;
  return [...readFileSync(from, 'utf8').matchAll(pattern)].flatMap(([, , type, named, dynamic, bare]) => {
    const wanted = normalize(join(dirname(from), named ?? bare ?? ''));
    const to = ['', '.ts', '.svelte.ts', '/index.ts'].map((end) => wanted + end).find(isSource);
    return to ? [{ from, to, isLoose: type !== undefined || dynamic !== undefined }] : [];
  });
}
const isSource = (path: string): boolean => existsSync(path) && statSync(path).isFile() && !path.endsWith('.css');

const imports = sources.flatMap(importsOf);

function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

test('no folder knows one that stands above it', () => {
  const isAllowed = ({ from, to }: Import): boolean => {
    const cards = /^\.\.\/docs\/bots\/cards\/(\w+)\.json$/.exec(to);
    if (cards) return gameOf(from) === cards[1];
    const [mine, other] = [folderOf(from), folderOf(to)];
    if (mine === other) return gameOf(from) === gameOf(to);
    // A test may look at whatever it needs, and a gallery says what the gallery wants to know.
    if (/\.test\.ts$/.test(from) || LISTS.includes(from)) return true;
    if (mine === 'game' && basename(to) === 'gameGallery.ts') return from.includes('/gallery/');
    const allowed = MAY_IMPORT[mine] ?? [];
    return allowed.includes(other) || (allowed.includes('pages/*') && other.startsWith('pages/'));
  };
  expect(imports.length).toBeGreaterThan(1_000);
  expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} knows ${to}`)).toEqual([]);
});

test('no files import each other in a circle', () => {
  const wants = grouped(
    imports.filter(({ isLoose }) => !isLoose),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    for (const { to } of wants.get(path) ?? []) visit(to, [...way, path]);
    done.add(path);
  };
  for (const path of sources) visit(path, []);
  expect(circles).toEqual([]);
});

test('the folders of a game do not know each other in a circle', () => {
  const parts = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [mine, other] = [dirname(from), dirname(to)];
    const isPart = (path: string): boolean => path.split('/').length > 4;
    if (gameOf(from) !== gameOf(to) || mine === other || /\.test\.ts$/.test(from)) continue;
    if (isPart(from) && isPart(to)) parts.set(mine, (parts.get(mine) ?? new Set()).add(other));
  }
  expect(parts.size).toBeGreaterThan(10);
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(parts.get(from) ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
    );
  expect([...parts.keys()].filter((part) => reaches(part, part))).toEqual([]);
});

test('no folder is a heap', () => {
  const sizes = grouped(sources, dirname);
  const heaps = [...sizes].filter(([, inside]) => inside.length > MOST_FILES);
  expect(heaps.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});
