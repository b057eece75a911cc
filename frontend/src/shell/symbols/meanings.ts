/*
 * The meanings of the symbols on a board. Whatever is drawn there and is no word carries data-symbol="kind value …"; its
 * game's `texts/symbol-texts.ts` has a sentence for each kind. A card that shows several symbols is marked data-symbols.
 */

/** The words of a kind of symbol. */
export interface SymbolText {
  /** As the rulebook calls it, with a capital. */
  name: string;
  /** The print, if letters or digits can show it; an example of it where it has a number. */
  sign?: string;
  /** The meaning anywhere, in one sentence, for the legend. */
  means: string;
  /** The meaning with the values at hand, in one sentence; `means` where there are none. */
  here?: (...values: string[]) => string;
  /** The paragraph of the rules page that has the rule. */
  rule: string;
}

/** The words of all kinds of symbols of a game, by kind. */
export type SymbolTexts = Readonly<Record<string, SymbolText>>;

/** The explanation of a symbol on the board. */
export interface Meaning {
  kind: string;
  name: string;
  sentence: string;
  rule: string;
}

/** Explains `data-symbol`; undefined if the game has no words for the kind. */
export function meaningOf(texts: SymbolTexts, symbol: string): Meaning | undefined {
  const [kind = '', ...values] = symbol.split(' ');
  const text = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (!text) return undefined;
  return { kind, name: text.name, sentence: text.here?.(...values) ?? text.means, rule: text.rule };
}

/** Explains several, each sentence once. */
export function meaningsOf(texts: SymbolTexts, symbols: readonly string[]): Meaning[] {
  return [...new Set(symbols)].flatMap((symbol) => meaningOf(texts, symbol) ?? []);
}
