/** A refusal as it came from the server. */
export interface Refused {
  /** In English, from the server. */
  sentence: string;
  /** Unique; left out by a server without reasons. */
  reason?: string;
  /** The values in the sentence: numbers and codes, as the reason has them. */
  parameters?: Readonly<Record<string, unknown>>;
}

type Words = Readonly<Record<string, string | ((parameters: never) => string)>>;

const ofGames = import.meta.glob<{ default: Words }>('../games/*/texts/refusal-texts.ts');

/** Milliseconds to wait for the words; then the server's sentence is shown. */
const PATIENCE = 1_000;

/** The module with the words for a reason: its first word names the game. */
const wordsFor = (reason: string): Promise<{ default: Words }> => {
  const ofGame = ofGames[`../games/${reason.split('-', 1)[0]}/texts/refusal-texts.ts`];
  return ofGame ? ofGame() : import('./refusal-texts');
};

/** Fetches the words that a match of a game may need, so that its first refusal need not wait for them. */
export const fetchRefusalWords = (game: string): Promise<unknown> => Promise.all([wordsFor(game), wordsFor('match')]);

/**
 * Words a refusal for players. The words are fetched with the first refusal; while they cannot be had, and for a reason
 * that this page does not know, the server's sentence has to do. Never fails.
 */
export async function wordRefusal({ sentence, reason, parameters = {} }: Refused): Promise<string> {
  if (!reason) return sentence;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  try {
    const words = (await Promise.race([wordsFor(reason), late]))?.default ?? {};
    const found = Object.hasOwn(words, reason) ? words[reason] : sentence;
    const said = typeof found === 'function' ? found(parameters as never) : (found ?? sentence);
    // A value of a newer server, such as a card that this page has no name for.
    return said.includes('undefined') ? sentence : said;
  } catch {
    return sentence;
  } finally {
    clearTimeout(timer);
  }
}
