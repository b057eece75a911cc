import { defineConfig } from '@playwright/test';

/** Quiet browsers: nothing of their own goes over the network. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The specs that run where CHALET_THOROUGH=false, as in `./mvnw verify` without -Pthorough: every road to a table, a
 * match by mouse, by keyboard and by touch, one alone, the weight of the pages of a table, their accessibility, their
 * layout on some of the screens, and the look of cards and pieces.
 */
const QUICK = [
  'pieces.spec',
  'tables.spec',
  'two-seats.spec',
  'a first visit of the front page takes few requests',
  'the first load of each route with avalanche is',
  'Avalanche, one by keyboard alone and one on a phone',
  'axe finds nothing on any screen of Avalanche',
  'layout.spec',
  'Infiniski by keyboard',
];

export default defineConfig({
  grep: process.env.CHALET_THOROUGH === 'false' ? new RegExp(QUICK.join('|')) : undefined,
  testDir: 'e2e',
  timeout: 300_000,
  workers: 2,
  fullyParallel: true,
  // A test that has failed runs again alone, once all others have run: scripts/browser-gate.mjs.
  retries: 0,
  // Where everything fails, the rest does not tell more, and takes longer than a build server waits.
  maxFailures: 15,
  forbidOnly: process.env.CI === 'true',
  reporter: [['line']],
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM || undefined, args: ARGS },
    // A trace of each step doubles the time: those that run again have one; ask for it elsewhere: --trace on.
    screenshot: 'only-on-failure',
  },
});
