/** The words of the recap: what the others did since my last turn. */

export const texts = {
  title: 'Since your turn',
  /** For screen readers: the name, and everything that happened in that turn. */
  turn: (name: string, sentences: string) => `${name}: ${sentences}`,
  /** Announced once when the recap comes. */
  announced: (names: string) => `Recap of turns since yours: ${names}. It is next to “Your turn”.`,
  more: (count: number) => `+${count}`,
  dismiss: 'Hide recap',
  backToNow: 'Back to now',
  previous: 'Previous move',
  next: 'Next move',
  position: (number: number, of: number) => `${number}/${of}`,
};
