/** The words about the reader's own place. */
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const texts = {
  /** The reader among those who share the win. */
  you: 'You',
  /** The reader's place: of two players, and of more. */
  lost: 'You lost',
  came: (rank: number) => `You came ${ordinals[rank - 1] ?? `${rank}th`}`,
  /** The winner before the reason, where the reader's own place is the heading. */
  winnerBefore: (winner: string, reason: string) => `${winner}. ${reason}`.trim(),
  /** The reader's own place before the sentence about the winner, for those who listen. */
  placeBefore: (place: string, sentence: string) => `${place}. ${sentence}`,
};
