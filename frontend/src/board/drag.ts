/*
 * Cards that are dragged instead of pressed and, where a board wants it, enlarged by a long press.
 * Cards carry data-card="…" and the places for them data-target="…"; a short move is still a press.
 */

/** The board's handlers for a card that is dragged. */
export interface DragHandlers {
  /** Takes the card up, so that its targets light up; false if it may not be moved. */
  lift(card: string): boolean;
  /** Lets it go over a target, or over nothing. */
  drop(target: string | undefined): void;
  /** Shows it large, after a long press; left out where that does nothing. */
  look?(card: string): void;
}

/** So many pixels make a press a drag. */
const SLACK = 8;
/** So long is a long press, in milliseconds. */
const LONG = 550;

const targetAt = (root: HTMLElement, x: number, y: number): HTMLElement | undefined => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]');
  return found && root.contains(found) ? found : undefined;
};

/** The copy of the card that follows the finger. */
function shadowOf(card: HTMLElement, layer: HTMLElement): HTMLElement {
  const at = card.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  const ghost = document.createElement('div');
  const picture = card.querySelector('svg')?.cloneNode(true);
  if (picture) ghost.append(picture);
  ghost.style.cssText = `position:absolute;pointer-events:none;left:${at.left - origin.left}px;top:${at.top - origin.top}px;width:${at.width}px;--card-width:${at.width}px;opacity:.92`;
  layer.append(ghost);
  return ghost;
}

/** Makes the cards below an element draggable; the answer takes that back. */
export function makeDraggable(root: HTMLElement, layer: HTMLElement, handlers: DragHandlers): () => void {
  let pressed: { card: HTMLElement; id: number; x: number; y: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const light = (target: HTMLElement | undefined): void => {
    if (over !== target) over?.removeAttribute('data-over');
    over = target;
    over?.setAttribute('data-over', '');
  };
  const end = (): void => {
    clearTimeout(timer);
    ghost?.remove();
    light(undefined);
    ghost = pressed = undefined;
  };
  /** The press that ends a drag, or that was long, is no press. */
  const swallow = (): void => {
    const stop = (click: MouseEvent): void => click.stopPropagation();
    root.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', stop, { capture: true }), 0);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>('[data-card]');
    if (!card) return;
    pressed = { card, id: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'touch' || !handlers.look) return;
    timer = setTimeout(() => {
      const name = card.dataset.card ?? '';
      end();
      addEventListener('pointerup', swallow, { once: true });
      handlers.look?.(name);
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (pressed?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!ghost) {
      if (Math.hypot(x, y) < SLACK) return;
      clearTimeout(timer);
      if (!handlers.lift(pressed.card.dataset.card ?? '')) {
        pressed = undefined;
        return;
      }
      ghost = shadowOf(pressed.card, layer);
    }
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 14))}deg)`;
    light(targetAt(root, event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    if (pressed?.id !== event.pointerId) return;
    const isDragged = ghost !== undefined;
    const target = over?.dataset.target;
    end();
    if (!isDragged) return;
    swallow();
    handlers.drop(target);
  };

  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
  return () => {
    end();
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
  };
}
