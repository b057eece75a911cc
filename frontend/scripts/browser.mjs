// What browser tests need: a Chromium, and the packaged server that env CHALET_JAR names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namedJar } from './jar.mjs';

/** The path of a Chromium or Chrome: the one that env CHROMIUM names, or one in a usual place. */
export function chromium() {
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

/**
 * The environment of the tests. Without a Chromium it is undefined, with a loud line; where CI=true, that ends the
 * process with a failure, as a jar that is missing does everywhere.
 */
export function browserEnvironment() {
  const jar = namedJar(process.env, process.cwd());
  if (jar && !existsSync(jar)) {
    console.error(`CHALET_JAR names no file: ${jar}`);
    process.exit(1);
  }
  const browser = chromium();
  if (browser) return jar ? { CHROMIUM: browser, CHALET_JAR: jar } : { CHROMIUM: browser };
  console.error(
    '*** BROWSER TESTS SKIPPED: no Chromium found. Install one or name it in the environment variable CHROMIUM. ***',
  );
  if (process.env.CI === 'true') process.exit(1);
  return undefined;
}
