// Lists the tests that failed and passed in a later try, each in a line: those in browsers and those on the packaged jar.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../target'));
const firstLine = (words) => words.trim().split('\n')[0];

function inBrowsers() {
  const results = join(target, 'browser/results.json');
  if (!existsSync(results)) return [];
  return JSON.parse(readFileSync(results, 'utf8'))
    .tests.filter(({ outcome }) => outcome === 'flaky')
    .map(({ name, tries, failures }) => ({ name, tries, error: failures[0].error, files: filesOf(tries, failures) }));
}

/** The trace of a try that passed lies beside those of the failures. */
function filesOf(tries, failures) {
  const folders = new Set(failures.flatMap(({ files }) => files.map((file) => relative(target, dirname(file)))));
  return [...folders].map((folder) => join('target', folder)).concat(`target/browser/${tries} (trace)`);
}

const TEST = /<testcase name="([^"]*)" classname="([^"]*)"[^>]*(?<!\/)>(.*?)<\/testcase>/gs;

/** Failsafe's reports have them as flakyFailure or flakyError. */
function onTheJar() {
  const folder = join(target, 'failsafe-reports');
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => /^TEST-.*\.xml$/.test(name)) : [];
  return reports.flatMap((report) => {
    const xml = readFileSync(join(folder, report), 'utf8');
    return [...xml.matchAll(TEST)].flatMap(([, test, ofClass, inside]) => {
      const failures = [...inside.matchAll(/<flaky(?:Failure|Error)\b([^>]*)>/g)].map(([, attributes]) => attributes);
      if (failures.length === 0) return [];
      const words = /message="([^"]*)"/.exec(failures[0]) ?? /type="([^"]*)"/.exec(failures[0]);
      return [
        {
          name: unescaped(`${ofClass}.${test}`),
          tries: failures.length + 1,
          error: unescaped(words?.[1] ?? ''),
          files: [`target/failsafe-reports/${report}`, 'target/integration-tests.log'],
        },
      ];
    });
  });
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (xml) =>
  xml
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all);

for (const { name, tries, error, files } of [...inBrowsers(), ...onTheJar()])
  console.log(`FLAKY ${name}: passed in try ${tries}; ${firstLine(error)}; see ${files.join(', ')}`);
