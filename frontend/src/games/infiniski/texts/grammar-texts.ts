/** English grammar for the texts of Infiniski: plural forms and signs. */

export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');
export const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
