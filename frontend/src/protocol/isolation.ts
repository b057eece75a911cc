/**
 * Text that people type may run from right to left. Next to our words, a time or a number it breaks the line's order,
 * unless it is isolated. So that no sentence, label or title can forget it, texts are isolated where they arrive from
 * the server: nothing else that it sends holds such letters. Everything else stays as it is.
 */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** All letters, digits and signs of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolated = (value: unknown): unknown =>
  typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value;

/** The JSON of the server, in which every text that runs from right to left is isolated. */
export function parsed(json: string): unknown {
  // Looking at every value takes several times as long, and most have no such letter anywhere.
  return RIGHT_TO_LEFT.test(json) ? JSON.parse(json, (_, value: unknown) => isolated(value)) : JSON.parse(json);
}

/** A text as it was typed, to be changed in a field or sent back. */
export const bare = (text: string): string =>
  text.startsWith(FIRST_STRONG_ISOLATE) && text.endsWith(POP_ISOLATE) ? text.slice(1, -1) : text;

/** The letters and emoji of a text, as a person sees them; its characters where the browser cannot tell. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text);

/** The first letter or emoji of a name, as a person sees it. */
export const initialOf = (name: string): string => graphemes(bare(name))[0] ?? '';
