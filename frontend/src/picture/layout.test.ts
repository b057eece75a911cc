import { expect, test } from 'vitest';
import { clipped, HEIGHT, layoutOf, WIDTH, wrapped, type Layout, type Measure } from './layout';
import type { PictureRow, ResultPicture } from './picture';

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, _, size) => text.length * size * 0.5;
const letters = (text: string): number => text.length;

const row = (rank: number | null, more: Partial<PictureRow> = {}): PictureRow => ({
  rank,
  name: `Player ${rank}`,
  aside: '',
  score: '47 points',
  strong: false,
  ...more,
});
const picture = (more: Partial<ResultPicture> = {}): ResultPicture => ({
  game: 'hike',
  title: 'Hike!',
  eyebrow: '',
  headline: 'Ada wins',
  sentence: 'Ada won 7–2, with seven ready huskies.',
  rows: [row(1), row(2)],
  notes: [],
  date: '28 November 2026',
  day: '2026-11-28',
  ...more,
});
const long = 'Maximilian the Unreasonably Long-Named of the Far Side of the Mountain';
const fullest = picture({
  title: long,
  eyebrow: long,
  headline: `${long} wins`,
  sentence: `${long} `.repeat(9),
  rows: [1, 2, 3, 4, 5, 6].map((rank) => row(rank, { name: long, aside: '(bot)', score: long, strong: rank === 5 })),
  notes: [long],
});

/** The left and right end of a line, on the picture. */
function ends({ text, x, size, face, anchor }: Layout['lines'][number]): [number, number] {
  const width = measure(text, face, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
}

test.each([
  ['a match of two', picture()],
  ['a match of six with the longest names', fullest],
  ['one player alone', picture({ eyebrow: 'Ada', rows: [], sentence: '' })],
])('nothing of %s leaves the picture, and lines keep their distance', (_, content) => {
  const { lines, art, medals, bands, plate } = layoutOf(content, 'Chalet', measure);
  for (const line of lines) {
    const [left, right] = ends(line);
    expect(left, line.text).toBeGreaterThanOrEqual(36);
    expect(right, line.text).toBeLessThanOrEqual(WIDTH - 36);
    expect(line.y, line.text).toBeLessThanOrEqual(HEIGHT - 36);
  }
  for (const one of [art, plate, ...medals, ...bands]) expect(one.y + one.height).toBeLessThanOrEqual(HEIGHT - 36);
  const below = lines.filter(({ y }) => y > art.y + art.height);
  for (const one of below)
    for (const other of below) {
      const [left, right] = ends(one);
      const [start, end] = ends(other);
      const apart =
        one === other || right <= start || end <= left || Math.abs(one.y - other.y) >= Math.min(one.size, other.size);
      expect(apart, `${one.text} and ${other.text}`).toBe(true);
    }
});

test('the art keeps a good part of the picture, and takes what the words leave', () => {
  const heights = [picture({ rows: [], sentence: '' }), picture(), fullest].map(
    (content) => layoutOf(content, 'Chalet', measure).art.height,
  );
  expect([...heights].sort((one, other) => other - one)).toEqual(heights);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(400);
});

test('the first three have medals, the others numbers, and those without a place neither', () => {
  const { medals, lines } = layoutOf(picture({ rows: [row(1), row(1), row(3), row(4), row(null)] }), 'Chalet', measure);
  expect(medals.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(lines.filter(({ text }) => text === '4.')).toHaveLength(1);
});

test('a name is shortened for its score and for the word that it is a bot', () => {
  const { lines } = layoutOf(picture({ rows: [row(1, { name: long, aside: '(bot)' })] }), 'Chalet', measure);
  const texts = lines.map(({ text }) => text);
  expect(texts).toContain('47 points');
  expect(texts).toContain('(bot)');
  expect(texts.some((text) => text.startsWith('Maximilian') && text.endsWith('…'))).toBe(true);
});

test('a text that fits stays, and no letter of several signs is cut in two', () => {
  expect(clipped('Ada', 3, letters)).toBe('Ada');
  expect(clipped('Ada Lovelace', 5, letters)).toBe('Ada…');
  expect(clipped('👩‍🚀👩‍🚀', 6, letters)).toBe('👩‍🚀…');
  expect(clipped('Ada', 0, letters)).toBe('…');
});

test('a sentence breaks between words, and its last line says that there was more', () => {
  expect(wrapped('one two three', 7, 3, letters)).toEqual(['one two', 'three']);
  expect(wrapped('one two three four', 7, 2, letters)).toEqual(['one two', 'three…']);
  expect(wrapped('unbreakable', 6, 2, letters)).toEqual(['unbre…']);
  expect(wrapped('', 6, 2, letters)).toEqual([]);
});
