import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The browser tests' own setting, for measuring a first visit instead. */
export default defineConfig(usual, { testMatch: '*.measure.ts', workers: 1 });
