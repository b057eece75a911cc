/** The words over a match that continues another. */

export const texts = {
  /** Around the link to where it continues. */
  from: { before: 'Continued from ', after: '.' },
  of: (move: number) => (move === 0 ? 'the deal of another match' : `move ${move} of another match`),
  sameCards: 'Same cards, so it doesn’t count.',
};
