// Runs browser tests once: a real server (the packaged jar, env CHALET_JAR) and real browsers.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserEnvironment } from './browser.mjs';
import { installIfStale, run } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
installIfStale(root);
const env = browserEnvironment();
if (env) run(root, 'npx', ['playwright', 'test', ...process.argv.slice(2)], env);
