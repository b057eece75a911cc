import { expect, test } from 'vitest';
import { huskies } from '../deck';
import { looks } from './husky-looks';

test('every husky has a face, and no two have the same', () => {
  expect(Object.keys(looks)).toEqual(Object.keys(huskies));
  const faces = Object.values(looks).map((look) => Object.values(look).join(' '));
  expect(faces).toHaveLength(56);
  expect(new Set(faces).size).toBe(56);
});

test('huskies differ by more than the band around the neck', () => {
  const heads = Object.entries(looks).map(([dog, { coat, mask, ears, eyes, mark }]) =>
    [dog[0], coat, mask, ears, eyes, mark].join(' '),
  );
  expect(new Set(heads).size).toBe(56);
  const masked = Object.entries(looks).map(([dog, { coat, mask }]) => [dog[0], coat, mask].join(' '));
  expect(new Set(masked).size).toBeGreaterThan(48);
});
