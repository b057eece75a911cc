// Begins a language, as in `npm run new-language -- fr Français`: a copy of each English text module, to be translated.
// Run again it adds what is new in English and rewrites the list that the compiler checks; it changes no translation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aboutLanguage, isTextModule, relativePath, SOURCE, textModules } from './languages.mjs';

/** In each language's folder: what its modules have to be. */
export const CHECKED = 'checked.ts';

const IMPORT = /(\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+)'/g;

/** Fills a language's folder. */
export function beginLanguage(folder, name) {
  mkdirSync(folder, { recursive: true });
  const about = join(folder, 'language.json');
  if (!existsSync(about)) writeFileSync(about, `${JSON.stringify({ ...aboutLanguage(), name }, null, 2)}\n`);
  for (const path of textModules()) {
    const file = join(folder, path);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, moved(path, folder));
  }
  writeFileSync(join(folder, CHECKED), checkedModule(folder));
}

/** An English text module as it stands in another folder: it knows that folder's text modules, and all else of `src`. */
function moved(path, folder) {
  const here = dirname(join(SOURCE, path));
  return readFileSync(join(SOURCE, path), 'utf8').replace(IMPORT, (all, before, named) => {
    const wanted = resolve(here, named);
    if (isTextModule(`${relativePath(SOURCE, wanted)}.ts`)) return all;
    return `${before}'${relativePath(dirname(join(folder, path)), wanted)}'`;
  });
}

/** A module that compiles only if each text module has the type of its English twin. */
export function checkedModule(folder) {
  const modules = textModules().map((path) => path.replace(/\.ts$/, ''));
  const english = relativePath(folder, SOURCE);
  return [
    '/** Made by scripts/new-language.mjs: each module of this language has the type of its English twin. */',
    `import type { Translated } from '${relativePath(folder, join(SOURCE, '../languages/translated'))}';`,
    ...modules.map((path, index) => `import * as module${index} from './${path}';`),
    '',
    '// prettier-ignore',
    'export default [',
    ...modules.map((path, index) => `  module${index} satisfies Translated<typeof import('${english}/${path}')>,`),
    '];',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [code = '', name = code] = process.argv.slice(2);
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code) || code === 'en') {
    console.error('Usage: npm run new-language -- <language tag> <its name in its own words>, such as fr Français');
    process.exit(1);
  }
  const folder = join(SOURCE, '../languages', code);
  beginLanguage(folder, name);
  console.error(`The words of ${name} are in ${folder}`);
}
