import { bare, initialOf } from '../../../protocol/isolation';

/**
 * A letter for each name, no two the same while they have enough of them: the first of the name, or of its second word
 * where several begin with the same word, as those of bots do.
 */
export function lettersOf(names: readonly string[]): string[] {
  const words = names.map((name) => bare(name).split(/\s+/).filter(Boolean));
  const isShared = (first: string | undefined): boolean => words.filter(([other]) => other === first).length > 1;
  const taken = new Set<string>();
  return words.map((all, seat) => {
    const rest = all.length > 1 && isShared(all[0]) ? all.slice(1) : all;
    const wished = [...rest.map(initialOf), ...rest.join(''), `${seat + 1}`];
    const letter = wished.map((one) => one.toUpperCase()).find((one) => one !== '' && !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
}
