// Builds the front end into the folder given (Maven: target/classes/static), a page for each language. Does nothing when
// nothing changed.
// Speaks on standard error only, so that Maven runs that print records keep a clean standard output.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressIn } from './compress.mjs';
import { ENGLISH, languageFolders, offeredLanguages } from './languages.mjs';
import { installIfStale, run } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [given] = process.argv.slice(2);
const outDir = resolve(given ?? join(root, 'dist'));
const folders = languageFolders();
const others = [...folders.keys()];
const stamp = join(outDir, '..', `.${outDir.split(/[\\/]/).pop()}.stamp`);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** One hash over all that the bundle is made of. */
function fingerprint() {
  const hash = createHash('sha256').update(others.join());
  const sources = [
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    'svelte.config.js',
    'tsconfig.json',
    'scripts/compress.mjs',
    'scripts/languages.mjs',
    'languages',
    'src',
    'public',
    // Shown for a game that has no rules page of its own.
    '../docs/rules',
    // The print on the cards.
    '../docs/bots/cards',
  ];
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function viteBuild(folder, code) {
  const env = { VITE_LANGUAGE: code };
  if (others.length > 0) env.CHALET_LANGUAGES = JSON.stringify(offeredLanguages(folders));
  run(root, 'npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], env);
}

/** Lays the other languages beside English. Their files are named by their contents: what is the same is there once. */
function addLanguages() {
  const pages = join(outDir, 'languages');
  mkdirSync(pages);
  for (const code of others) {
    const folder = mkdtempSync(join(tmpdir(), 'chalet-language-'));
    viteBuild(folder, code);
    cpSync(join(folder, 'assets'), join(outDir, 'assets'), { recursive: true });
    cpSync(join(folder, 'index.html'), join(pages, `${code}.html`));
    rmSync(folder, { recursive: true });
  }
  writeFileSync(join(pages, 'languages.txt'), `${others.join('\n')}\n`);
  const files = [join(outDir, 'index.html'), ...others.map((code) => join(pages, `${code}.html`))];
  const htmls = files.map((file) => readFileSync(file, 'utf8'));
  // The entries of all languages together name the build: no page is old because it is in another language.
  const name = createHash('sha256').update(htmls.join()).digest('hex').slice(0, 8);
  for (const [index, file] of files.entries())
    writeFileSync(file, htmls[index].replace('</head>', `  <meta name="build" content="${name}" />\n  </head>`));
  compressIn(pages);
}

installIfStale(root);
const print = fingerprint();
if (existsSync(join(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
  console.error('front end: unchanged');
} else {
  viteBuild(outDir, ENGLISH);
  if (others.length > 0) addLanguages();
  for (const folder of [outDir, join(outDir, 'assets')]) compressIn(folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  console.error('front end: built');
}
