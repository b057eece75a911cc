// Every test of the front end that needs no browser and no server.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale, run, runTogether } from './npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
installIfStale(root);
// A file that has not changed since its last good check is not checked again, wherever files are judged one by one.
const remembering = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/${name}.json`,
];
// Those that only look keep one processor busy each: together they take as long as the slowest.
await runTogether(root, [
  ['npx', 'svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ['npx', 'eslint', '.', '--max-warnings', '0', ...remembering('eslint')],
  ['npx', 'prettier', '--check', '--log-level', 'warn', ...remembering('prettier'), '.'],
  ['npx', 'knip', '--no-progress'],
]);
run(root, 'npx', ['vitest', 'run']);
