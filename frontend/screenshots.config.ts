import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The browser tests' own setting, for taking pictures instead. */
export default defineConfig(usual, { testMatch: '*.pictures.ts', workers: 1 });
