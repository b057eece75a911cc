/** Which key means what on the board; the letters themselves stand with the other words. */
import { boardWords } from '../texts/board-texts';
import { words } from '../texts/texts';
import type { Target } from './offers';

export type Command =
  | { do: 'whistle' | 'accept' | 'decline' | 'sheet' | 'put away' | 'choose pile' }
  | { do: 'choose'; index: number }
  | { do: 'aim'; target: Target };

/** The keys that aim at the opponents, by their order on the table. */
export const opponentKeys = boardWords.keys.opponents;

export function commandOf(key: string, opponents: readonly number[]): Command | undefined {
  const letter = key.toUpperCase();
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  const opponent = opponents[(opponentKeys as readonly string[]).indexOf(letter)];
  if (opponent !== undefined) return { do: 'aim', target: `seat-${opponent}` };
  switch (letter) {
    case words.callKey:
      return { do: 'whistle' };
    case words.acceptKey:
      return { do: 'accept' };
    case boardWords.keys.decline:
      return { do: 'decline' };
    case boardWords.keys.sheet:
      return { do: 'sheet' };
    case boardWords.keys.pile:
      return { do: 'choose pile' };
    case boardWords.keys.centre:
      return { do: 'aim', target: 'centre' };
    case boardWords.keys.discard:
      return { do: 'aim', target: 'discard' };
    case words.closeKey:
      return { do: 'aim', target: 'own' };
    case 'ESCAPE':
      return { do: 'put away' };
    default:
      return undefined;
  }
}

/** Lets the arrow keys walk over buttons: those that light up, or my cards. */
export function walk(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined || buttons.length === 0) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
}
