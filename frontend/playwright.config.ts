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
 * The tests that run where CHALET_THOROUGH=false, as in `./mvnw verify` without -Pthorough: a whole match by mouse
 * through a reload and a kill, one by keyboard and by touch, joining by link, axe, the look of cards and pieces, and the
 * layout of pages and boards, on two screens each.
 */
const QUICK = [
  'two strangers sit down by a link',
  'two play a whole match of Avalanche',
  'from the link to the first card',
  'axe finds nothing on any kind of page',
  'pieces.spec',
  'layout.spec',
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
