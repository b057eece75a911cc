// Runs browser tests as the build does: those that fail run again, alone and with a trace, and once more. Only a test
// that fails every time fails the build, and so does a run that ends for any other reason. Arguments go to Playwright.
//
// In the folder of env BROWSER_OUTPUT (target/browser): results.json, read by BrowserIT and flaky.mjs; the report and the
// output of each run, 1 to 3.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserEnvironment } from './browser.mjs';
import { judged } from './judged.mjs';
import { installIfStale, status } from './npm.mjs';

const RUNS = 3;
/** So that a build server's 90 minutes hold, in milliseconds. */
const LONGEST_AGAIN = 600_000;

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const output = resolve(process.env.BROWSER_OUTPUT ?? join(root, '../target/browser'));
const failed = join(output, 'failed.json');
const again = ['--last-failed', '--workers=1', '--trace=on', '--max-failures=0', `--global-timeout=${LONGEST_AGAIN}`];

/** Runs the tests, or those that failed last, and returns Playwright's report. */
function run(number, env) {
  const report = join(output, `${number}.json`);
  const args = ['playwright', 'test', '--reporter=line,json', `--output=${join(output, String(number))}`];
  const code = status(root, 'npx', [...args, ...(number > 1 ? again : []), ...process.argv.slice(2)], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: failed,
  });
  const { suites = [], errors = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { code, suites, errors: errors.map(({ message }) => message) };
}

installIfStale(root);
rmSync(output, { recursive: true, force: true });
const env = browserEnvironment();
if (env) {
  mkdirSync(output, { recursive: true });
  const runs = [];
  let result;
  do {
    runs.push(run(runs.length + 1, env));
    result = judged(runs);
  } while (result.isWorthAnotherRun && runs.length < RUNS);
  writeFileSync(join(output, 'results.json'), JSON.stringify(result, null, 2));
  for (const error of result.errors) console.error(`The browser tests ended early: ${error}`);
  for (const { name, outcome } of result.tests) if (outcome === 'failed') console.error(`FAILED ${name}`);
  process.exit(result.hasPassed ? 0 : 1);
}
