/** Text that people type and paste has more in it than they see. */

/** Returns the text without invisible characters, with letters of full width as plain ones, and no space around it. */
export const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\u034F]/gu, '')
    .trim();

/**
 * Returns the first word of letters and digits, such as a code or a day: chat programs leave signs, and whole
 * sentences, before and behind it. A code ends after its 22 letters, whatever follows. Undefined if there is none.
 */
export const firstWord = (text: string): string | undefined =>
  /[A-Za-z0-9]{22}|[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/.exec(plain(text))?.[0];

/** The query of an address with the first word of each value; mails write `&amp;` between them. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, value]) => [name.replace(/^amp;/, ''), firstWord(value) ?? '']),
  );
