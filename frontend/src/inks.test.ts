/** Colours stand in the palette and in the inks of the games, and nowhere else. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = 'src';
const PALETTE = 'src/styles/palette.css';
const isInks = (path: string): boolean => /^src\/games\/\w+\/inks\.css$/.test(path);

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(ts|svelte|css)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
const texts = new Map(files(SOURCE).map((path) => [path, readFileSync(path, 'utf8')]));
const inks = [...texts].filter(([path]) => path === PALETTE || isInks(path));
const others = [...texts].filter(([path]) => path !== PALETTE && !isInks(path));

/** As CSS writes colours; what follows `url(` or an `href` is the name of a thing. */
const LITERAL =
  /(?<![&\w"/-]|url\(|href=")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![-\w])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi;
const QUOTED = /(?<=(?:fill|stroke|color|paper|ink)=)"#[0-9a-f]{3,8}"|(?<!href=)"#(?:[0-9a-f]{8}|[0-9a-f]{6})"/gi;
const NAMED =
  /\b(?:fill|stroke|color|background|background-color|stop-color|border-color)["']?\s*[:=]\s*["']?(?:white|black|red|green|blue|yellow|orange|brown|grey|gray|gold|silver|navy|teal)\b/gi;

/** The source of a picture in the address of a favicon, and the seat numbers of cards, are no colours. */
const found = (text: string): string[] => [LITERAL, QUOTED, NAMED].flatMap((pattern) => text.match(pattern) ?? []);

test('no colour is written down outside the palette and the inks of the games', () => {
  expect(others.length).toBeGreaterThan(400);
  const literals = others.flatMap(([path, text]) => found(text).map((literal) => `${path}: ${literal}`));
  expect(literals).toEqual([]);
});

test('the search for colours finds them', () => {
  const written = ['fill="#fff"', "'#16283a'", 'color: #0b1a2a55;', 'rgb(0 0 0 / 20%)', 'background: white', '#abc,'];
  expect(written.flatMap(found)).toHaveLength(written.length);
  expect(['href="#abc"', 'url(#add)', '#open-tables {', "'#H36'", 'data-x="a#bad"'].flatMap(found)).toEqual([]);
});

test('no game prints with the inks of another', () => {
  const games = inks.filter(([path]) => isInks(path)).map(([path]) => path.split('/')[2] ?? '');
  expect(games.length).toBeGreaterThan(3);
  const strangers = others.flatMap(([path, text]) =>
    games
      .filter((game) => text.includes(`var(--${game}-`) && !path.startsWith(`src/games/${game}/`))
      .map((game) => `${path} prints with the inks of ${game}`),
  );
  expect(strangers).toEqual([]);
});
