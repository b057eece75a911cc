/** Browsers that protect their users refuse what a page would keep: everything works without, until the page is left. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Each file that keeps something, with all that it does. */
const KEEPERS: Record<string, () => Promise<unknown>> = {
  'fairness/fingerprints.ts': async () => {
    const { noteFingerprint, seenFingerprint } = await import('./fairness/fingerprints');
    noteFingerprint('m1', 'aa');
    return seenFingerprint('m1');
  },
  'pages/lobby/botMemory.ts': async () => {
    const { keepBotMatch, isNewcomer } = await import('./pages/lobby/botMemory');
    keepBotMatch({ game: 'hike', seats: 2, level: 'SKIER', options: {}, botPace: null });
    return isNewcomer({ id: 'hike' } as never);
  },
  'pages/solo/siteKey.svelte.ts': async () => {
    const { siteKey } = await import('./pages/solo/siteKey.svelte');
    siteKey.words = 'sesame';
    expect(siteKey.words).toBe('sesame');
  },
  'pages/solo/soloMemory.ts': async () => {
    const { keepTable, keptTable } = await import('./pages/solo/soloMemory');
    keepTable('alone', 't1');
    return keptTable('alone');
  },
  'protocol/suggestion.ts': async () => {
    const { keepSuggestion, keptSuggestion } = await import('./protocol/suggestion');
    keepSuggestion('Ada');
    return keptSuggestion();
  },
  'shell/kept.svelte.ts': async () => {
    const { settings } = await import('./shell/settings.svelte');
    const { kept } = await import('./shell/kept.svelte');
    settings.theme = 'dark';
    expect(settings.theme).toBe('dark');
    expect(kept.failed).toBe(true);
  },
  'version.svelte.ts': async () => import('./version.svelte'),
};

const refuses = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  },
);
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: () => {},
};

/** Svelte defines these once in a context, and its development build refuses that they are read. */
const RUNES = ['$state', '$effect', '$derived', '$inspect', '$props', '$bindable'];

beforeEach(() => {
  vi.resetModules();
  for (const rune of RUNES) Reflect.deleteProperty(globalThis, rune);
});
afterEach(() => vi.unstubAllGlobals());

test.each(
  Object.keys(KEEPERS).flatMap((name) => [
    [name, 'refused', refuses] as const,
    [name, 'missing', null] as const,
    [name, 'full', full] as const,
  ]),
)('%s does without where storage is %s', async (name, _, storage) => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  await KEEPERS[name]?.();
});

test('nothing else keeps anything', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => /\b(?:local|session)Storage\b|\bindexedDB\b/.test(readFileSync(join('src', path), 'utf8')));
  expect(users.toSorted()).toEqual(Object.keys(KEEPERS));
});

/** Features that some browsers lack, each with the files that know it. */
const MISSING: [RegExp, string[]][] = [
  [/document\.fonts\./, []],
  [/new Intl\.Segmenter/, ['protocol/isolation.ts']],
  [/crypto\.(?:subtle|randomUUID)/, ['fairness/sha256.ts']],
  [
    /navigator\.clipboard\.writeText/,
    ['pages/archive/ReplayStage.svelte', 'pages/solo/match/SoloEnd.svelte', 'shell/clipboard.ts'],
  ],
  [/new (?:Notification|BroadcastChannel|SharedWorker)\(|navigator\.(?:serviceWorker|storage|permissions|locks)/, []],
];

test('what some browsers lack is used only where its absence is known', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join('src', path), 'utf8')] as const);
  for (const [used, where] of MISSING) {
    const users = sources.filter(([, text]) => used.test(text)).map(([path]) => path);
    expect(users.toSorted(), `${used}`).toEqual(where);
  }
});

/** Lists of content blockers hide what has such a name, on every page. */
const HIDDEN =
  /^(?:ads?|adv|advert\w*|sponsor\w*|promo\w*|social\w*|share[-_A-Z]\w*|sharing\w*|follow\w*|cookie\w*|newsletter|popup|ads?[-_]\S*)$/i;

test('nothing has a name that content blockers hide', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svelte'))
    .flatMap((path) => [...readFileSync(join('src', path), 'utf8').matchAll(/\b(?:class|id)="([^"{]*)/g)])
    .flatMap(([, value = '']) => value.split(/\s+/));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => HIDDEN.test(name))).toEqual([]);
});
