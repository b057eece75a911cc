/** The cards of one board that are in the air. */
import { mount, unmount } from 'svelte';
import type { SmallCard } from '../games/game';
import { cardIn, delays, FALL, FLIGHT, MOST, still, tumble, wayBetween, type Box, type Flight } from './flight';

/** A flight with all that is needed of the board before its new view is drawn. */
interface Ready {
  flight: Flight;
  start: Box;
  /** The place it flies to as it looked, to lie there until the card lands; undefined if nothing lay there. */
  cover: Element | undefined;
}

/** A flight with all that is known once the new view is drawn. */
interface Planned extends Ready {
  goal: Box | undefined;
  /** The card itself where it lands, or its place where that has no picture; undefined if it is not seen there. */
  hidden: Element | undefined;
  /** A copy of the card as it is seen where it lands. */
  picture: Element | undefined;
}

/** The common part of the flights of one move, and the turn of one of them. */
interface Launch {
  origin: Box;
  index: number;
  /** In milliseconds. */
  delay: number;
  pictures: Map<SmallCard, Element>;
}

interface Side {
  box: HTMLElement;
  gone?: () => void;
}

/** One that is under way, with all that has to be taken away after it. */
interface Underway {
  animations: Animation[];
  end: () => void;
}

/** So many times faster is what is still in the air when the next cards move. */
const HURRY = 3;
/** The height of an ordinary card, divided by its width. */
const RATIO = 1.4;
/** The width of a card that is seen from its edge. */
const EDGE = 0.02;

const seen = (element: Element | undefined): element is Element =>
  element !== undefined && element.getBoundingClientRect().width > 0;

/** The uppermost picture that fills a place: a pile has several, and signs lie on some. */
function pictureIn(place: Element): Element | undefined {
  const wide = place.getBoundingClientRect().width * 0.8;
  return [...place.querySelectorAll('svg')].findLast(
    (one) => !one.parentElement?.closest('svg') && one.getBoundingClientRect().width >= wide,
  );
}

const copyOf = (element: Element | undefined): Element | undefined => {
  const copy = element?.cloneNode(true);
  return copy instanceof Element ? copy : undefined;
};

export class Flights {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  #underway: Underway[] = [];
  #ready: Ready[] = [];

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  /** Measures the places that these cards leave; call before the new view is drawn. */
  prepare(flights: readonly Flight[]): void {
    this.#ready = [];
    for (const { animations } of this.#underway)
      for (const animation of animations) animation.updatePlaybackRate(HURRY);
    if (still() || document.hidden) return;
    const places = this.#places();
    for (const flight of flights.slice(0, MOST)) {
      const from = flight.from.map((name) => places.get(name)).find(seen);
      if (!from) continue;
      const to = flight.lies ? flight.to.map((name) => places.get(name)).find(seen) : undefined;
      this.#ready.push({ flight, start: from.getBoundingClientRect(), cover: copyOf(to && pictureIn(to)) });
    }
  }

  /** Sends the cards off to where they are now; call when the new view is drawn. */
  launch(): void {
    const ready = this.#ready;
    this.#ready = [];
    if (ready.length === 0) return;
    const places = this.#places();
    const origin = this.#layer.getBoundingClientRect();
    // All is measured before anything is added, so that the browser lays out once.
    const planned = ready.flatMap((one): Planned[] => {
      const place = one.flight.to.map((name) => places.get(name)).find(seen);
      if (!place && one.flight.to.length > 0) return [];
      const shown = one.flight.lies && place ? pictureIn(place) : undefined;
      const hidden = one.flight.lies ? (shown ?? place) : undefined;
      return [{ ...one, goal: place?.getBoundingClientRect(), hidden, picture: copyOf(shown) }];
    });
    const waits = delays(planned.length);
    const pictures = new Map<SmallCard, Element>();
    for (const [index, one] of planned.entries()) {
      while (this.#underway.length >= MOST) this.#underway[0]!.end();
      this.#fly(one, { origin, index, delay: waits[index]!, pictures });
    }
  }

  /** Lets everything in the air be where it is now. */
  land(): void {
    for (const one of [...this.#underway]) one.end();
  }

  #fly({ flight, start, cover, goal, hidden, picture }: Planned, { origin, index, delay, pictures }: Launch): void {
    const ghost = element('flight');
    ghost.dataset.flight = `${flight.from.join(' ')} to ${flight.to.join(' ')}`;
    const inside = ghost.appendChild(element('turning'));
    const sides = [drawn(flight.card, inside, pictures, picture)];
    if (flight.back) sides.push(drawn(flight.back, inside, pictures));
    const ratio = ratioOf(sides.at(-1)!.box);
    const from = cardIn(start, ratio);
    const way = wayBetween(from, goal ? cardIn(goal, ratio) : from, origin);
    ghost.style.cssText = `width:${way.width}px;--card-width:${way.width}px`;

    const when = { duration: goal ? FLIGHT : FALL, delay, fill: 'both' as const };
    const animations: Animation[] = [];
    if (goal) {
      const middle = `scale(${flight.back ? EDGE : way.rise}, ${way.rise})`;
      animations.push(
        ghost.animate({ transform: [way.start, way.end] }, { ...when, easing: 'cubic-bezier(.3, .1, .3, 1)' }),
        inside.animate({ transform: ['scale(1)', middle, 'scale(1)'] }, when),
      );
      const back = sides[1]?.box;
      if (back) animations.push(back.animate({ opacity: [1, 0], easing: 'steps(2, jump-none)' }, when));
    } else {
      const [x, y, turn] = tumble(index);
      animations.push(
        ghost.animate({ transform: [way.start, `translate(${x}px, ${y}px) ${way.start}`], opacity: [1, 0] }, when),
        inside.animate({ transform: ['none', `rotate(${turn}deg)`] }, when),
      );
    }
    let lid: HTMLElement | undefined;
    if (hidden && goal) {
      animations.push(hidden.animate({ opacity: [0, 0] }, { duration: FLIGHT + delay }));
      if (cover) lid = this.#layer.appendChild(lidOver(cover, cardIn(goal, ratioOf(cover)), origin));
    }
    this.#layer.append(ghost);

    const underway: Underway = {
      animations,
      end: () => {
        if (!this.#underway.includes(underway)) return;
        this.#underway = this.#underway.filter((one) => one !== underway);
        for (const animation of animations) animation.cancel();
        for (const side of sides) side.gone?.();
        lid?.remove();
        ghost.remove();
      },
    };
    this.#underway.push(underway);
    animations[0]!.onfinish = underway.end;
  }

  #places(): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const place of this.#root.querySelectorAll('[data-place]')) {
      const name = place.getAttribute('data-place') ?? '';
      if (!found.has(name)) found.set(name, place);
    }
    return found;
  }
}

function element(name: string): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  return made;
}

/**
 * Draws a side of a card; `gone` takes away what has to be.
 *
 * @param pictures what has been drawn for this move already
 * @param picture the card itself, where it is to be seen already
 */
function drawn(card: SmallCard, target: HTMLElement, pictures: Map<SmallCard, Element>, picture?: Element): Side {
  const box = target.appendChild(element('side'));
  const copy = picture ?? copyOf(pictures.get(card));
  if (copy) {
    box.append(copy);
    return { box };
  }
  const made = mount(card.component, { target: box, props: card.props });
  const [first] = box.children;
  if (first) pictures.set(card, first);
  return { box, gone: () => void unmount(made) };
}

/** The height of a picture divided by its width. */
function ratioOf(element: Element | undefined): number {
  const picture = element instanceof SVGElement ? element : element?.querySelector('svg');
  const [, , width = 0, height = 0] = (picture?.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number);
  return width > 0 && height > 0 ? height / width : RATIO;
}

/** The look of a place before the card came, over what lies there now. */
function lidOver(cover: Element, { left, top, width }: Box, origin: Box): HTMLElement {
  const lid = element('lid');
  lid.append(cover);
  lid.style.cssText = `left:${left - origin.left}px;top:${top - origin.top}px;width:${width}px;--card-width:${width}px`;
  return lid;
}
