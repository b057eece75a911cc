import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PUBLIC = 'public';
const HEAVIEST = 60_000;
/** Played with by tests and by who writes a game: it has no picture. */
const PLAIN = 'plain';

const games = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== PLAIN)
  .map(({ name }) => name);

/** Width and height, as a PNG says in its first block. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([...games, 'chalet'])(
  'the picture of links to %s has the size that chat programs want, and is light',
  (name) => {
    const png = readFileSync(`${PUBLIC}/preview/${name}.png`);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(HEAVIEST);
  },
);

test('icons are where browsers look for them unasked', () => {
  expect(sizeOf(readFileSync(`${PUBLIC}/apple-touch-icon.png`))).toEqual([180, 180]);
  // An icon file, with one picture in it.
  expect([...readFileSync(`${PUBLIC}/favicon.ico`).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('robots may read whatever people share', () => {
  const robots = readFileSync(`${PUBLIC}/robots.txt`, 'utf8');
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});
