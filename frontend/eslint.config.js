import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The router is our own; links are plain addresses.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/protocol/time/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'A moment is serverClock.now(), a length is measured by performance.now(): protocol/time.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The clock of this machine may be wrong: serverClock.now() of protocol/time.',
        },
        {
          selector:
            'CallExpression[callee.name=/^set(Timeout|Interval)$/] > :nth-child(2):not(Literal):not(Identifier[name=/^[A-Z_]+$/])',
          message: 'A computed wait may be longer than a timer can be: later() of protocol/time.',
        },
        {
          selector: "SvelteAttribute[key.name='style']",
          message: 'The Content-Security-Policy forbids style attributes: style:property={…}.',
        },
        {
          selector: 'SvelteAttribute[key.name=/^(src|href)$/] > SvelteLiteral[value=/^https?:/]',
          message: 'The Content-Security-Policy forbids foreign addresses.',
        },
        {
          selector: 'SvelteStyleElement > SvelteText[value=/url\\((?!["\']?#)/]',
          message: 'The Content-Security-Policy forbids files in styles: url(#…) only.',
        },
      ],
    },
  },
);
