import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Flight } from './flight';
import { FLIGHT, MOST } from './flight';
import { Flights } from './flights';

const rects: Record<string, [number, number, number, number]> = {
  draw: [10, 10, 50, 70],
  'hand-1': [300, 0, 40, 20],
  'card-RED': [100, 400, 50, 70],
  discard: [200, 200, 50, 70],
};

/** Animations that end when they are told so. */
interface Played {
  of: Element;
  cancelled: boolean;
  rate: number;
  delay: number;
  duration: number;
  onfinish: (() => void) | null;
}
const played: Played[] = [];
const { animate, getBoundingClientRect } = Element.prototype;

let calm = false;
let root: HTMLElement;
let layer: HTMLElement;
let air: Flights;

beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  Element.prototype.animate = function (this: Element, _, timing) {
    const { delay = 0, duration } = timing as KeyframeAnimationOptions;
    const one = { of: this, cancelled: false, rate: 1, delay, duration: Number(duration), onfinish: null };
    played.push(one);
    return Object.assign(one, {
      cancel: () => (one.cancelled = true),
      updatePlaybackRate: (rate: number) => (one.rate = rate),
    }) as unknown as Animation;
  };
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const place = this.closest('[data-place]')?.getAttribute('data-place') ?? '';
    return new DOMRect(...(rects[place] ?? [0, 0, 0, 0]));
  };
  root = document.createElement('section');
  for (const name of Object.keys(rects)) root.append(placeOf(name));
  layer = document.createElement('div');
  root.append(layer);
  document.body.append(root);
  air = new Flights(root, layer);
});
afterEach(() => {
  root.remove();
  played.length = 0;
  vi.unstubAllGlobals();
  Object.assign(Element.prototype, { animate, getBoundingClientRect });
});

function placeOf(name: string): HTMLElement {
  const place = document.createElement('span');
  place.dataset.place = name;
  return place;
}
const at = (name: string): HTMLElement => root.querySelector(`[data-place="${name}"]`)!;

/** A component that draws a picture of that name. */
const picture = (name: string): Component =>
  ((anchor: Comment) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('class', name);
    drawing.setAttribute('viewBox', '0 0 100 140');
    anchor.before(drawing);
    return {};
  }) as unknown as Component;
const card = { component: picture('face'), props: {} };
const back = { component: picture('back'), props: {} };
const toHand: Flight = { card: back, from: ['draw'], to: ['hand-1'] };
const fly = (...flights: Flight[]): void => {
  air.prepare(flights);
  air.launch();
};
const ghosts = () => [...layer.querySelectorAll<HTMLElement>('[data-flight]')];
/** Lets all time pass. */
const finish = (): void => {
  for (const one of [...played]) if (!one.cancelled) one.onfinish?.();
};

describe('a flight', () => {
  test('shows what the viewer knows, and leaves nothing behind', () => {
    fly(toHand);
    expect(ghosts()).toHaveLength(1);
    expect(layer.querySelectorAll('.back')).toHaveLength(1);
    expect(layer.querySelector('.face')).toBeNull();
    finish();
    expect(layer.childElementCount).toBe(0);
    expect(played.every(({ cancelled }) => cancelled)).toBe(true);
  });

  test('starts from the first place that the board had, and needs both', () => {
    fly({ ...toHand, from: ['nowhere', 'draw'] }, { ...toHand, to: ['nowhere'] }, { ...toHand, from: ['nowhere'] });
    expect(ghosts()).toHaveLength(1);
  });

  test('that turns up has both sides', () => {
    fly({ card, back, from: ['draw'], to: ['card-RED'], lies: true });
    expect([...layer.querySelectorAll('svg')].map((one) => one.getAttribute('class'))).toEqual(['face', 'back']);
  });

  test('hides the card itself where nothing lay before', () => {
    fly({ card, from: ['hand-1'], to: ['card-RED'], lies: true });
    expect(played.map(({ of }) => of)).toContain(at('card-RED'));
  });

  test('leaves what lay there in sight until it lands', () => {
    at('discard').innerHTML = '<svg class="old" viewBox="0 0 100 140"></svg>';
    air.prepare([{ card, from: ['hand-1'], to: ['discard'], lies: true }]);
    at('discard').innerHTML = '<svg class="new" viewBox="0 0 100 140"></svg>';
    air.launch();
    expect(layer.querySelectorAll('.lid .old')).toHaveLength(1);
    expect(layer.querySelectorAll('.flight .new')).toHaveLength(1);
    expect(played.map(({ of }) => of)).toContain(at('discard').firstElementChild);
    finish();
    expect(layer.childElementCount).toBe(0);
  });

  test('does not take place with reduced motion, nor on a page that nobody sees', () => {
    calm = true;
    fly(toHand);
    expect(ghosts()).toHaveLength(0);
    calm = false;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fly(toHand);
    expect(ghosts()).toHaveLength(0);
    vi.restoreAllMocks();
  });
});

describe('many frames', () => {
  test('hurry what is in the air, and never have more than a few cards in it', () => {
    for (let frame = 0; frame < 30; frame++) fly(toHand, toHand);
    expect(ghosts().length).toBeLessThanOrEqual(MOST);
    expect(played.filter(({ cancelled, rate }) => !cancelled && rate === 1).map(({ of }) => of)).toHaveLength(4);
    finish();
    expect(layer.childElementCount).toBe(0);
  });

  test('and many cards in one: the most that fly are soon down', () => {
    fly(...Array.from({ length: 40 }, () => toHand));
    expect(ghosts()).toHaveLength(MOST);
    expect(Math.max(...played.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(2 * FLIGHT);
  });

  test('a view that comes as a whole, or another window, lets all be down at once', () => {
    fly(toHand);
    air.land();
    expect(layer.childElementCount).toBe(0);
  });
});
