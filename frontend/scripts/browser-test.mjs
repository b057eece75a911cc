// The browser tests: a real server (the packaged jar, env CHALET_JAR) and real browsers.
// Without a Chromium they are skipped with a loud line; where CI=true that is a failure.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedJar } from './jar.mjs';
import { installIfStale, run } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

function chromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const fixed = [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const candidates = [
    process.env.CHROMIUM,
    ...fixed,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  return candidates.find((path) => path && existsSync(path));
}

installIfStale(root);
const browser = chromium();
const jar = namedJar(process.env, process.cwd());
if (jar && !existsSync(jar)) {
  console.error(`CHALET_JAR names no file: ${jar}`);
  process.exit(1);
}
if (browser) {
  const env = jar ? { CHROMIUM: browser, CHALET_JAR: jar } : { CHROMIUM: browser };
  run(root, 'npx', ['playwright', 'test', '--pass-with-no-tests', ...process.argv.slice(2)], env);
} else {
  console.error(
    '*** BROWSER TESTS SKIPPED: no Chromium found. Install one or name it in the environment variable CHROMIUM. ***',
  );
  if (process.env.CI === 'true') process.exit(1);
}
