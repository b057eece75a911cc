import { withoutPseudo } from './pseudo';

/** A text that a page shows or a screen reader reads, and the element that it belongs to. */
export interface Shown {
  where: string;
  text: string;
}

/**
 * All texts of the document: text nodes, names for screen readers, placeholders, and the title. Texts that say of which
 * language they are do not count. It runs in browsers, too.
 */
export function shownTexts(): Shown[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
  ];
  const shown: Shown[] = [{ where: 'document.title', text: document.title }];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    if (node instanceof Element) {
      for (const name of ATTRIBUTES) {
        const text = node.getAttribute(name);
        if (text) shown.push({ where: `<${node.tagName.toLowerCase()} ${name}>`, text });
      }
    } else {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, template, body [lang]')) continue;
      const classes = [...parent.classList].filter((name) => !name.startsWith('svelte-')).join('.');
      const where = `<${parent.tagName.toLowerCase()}${classes && `.${classes}`}>`;
      shown.push({ where, text: (node.textContent ?? '').trim() });
    }
  }
  return shown;
}

/** Two letters in a row: less is a card's face, a key, a sign or a number. */
const WORD = /\p{L}{2}/u;

/** The texts that hold words which came from no text module and are not names. */
export function hardCoded(shown: readonly Shown[], names: readonly string[]): string[] {
  const longestFirst = [...names].filter((name) => name !== '').sort((one, other) => other.length - one.length);
  const found = shown.filter(({ text }) => {
    const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ''), withoutPseudo(text));
    return WORD.test(rest);
  });
  return [...new Set(found.map(({ where, text }) => `${where} ${text}`))];
}
