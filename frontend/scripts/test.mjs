// Every test of the front end that needs no browser and no server.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale, run } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
installIfStale(root);
run(root, 'npx', ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human']);
run(root, 'npx', ['eslint', '.', '--max-warnings', '0']);
run(root, 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
run(root, 'npx', ['vitest', 'run']);
