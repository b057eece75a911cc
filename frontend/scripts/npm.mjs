// Runs npm's programs on every system, with all their words on standard error.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program of this package and ends the process with its code if it fails. */
export function run(cwd, program, args, env = {}) {
  const windows = process.platform === 'win32';
  const quoted = windows ? args.map((arg) => (/[\s&()^]/.test(arg) ? `"${arg}"` : arg)) : args;
  const result = spawnSync(program, quoted, {
    cwd,
    env: { ...process.env, ...env },
    shell: windows,
    stdio: ['ignore', 2, 2],
  });
  if (result.error) console.error(result.error.message);
  if (result.status !== 0) {
    console.error(`front end: ${program} ${args.join(' ')} failed`);
    process.exit(result.status || 1);
  }
}

/** Installs the packages of the lock file, unless they are there and not older than it. */
export function installIfStale(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const locked = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.error('front end: installing packages');
  run(root, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
