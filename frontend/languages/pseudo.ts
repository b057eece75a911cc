/**
 * The pseudo-language: English with accents, some 40 % longer, in brackets. What a page shows without brackets is
 * hard-coded, and what does not fit would not fit in other languages either.
 */
const OPEN = '⟦';
const CLOSE = '⟧';
const LONGER = 0.4;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Tags, placeholders, addresses, paths, constants, and what is pseudo already: none of it is words. */
const KEPT = /(<[^>]*>|\{[^}]*\}|\w+:\/\/\S+|[\w-]+\/[\w./-]+|\b[A-Z]+(?:_[A-Z]+)+\b|⟦.*⟧)/s;
/** Keys of the keyboard, digits, signs and codes have no two letters in a row. */
const WORD = /\p{L}{2}/u;

function accented(words: string): string {
  let owed = 0;
  return [...words]
    .map((letter) => {
      const changed = accents.get(letter);
      if (!changed) return letter;
      owed += LONGER;
      // Vowels first: a word stays one word, and grows.
      const again = owed >= 1 || (owed >= LONGER && /[aeiouy]/i.test(letter)) ? 1 : 0;
      owed -= again;
      return changed + changed.toLowerCase().repeat(again);
    })
    .join('');
}

/** As the server names cards and kinds of things. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

/** A text in the pseudo-language; what holds no words stays as it is. */
export function pseudoText(text: string): string {
  if (!WORD.test(text) || CONSTANT.test(text)) return text;
  const parts = text.split(KEPT).map((part, index) => (index % 2 === 1 ? part : accented(part)));
  return `${OPEN}${parts.join('')}${CLOSE}`;
}

/** Properties that name something for the code. */
const CODES = ['id', 'anchor'];

/** Everything that players read in a value, changed: in objects and lists, and in what functions return. */
export function pseudo<T>(value: T): T;
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...given: unknown[]): unknown => pseudo(value(...given));
  if (Array.isArray(value)) return value.map((one) => pseudo(one));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, CODES.includes(key) ? (one as unknown) : pseudo(one)]),
  );
}

/** Returns the rest of a text without everything that came from a text module. */
export function withoutPseudo(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === OPEN) depth++;
    else if (letter === CLOSE) depth--;
    else if (depth === 0) rest += letter;
  }
  return rest;
}
