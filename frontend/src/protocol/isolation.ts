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

/** Invisible signs that are pasted along with a text; not the joiners, which scripts and emoji need. */
const PASTED_ALONG = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\p{Cs}]/gu;

/** A text as whoever typed or pasted it sees it, on one line. */
export const asSeen = (typed: string): string =>
  typed
    .replace(/\p{Cc}+/gu, ' ')
    .replace(PASTED_ALONG, '')
    .trim();

/** The letters and emoji of a text, as a person sees them; its characters where the browser cannot tell. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text);

/** The first letter or emoji of a name, as a person sees it. */
export const initialOf = (name: string): string => graphemes(bare(name))[0] ?? '';
