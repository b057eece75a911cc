import { language } from '../../../../texts';

const numbers = new Intl.NumberFormat(language);

/** The words of a hint. */
export const texts = {
  hint: 'Hint',
  key: 'Q',
  title: 'Suggestion',
  /** Before the first one of a solo match. */
  price: 'Matches with hints don’t count for records.',
  ask: 'Show hint',
  thinking: 'A bot is thinking. It sees only what you see…',
  only: 'your only move',
  /** Next to the first one, where no other was thought of. */
  clearly: 'nothing else comes close',
  /** Next to the first one, where others were. */
  surely: 'better than the others',
  first: 'first choice',
  alike: 'about as good',
  less: 'not as good',
  /** The rating of a suggestion, in a line. */
  rated: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
  /** Its reasons, in a line. */
  reasons: (reasons: readonly string[]) => reasons.filter((reason) => reason !== '').join('; '),
  by: (playouts: number) => `Based on ${numbers.format(playouts)} simulated games, with unseen cards reshuffled.`,
  byRules: 'Based on rules of thumb.',
  doThis: 'Do this',
  doThisOf: (action: string) => `Do this: ${action}`,
  /** To see the board behind the words, and back. */
  fold: 'Show board',
  unfold: 'Why?',
  hide: 'Hide',
  said: (action: string, reasons: string) =>
    reasons === '' ? `The bot suggests: ${action}.` : `The bot suggests: ${action}; ${reasons}.`,
  failed: 'No hint arrived. Try again in a moment.',
};
