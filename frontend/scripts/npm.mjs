// Runs npm's programs on every system, with all their words on standard error.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const windows = process.platform === 'win32';

/** Arguments as the system's shell wants them, where there is one in between. */
function quoted(args) {
  return windows ? args.map((arg) => (/[\s&()^]/.test(arg) ? `"${arg}"` : arg)) : args;
}

/** Ends the process if a program has failed. */
function insist(code, program, args) {
  if (code !== 0) {
    console.error(`front end: ${program} ${args.join(' ')} failed`);
    process.exit(code || 1);
  }
}

/** Runs a program of this package and ends the process with its code if it fails. */
export function run(cwd, program, args, env = {}) {
  insist(status(cwd, program, args, env), program, args);
}

/** Runs a program of this package and returns its exit code; null if it could not be run to its end. */
export function status(cwd, program, args, env = {}) {
  const result = spawnSync(program, quoted(args), {
    cwd,
    env: { ...process.env, ...env },
    shell: windows,
    stdio: ['ignore', 2, 2],
  });
  if (result.error) console.error(result.error.message);
  return result.status;
}

/** The same for several at once, each `[program, ...args]`; what they say comes when all have ended, one after the other. */
export async function runTogether(cwd, commands) {
  const ended = await Promise.all(commands.map(([program, ...args]) => listenTo(cwd, program, args)));
  ended.forEach(({ words }) => process.stderr.write(words));
  ended.forEach(({ code }, index) => insist(code, commands[index][0], commands[index].slice(1)));
}

function listenTo(cwd, program, args) {
  return new Promise((done) => {
    let words = '';
    const child = spawn(program, quoted(args), { cwd, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (words += part));
    child.on('error', (error) => done({ code: 1, words: `${words}${error.message}\n` }));
    child.on('close', (code) => done({ code, words }));
  });
}

/** Installs the packages of the lock file, unless they are there and not older than it. The network gets three tries. */
export function installIfStale(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const locked = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.error('front end: installing packages');
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-timeout=60000'];
  // What came before a connection stood still is in npm's cache, so another try is short.
  for (let tries = 1; tries < 3; tries++) if (status(root, 'npm', install) === 0) return;
  run(root, 'npm', install);
}
