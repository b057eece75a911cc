import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config';

/** The browser tests' own setting, for tests of the gate: scripts/browser-gate.test.ts chooses among these. */
export default defineConfig(usual, {
  testDir: '.',
  testMatch: '*.cases.ts',
  grep: undefined,
  maxFailures: Math.min(usual.maxFailures!, 5),
});
