// A build of the page in another language: its text modules in place of the English ones, which lie next to the
// components that use them. docs/translating.md tells how a language is added.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Where the English text modules lie. */
export const SOURCE = join(ROOT, 'src');
/** The language that the sources are written in. */
export const ENGLISH = 'en';
/** The pseudo-language: English with accents, longer, in brackets. Made by a machine, for tests only. */
export const PSEUDO = 'en-XA';
const WRAPPER = join(ROOT, 'languages/pseudo.ts');
/** Marks a module of the pseudo-language, which is made of the English one of the same path. */
const MADE = '?pseudo';

/** True if a source, by its path below `src`, holds words that players read, and nothing that is a language's own. */
export const isTextModule = (path) => /(?:^|[/-])texts\.ts$/.test(path);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, join(entry.parentPath ?? entry.path, entry.name)));
const slashes = (path) => path.replaceAll('\\', '/');

/** The way from a folder to a file, as imports write it. */
export const relativePath = (folder, path) => slashes(relative(folder, path));

/** The English text modules, by their paths below `src`. */
export const textModules = () => filesIn(SOURCE).filter(isTextModule).sort();

/** The modules of a language's folder, by their paths within it. */
export const modulesOf = (folder) =>
  filesIn(folder)
    .filter((path) => path.endsWith('.ts'))
    .sort();

/** The folder of each language but English: `languages/<code>`. */
export function languageFolders(among = join(ROOT, 'languages')) {
  const codes = readdirSync(among, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(codes.map(({ name }) => [name, join(among, name)]).sort());
}

/** Returns facts of a language: its name in its own words, `ltr` or `rtl`, the words for browsers without scripts. */
export function aboutLanguage(folder) {
  const file = folder ? join(folder, 'language.json') : join(ROOT, 'languages/english.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The languages in which the page is built, as the settings offer them: `[{ code, name }]`; English comes first. */
export const offeredLanguages = (folders) => [
  { code: ENGLISH, name: aboutLanguage().name },
  ...[...folders].map(([code, folder]) => ({ code, name: folder ? aboutLanguage(folder).name : 'Pseudo' })),
];

/**
 * A plugin for Vite that builds the page in one language.
 *
 * @param code a language tag; `en` leaves all as it is
 * @param folder the language's folder; left out for English and for the pseudo-language
 */
export function language(code = ENGLISH, folder = code === ENGLISH || code === PSEUDO ? undefined : folderOf(code)) {
  const about = aboutLanguage(folder);
  return {
    name: 'chalet-language',
    enforce: 'pre',
    config: () => ({
      define: { __LANGUAGE__: JSON.stringify(code), __LANGUAGES__: process.env.CHALET_LANGUAGES ?? 'null' },
      // Icons and pictures of links are the same in all languages.
      build: { copyPublicDir: code === ENGLISH },
    }),
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${code}"${about.dir === 'rtl' ? ' dir="rtl"' : ''}>`)
        .replace(/(<noscript>)[^<]*/, (_, tag) => tag + about.noscript),
    async resolveId(source, importer, options) {
      if (code === ENGLISH || !importer) return null;
      const from = importer.split('?')[0];
      // A language may take something from the English modules.
      if (folder && isBelow(folder, from)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !isBelow(SOURCE, found.id)) return null;
      const path = relativePath(SOURCE, found.id);
      if (!isTextModule(path)) return null;
      if (folder) return join(folder, path);
      // These know each other as they are: otherwise one text would be changed twice.
      return isTextModule(relativePath(SOURCE, from)) ? null : found.id + MADE;
    },
    load(id) {
      if (!id.endsWith(MADE)) return null;
      const original = id.slice(0, -MADE.length);
      const names = exportsOf(readFileSync(original, 'utf8'));
      const made = names.map((name) =>
        name === 'default'
          ? 'export default pseudo(english.default);'
          : `export const ${name} = pseudo(english.${name});`,
      );
      return [
        `import * as english from ${JSON.stringify(original)};`,
        `import { pseudo } from ${JSON.stringify(WRAPPER)};`,
        ...made,
      ].join('\n');
    },
  };
}

const isBelow = (folder, path) => slashes(path).startsWith(`${slashes(folder)}/`) && !path.includes('?');

function folderOf(code) {
  const folder = join(ROOT, 'languages', code);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  return folder;
}

/** The names that a text module exports, types aside. */
export function exportsOf(text) {
  const declared = [...text.matchAll(/^export (?:async )?(?:const|let|function) ([\w$]+)/gm)].map(([, name]) => name);
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1).trim()),
  );
  return [...declared, ...listed, ...(/^export default /m.test(text) ? ['default'] : [])];
}
