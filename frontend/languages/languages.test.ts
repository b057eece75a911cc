// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aboutLanguage,
  exportsOf,
  isTextModule,
  language,
  languageFolders,
  modulesOf,
  SOURCE,
  textModules,
} from '../scripts/languages.mjs';
import { beginLanguage, CHECKED, checkedModule } from '../scripts/new-language.mjs';

/** Returns the faults of a language's folder: what it lacks, and what it has too much. */
function faults(folder: string): string[] {
  const [english, own] = [textModules(), modulesOf(folder).filter((path) => path !== CHECKED)];
  const exported = (path: string) => exportsOf(readFileSync(path, 'utf8')).sort().join();
  return [
    ...english.filter((path) => !own.includes(path)).map((path) => `${path} is missing`),
    ...own.filter((path) => !english.includes(path)).map((path) => `${path} has no English twin`),
    ...english
      .filter((path) => own.includes(path) && exported(join(SOURCE, path)) !== exported(join(folder, path)))
      .map((path) => `${path} exports other names`),
    ...(checkedModule(folder) === readFileSync(join(folder, CHECKED), 'utf8') ? [] : [`${CHECKED} is out of date`]),
    ...(['ltr', 'rtl'].includes(aboutLanguage(folder).dir) ? [] : ['language.json has no dir']),
  ];
}

/** Returns the compiler's complaints about a language's folder. */
function typeFaults(folder: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, '.');
  const program = ts.createProgram([join(folder, CHECKED), 'src/vite-env.d.ts'], { ...options, types: [] });
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

let folder: string;
const change = (path: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, path), after);
};

beforeAll(() => {
  folder = mkdtempSync(join(SOURCE, '../node_modules/.language-'));
  beginLanguage(folder, 'Sample');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([...languageFolders()])('%s has every text module', (_, own) => {
  expect(faults(own)).toEqual([]);
});

test('all texts are found, and nothing else', () => {
  expect(textModules().length).toBeGreaterThan(40);
  expect(textModules()).toContain('games/hike/rules/rules-texts.ts');
  expect(
    ['pages/solo/texts.ts', 'games/avalanche/texts/grammar-texts.ts', 'games/people-texts.ts'].every(isTextModule),
  ).toBe(true);
  expect(
    modulesOf(SOURCE).filter((path) => /(text|grammar|[a-z]Texts)\.ts$/i.test(path) && !isTextModule(path)),
  ).toEqual([]);
  expect(['pages/solo/words.ts', 'games/hike/texts/texts.test.ts', 'art/pistes.ts'].some(isTextModule)).toBe(false);
});

/** The compiler takes its time. */
const PATIENCE = 180_000;

test('a language that was begun lacks nothing, and what one lacks is told', { timeout: PATIENCE }, () => {
  expect(faults(folder)).toEqual([]);
  change('texts.ts', /skip: .*/, 'skip: 1,');
  change('settings-texts.ts', 'settingsTexts', 'settingTexts');
  rmSync(join(folder, 'bot-texts.ts'));
  expect(faults(folder)).toEqual(['bot-texts.ts is missing', 'settings-texts.ts exports other names']);
  const told = typeFaults(folder);
  expect(told).toHaveLength(3);
  expect(told.join('\n')).toMatch(/types of 'texts.skip' are incompatible/);
  expect(told.join('\n')).toMatch(/Property 'settingsTexts' is missing/);
  expect(told.join('\n')).toMatch(/Cannot find module '.\/bot-texts'/);
  beginLanguage(folder, 'Sample');
  expect(faults(folder), 'what is missing is added, and nothing translated is lost').toEqual([
    'settings-texts.ts exports other names',
  ]);
});

/** Where an import leads in a build, from a file below `src` or the language's folder. */
async function leads(code: string, from: string, wanted: string): Promise<string> {
  const { resolveId } = language(code, code === 'fr' ? folder : undefined) as unknown as {
    resolveId: (this: object, source: string, importer: string, options: object) => Promise<string | null>;
  };
  const found = `${resolve(dirname(from), wanted)}.ts`;
  const led = await resolveId.call({ resolve: async () => ({ id: found }) }, wanted, from, {});
  return led === null ? 'as it is written' : led.replace(folder, 'fr').replace(SOURCE, 'src');
}
const src = (path: string): string => join(SOURCE, path);

test('a build in a language takes its text modules in place of the English ones', async () => {
  expect(await leads('fr', src('shell/Header.svelte'), '../texts')).toBe('fr/texts.ts');
  expect(await leads('fr', src('shell/Header.svelte'), './kept.svelte')).toBe('as it is written');
  expect(await leads('fr', join(folder, 'texts.ts'), '../../src/texts'), 'it may borrow').toBe('as it is written');
  expect(await leads('en', src('shell/Header.svelte'), '../texts')).toBe('as it is written');
});

test('a build in the pseudo-language changes each text once', async () => {
  expect(await leads('en-XA', src('shell/Header.svelte'), '../texts')).toBe('src/texts.ts?pseudo');
  expect(await leads('en-XA', src('games/people-texts.ts'), '../texts')).toBe('as it is written');
});
