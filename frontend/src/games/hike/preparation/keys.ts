/** Which key means what on the board; the letters themselves stand with the other words. */
import { boardWords } from './board-texts';

export type Command =
  | { do: 'to hand' | 'one more' | 'pass' | 'declare' | 'end' | 'look' | 'centre' | 'put away' }
  | { do: 'number'; number: number };

const { keys } = boardWords;
const letters: Record<string, Command> = {
  [keys.toHand]: { do: 'to hand' },
  [keys.oneMore]: { do: 'one more' },
  [keys.pass]: { do: 'pass' },
  [keys.declare]: { do: 'declare' },
  [keys.end]: { do: 'end' },
  [keys.look]: { do: 'look' },
  [keys.centre]: { do: 'centre' },
  ESCAPE: { do: 'put away' },
};

export function commandOf(key: string): Command | undefined {
  if (/^[1-9]$/.test(key)) return { do: 'number', number: Number(key) };
  return letters[key.toUpperCase()];
}

/** Lets the arrow keys walk over buttons that lie in rows: sideways in their order, up and down to the nearest. */
export function walk(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  const at = buttons[from]?.getBoundingClientRect();
  if (!at) return;
  event.preventDefault();
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const step = event.key === 'ArrowLeft' ? -1 : 1;
    buttons[(from + step + buttons.length) % buttons.length]?.focus();
    return;
  }
  const down = event.key === 'ArrowDown';
  const near = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > at.top + 4 : box.top < at.top - 4))
    .map(({ button, box }) => ({ button, far: 4 * Math.abs(box.top - at.top) + Math.abs(box.left - at.left) }))
    .sort((a, b) => a.far - b.far);
  near[0]?.button.focus();
}
