// @vitest-environment node
import { expect, test } from 'vitest';
import { pseudo, pseudoText, withoutPseudo } from './pseudo';
import { hardCoded } from './shown';

test('texts are longer, accented, in brackets, and can still be read', () => {
  expect(pseudoText('Settings')).toBe('⟦Šééţţííñĝšš⟧');
  const long = 'Your name and your seats at tables are given up.';
  expect([...pseudoText(long)].length / long.length).toBeGreaterThan(1.35);
});

test('keys, digits, tags, placeholders, addresses and constants stay', () => {
  expect(['U', '±0', 'RED_HEART', ''].map(pseudoText)).toEqual(['U', '±0', 'RED_HEART', '']);
  expect(pseudoText('Set CHALET_PUBLIC_ADDRESS, see <b>docs/hosting.md</b> {name}')).toMatch(
    /CHALET_PUBLIC_ADDRESS.*<b>docs\/hosting\.md<\/b> \{name\}⟧$/,
  );
});

test('whatever a text module exports is changed: objects, lists, what functions return; names for the code are not', () => {
  const made = pseudo({ id: 'the-end', list: ['one'], seats: (count: number) => `${count} seats`, most: 3 });
  expect(made).toMatchObject({ id: 'the-end', list: ['⟦óóñé⟧'], most: 3 });
  expect(made.seats(2)).toBe('⟦2 šééáţšš⟧');
});

test('what came from no text module is told, unless it is a name', () => {
  const texts = ['⟦Ýóóú: ⟦Áñ⟧⟧', '⟦Ýóóú⟧ and ⟦mé⟧', 'Ada', 'Ada wins', '12 ×3', 'K'];
  expect(withoutPseudo('⟦a ⟦b⟧ c⟧ d')).toBe(' d');
  const shown = texts.map((text) => ({ where: '<p>', text }));
  expect(hardCoded(shown, ['Ada'])).toEqual(['<p> ⟦Ýóóú⟧ and ⟦mé⟧', '<p> Ada wins']);
});
