/** What is said around a hint. */

export const texts = {
  hint: 'Hint',
  key: 'Q',
  title: 'What a bot would do',
  /** Before the first one of a match for one. */
  price: 'A match with hints is not counted among the best.',
  ask: 'Show me',
  thinking: 'A bot looks at what you see and thinks …',
  only: 'the only thing to do',
  /** Beside the first one, where no other was thought of. */
  clearly: 'nothing else comes near',
  /** Beside the first one, where others were. */
  surely: 'better than the others',
  first: 'its first choice',
  alike: 'about as good',
  less: 'not as good',
  by: (playouts: number) =>
    `It played on ${playouts} times in its imagination, with cards that you cannot see drawn anew each time.`,
  byRules: 'It decided by its own rules of thumb.',
  doThis: 'Do this',
  doThisOf: (action: string) => `Do this: ${action}`,
  /** To see the board behind the words, and back. */
  fold: 'See the board',
  unfold: 'Why?',
  close: 'Close',
  said: (action: string) => `A bot would: ${action}.`,
  failed: 'No hint came. Try again in a moment.',
};
