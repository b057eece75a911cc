/** What is said over a match that went on from another. */

export const texts = {
  from: 'Played on from',
  of: (ply: number) => (ply === 0 ? 'the deal of another match' : `ply ${ply} of another match`),
  sameCards: 'The same cards; it counts for nothing.',
};
