import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './scripts/chunks.mjs';
import { language, PSEUDO } from './scripts/languages.mjs';

const server = process.env.CHALET_URL ?? 'http://localhost:8080';

export default defineConfig({
  // Built in another language, or in the pseudo-language: VITE_LANGUAGE=en-XA.
  plugins: [svelte(), chunks(import.meta.dirname), process.env.VITEST ? [] : language(process.env.VITE_LANGUAGE)],
  resolve: {
    // Component tests need the browser's half of Svelte.
    conditions: process.env.VITEST ? ['browser', 'module', 'development'] : undefined,
  },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): it is left as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The polyfill and inlined assets would need a weaker Content-Security-Policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    // The rules of games that have no rules page of their own, and the print on the cards.
    fs: { allow: ['.', '../docs/rules', '../docs/bots/cards'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: 'happy-dom',
    // A context of its own for each file, as with a process for each, in a third of the time.
    pool: 'vmThreads',
    // A single worker would run all files in one context.
    maxWorkers: Math.max(2, availableParallelism()),
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    // Ends what hangs; on a machine that builds something else besides, five seconds are not enough to draw every card.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        plugins: [language()],
        test: {
          name: 'English',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'languages/**/*.test.ts'],
          exclude: ['**/*.pseudo.test.ts'],
        },
      },
      // Hard-coded words show when all texts are of the pseudo-language.
      { extends: true, plugins: [language(PSEUDO)], test: { name: 'pseudo', include: ['src/**/*.pseudo.test.ts'] } },
    ],
  },
});
