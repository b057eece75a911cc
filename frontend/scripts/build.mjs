// Builds the front end into the folder given (Maven: target/classes/static). Does nothing when nothing changed.
// Speaks on standard error only, so that Maven runs that print records keep a clean standard output.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressIn } from './compress.mjs';
import { installIfStale, run } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = resolve(process.argv[2] ?? join(root, 'dist'));
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
  const hash = createHash('sha256');
  const sources = [
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    'svelte.config.js',
    'tsconfig.json',
    'scripts/compress.mjs',
    'src',
    'public',
    // Shown for a game that has no rules page of its own.
    '../docs/rules',
  ];
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

installIfStale(root);
const print = fingerprint();
if (existsSync(join(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
  console.error('front end: unchanged');
} else {
  run(root, 'npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']);
  for (const folder of [outDir, join(outDir, 'assets')]) compressIn(folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  console.error('front end: built');
}
