/** Everything on a board or a card that is no word can be asked for its meaning: held against each state of each board, and all pieces. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { meaningOf, type SymbolTexts } from '../shell/symbols/meanings';
import type { Played } from '../games/game';
import { allMoments, distinctMoments, shownBy, type Pieces } from './gameGallery';

afterEach(cleanup);

const words = import.meta.glob<{ symbolTexts: SymbolTexts }>('../games/*/texts/symbol-texts.ts', { eager: true });
const rules = import.meta.glob<{ rulesSections: readonly { id: string }[] }>('../games/*/rules/rules-texts.ts', {
  eager: true,
});
const pieces = import.meta.glob<{ default: Pieces }>('../games/*/gallery/pieces.ts', { eager: true });
const sources = import.meta.glob<string>('../games/**/*Sign.svelte', { eager: true, query: '?raw', import: 'default' });
const GAMES = ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'];
const symbolsOf = (game: string): SymbolTexts => words[`../games/${game}/texts/symbol-texts.ts`]!.symbolTexts;

/** Parts that are no symbol of a game: keys, words read aloud, tables with heads, and pictures of the end. */
const EXEMPT = 'kbd, .visually-hidden, table, style, script';
const WORD = /\p{L}{2,}/u;
/** Drawn only in plans and at times that no moment shows. */
const RARE: Record<string, string[]> = {
  antarctic: ['earned'],
  crashlanding: ['before', 'DOWN'],
  hike: ['camped'],
  infiniski: ['buried'],
};
/** A panel in words, and a sign of several symbols. */
const WHOLE = ['VerdictSign.svelte', 'SpeedSign.svelte'];
/** Signs next to their words. */
const WITH_WORDS = 'table, .whistle, .verdict, .confirm, .warning';

/** A line that says more than a number. */
const inWords = (node: Text): boolean => WORD.test(node.data) || WORD.test(node.parentElement?.textContent ?? '');

/** The texts that are no words and belong to no symbol. */
function unexplained(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || inWords(node)) continue;
    if (parent.closest(`[data-symbol], ${EXEMPT}`)) continue;
    found.push(`${node.data.trim()} in <${parent.localName} class="${parent.className}">`);
  }
  for (const sign of root.querySelectorAll('[data-drawn]'))
    if (!sign.closest(`[data-symbol], ${WITH_WORDS}`))
      found.push(`a sign in <${sign.parentElement?.localName} class="${sign.parentElement?.getAttribute('class')}">`);
  return found;
}

/** The kinds of symbols that were drawn. */
const drawn = new Map<string, Set<string>>(GAMES.map((game) => [game, new Set<string>()]));

function check(game: string, root: Element): void {
  const symbols = [...root.querySelectorAll('[data-symbol]')].map((one) => one.getAttribute('data-symbol') ?? '');
  for (const symbol of new Set(symbols)) {
    const meaning = meaningOf(symbolsOf(game), symbol);
    expect(meaning, `No words for ${symbol}`).toBeDefined();
    expect(meaning!.sentence, symbol).not.toMatch(/undefined|NaN|null/);
    expect(meaning!.sentence, symbol).toMatch(/[.!]$/);
    drawn.get(game)!.add(meaning!.kind);
  }
  expect([...new Set(unexplained(root))]).toEqual([]);
}

/** Moments with a symbol that no other has; in Antarctic Solitaire one comes with cards that are taken up. */
const ALSO = ['crashlanding-hard', 'crashlanding-home', 'crashlanding-race', 'hike-race-rest-last'];
const states = new Set([...distinctMoments().map(({ name }) => name), ...ALSO]);
const looked = allMoments().filter(({ name }) => states.has(name) || name.startsWith('antarctic-'));

describe('on the board', () => {
  test.each(looked)('$name', async ({ name, mine }) => {
    const found = shownBy(name)!;
    const game = name.split('-')[0]!;
    const act = () => {};
    const foresee = () => Promise.resolve({ kind: 'stale' as const });
    const actAll = () => Promise.resolve({ kind: 'stale' as const } as unknown as Played);
    const { container } = render(found.game.Board, {
      props: { ...found.game.moments[found.name]!, act, ...(mine && { foresee, actAll }) },
    });
    await vi.dynamicImportSettled();
    check(game, container);
    // A card that is taken up brings symbols of its own.
    const cards = [...container.querySelectorAll<HTMLElement>('.hand button, [data-card]:not([aria-disabled="true"])')];
    for (const card of mine ? cards.slice(0, 3) : []) {
      await fireEvent.click(card);
      await vi.dynamicImportSettled();
      check(game, container);
    }
  });
});

test.each(GAMES)('on the pieces of %s', async (game) => {
  for (const { component, props, viewBox } of pieces[`../games/${game}/gallery/pieces.ts`]!.default.pieces) {
    // A part of a drawing is explained where it stands.
    if (viewBox !== undefined || /Sign/.test(component.name)) continue;
    const { container } = render(component, { props: { ...props } });
    await vi.dynamicImportSettled();
    check(game, container);
    cleanup();
  }
});

describe.each(GAMES)('the words of %s', (game) => {
  test('are sentences of at most 25 words, each with its paragraph', () => {
    const anchors = rules[`../games/${game}/rules/rules-texts.ts`]!.rulesSections.map(({ id }) => id);
    for (const [kind, { name, means, rule }] of Object.entries(symbolsOf(game))) {
      expect(name, kind).toMatch(/^\p{Lu}|^\+/u);
      for (const sentence of means.split(/(?<=\.) /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
      expect(anchors, kind).toContain(rule);
    }
  });
});

test.each(GAMES)('%s explains nothing that it never draws', (game) => {
  const never = Object.keys(symbolsOf(game)).filter((kind) => !drawn.get(game)!.has(kind));
  expect(never).toEqual(RARE[game] ?? []);
});

test('signs are known as such', () => {
  const unmarked = Object.keys(sources).filter((path) => !sources[path]!.includes('data-drawn'));
  expect(unmarked.map((path) => path.split('/').at(-1))).toEqual(WHOLE);
});
