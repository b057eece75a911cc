// Says of several runs of browser tests, each later one of those that had failed, what became of each test.

/** Each test of a report, with the titles above it. */
function tests(suites, above = []) {
  return suites.flatMap(({ title, specs = [], suites: below = [] }) => {
    const titles = [...above, title].filter(Boolean);
    return [
      ...specs.flatMap(({ id, title: own, tests: all }) =>
        all.map((test) => ({ ...test, id, name: [...titles, own].join(' › ') })),
      ),
      ...tests(below, titles),
    ];
  });
}

/** passed, failed, skipped (on purpose), or missing: it did not run to its end. */
function outcome({ status, expectedStatus, results }) {
  if (status === 'expected') return 'passed';
  if (status === 'unexpected') return results.some((result) => result.status === 'interrupted') ? 'missing' : 'failed';
  return status === 'skipped' && expectedStatus === 'skipped' && results.length > 0 ? 'skipped' : 'missing';
}

function failure({ results }) {
  const { errors = [], attachments = [] } = results.at(-1) ?? {};
  return {
    error: plain(errors[0]?.message ?? 'no error was reported'),
    files: attachments.flatMap(({ path }) => path ?? []),
  };
}

// Playwright colours its errors.
const plain = (words) => words.replace(/\u001b\[[\d;]*m/g, '');

/**
 * What became of each test of the first run: passed, skipped, flaky (failed, and passed in a later run), failed. Errors of
 * no test (a limit of failures or of time, a worker that crashed, a test that did not run) end it: no later run can
 * mend them.
 *
 * @param runs of each: Playwright's exit code, the report's suites and messages of errors
 */
export function judged(runs) {
  const reports = runs.map(({ suites }) => new Map(tests(suites).map((test) => [test.id, test])));
  const errors = runs.flatMap(({ errors }) => errors.map(plain));
  const all = [...reports[0].values()].map(({ id, name }) => {
    const tries = reports.flatMap((report) => report.get(id) ?? []);
    const outcomes = tries.map(outcome);
    const last = outcomes.at(-1);
    if (outcomes.includes('missing')) errors.push(`did not run to its end: ${name}`);
    return {
      name,
      outcome: last === 'passed' && tries.length > 1 ? 'flaky' : last,
      tries: tries.length,
      failures: tries.filter((_, at) => outcomes[at] === 'failed').map(failure),
    };
  });
  const { code } = runs.at(-1);
  const hasFailed = all.some(({ outcome }) => outcome === 'failed');
  if (all.length === 0) errors.push('no test was found');
  if (code !== 0 && !hasFailed && errors.length === 0) errors.push(`Playwright ended with exit code ${code}`);
  // A test that failed must have been in the run after it.
  all.forEach((test) => {
    if (test.outcome === 'failed' && test.tries < runs.length) errors.push(`did not run again: ${test.name}`);
  });
  const isWhole = errors.length === 0;
  return { hasPassed: isWhole && !hasFailed, isWorthAnotherRun: isWhole && hasFailed, errors, tests: all };
}
