// Every test of the front end that needs no browser and no server.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale, run, runTogether } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
installIfStale(root);
// The three that only look keep one processor busy each: together they take as long as the slowest.
await runTogether(root, [
  ['npx', 'svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ['npx', 'eslint', '.', '--max-warnings', '0'],
  ['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
]);
// Left to itself it keeps one processor free.
run(root, 'npx', ['vitest', 'run', '--maxWorkers', '100%']);
