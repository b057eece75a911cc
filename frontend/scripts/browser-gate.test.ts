// @vitest-environment node
/** The gate runs Playwright for real, on tests with a known outcome: e2e/gate. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chromium } from './browser.mjs';

const ROOT = join(import.meta.dirname, '..');
const STUB = join(ROOT, 'e2e/gate/stub-server.mjs');
const folder = mkdtempSync(join(tmpdir(), 'chalet-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  errors: string[];
  tests: { name: string; outcome: string; tries: number; failures: { error: string; files: string[] }[] }[];
}

/** Returns the lines about flaky tests that a build with this target folder ends with. */
function listed(target: string): string[] {
  const { stdout } = spawnSync(process.execPath, ['scripts/flaky.mjs', target], { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

/** Runs some of those tests through the gate. Most need no browser: any file stands in for one. */
function gate(cases: string, grep: string, env: Record<string, string> = { CHROMIUM: process.execPath }) {
  const target = mkdtempSync(join(folder, 'target-'));
  const output = join(target, 'browser');
  const args = ['scripts/browser-gate.mjs', cases, '--config', 'e2e/gate/config.ts', '--grep', grep];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, CI: '', CHALET_JAR: STUB, CHALET_JAVA: STUB, BROWSER_OUTPUT: output, ...env },
    encoding: 'utf8',
  });
  expect(existsSync(join(output, 'results.json')), stderr).toBe(true);
  const { errors, tests } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8')) as Result;
  return {
    passed: status === 0,
    errors,
    outcomes: Object.fromEntries(tests.map(({ name, outcome }) => [name.split(' › ').at(-1), outcome])),
    tries: tests.map(({ tries }) => tries),
    flaky: listed(target),
    runs: [1, 2, 3].filter((run) => existsSync(join(output, `${run}.json`))).length,
  };
}

// Each starts Playwright once or more, which takes seconds: `./mvnw verify` leaves them to -Pthorough.
describe.skipIf(process.env.CHALET_THOROUGH === 'false')('the gate', { timeout: 900_000 }, () => {
  test('a test that fails once passes, and is listed with its error and its files', () => {
    const { passed, errors, outcomes, runs, flaky } = gate('plain', 'passes|on purpose|fails once');
    expect({ passed, errors, runs }).toEqual({ passed: true, errors: [], runs: 2 });
    expect(outcomes).toEqual({ passes: 'passed', 'skipped on purpose': 'skipped', 'fails once': 'flaky' });
    expect(flaky).toHaveLength(1);
    expect(flaky[0]).toMatch(
      /^FLAKY plain\.cases\.ts › fails once: passed in try 2; Error: .*; see target\/browser\/1\/.*, target\/browser\/2/,
    );
  });

  test('a run that the limit of failures stops fails at once', () => {
    const { passed, errors, runs } = gate('plain', 'broken');
    expect({ passed, runs }).toEqual({ passed: false, runs: 1 });
    expect(errors).toContainEqual(expect.stringContaining('stopped early'));
    expect(errors).toContainEqual(expect.stringContaining('did not run to its end'));
  });

  test('an error of no test fails at once, and so does a run without any test', () => {
    const { passed, runs, errors } = gate('unloadable', '');
    expect({ passed, runs }).toEqual({ passed: false, runs: 1 });
    expect(errors).toContainEqual(expect.stringContaining('cannot be loaded'));
    expect(gate('plain', 'no such test')).toMatchObject({ passed: false, runs: 1 });
  });

  describe.skipIf(!chromium() && process.env.CI !== 'true')('in a browser', () => {
    const CHROMIUM = chromium() ?? '';

    test('what fails three times fails the build: a test, its page, its server in its time, and nothing else', () => {
      const { passed, errors, outcomes, tries, flaky } = gate('site|away|plain', 'site|away|fails always', {
        CHROMIUM,
      });
      expect({ passed, errors, flaky }).toEqual({ passed: false, errors: [], flaky: [] });
      expect(outcomes).toEqual({
        'fails always': 'failed',
        'a server that does not start': 'failed',
        'a quiet page': 'passed',
        'console.error': 'failed',
        'console.warn': 'passed',
        'an ERROR of the server': 'failed',
        'after it': 'passed',
      });
      expect(tries.toSorted()).toEqual([1, 1, 1, 3, 3, 3, 3]);
    });
  });
});

test('a test on the packaged jar that passed when it ran again is listed, too', () => {
  const target = mkdtempSync(join(folder, 'target-'));
  mkdirSync(join(target, 'failsafe-reports'));
  writeFileSync(
    join(target, 'failsafe-reports/TEST-a.KillIT.xml'),
    `<testsuite name="a.KillIT" tests="3">
      <testcase name="passes" classname="a.KillIT" time="1"/>
      <testcase name="fails" classname="a.KillIT" time="1"><failure message="always" type="b"/></testcase>
      <testcase name="failsOnce" classname="a.KillIT" time="1">
        <flakyFailure message="[a &quot;seed&quot; &amp; more]&#10;expected: 2" type="b"><stackTrace/></flakyFailure>
      </testcase>
    </testsuite>`,
  );
  expect(listed(target)).toEqual([
    'FLAKY a.KillIT.failsOnce: passed in try 2; [a "seed" & more]; ' +
      'see target/failsafe-reports/TEST-a.KillIT.xml, target/integration-tests.log',
  ]);
});
