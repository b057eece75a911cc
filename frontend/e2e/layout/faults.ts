import type { Page } from '@playwright/test';

/**
 * The parts that must be on the screen without scrolling, and those that must fit on it together; of each selector the first that is
 * shown counts.
 */
export type Needed = readonly (string | readonly [string, string])[];

/**
 * Lists things that a player could not see, read or press on the page as it is now: parts wider than the screen, controls outside
 * of it or under something else, words cut off that nothing tells whole, and what is needed but out of sight.
 */
export const faultsOf = (page: Page, needed: Needed = []): Promise<string[]> => page.evaluate(look, needed);

/** Runs in the page. */
function look(needed: Needed): string[] {
  /** Room for the edge of a letter, a ring or a shadow. */
  const SLACK = 2;
  /** Of this many points along each side of a control, so many in all must be its own. */
  const POINTS = 5;
  const ENOUGH = 3;
  const CONTROLS = 'a[href]:not(.skip), button, input, select, textarea, summary, [role="button"]';

  const root = document.documentElement;
  const faults: string[] = [];
  const box = (element: Element) => element.getBoundingClientRect();
  const clips = new Map<Element, { x: boolean; y: boolean; ends: boolean }>();

  function named(element: Element): string {
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`);
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const within = element.parentElement?.closest('[class]:not([class^="svelte-"])');
    const parent = within ? `${within.tagName.toLowerCase()}.${within.classList[0]} ` : '';
    return `${parent}${element.tagName.toLowerCase()}${classes.join('')} "${words.slice(0, 40)}"`;
  }

  /** The directions in which an element clips its content; a scroller clips nothing. */
  function clip(element: Element) {
    const known = clips.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const hides = (way: string) => way === 'hidden' || way === 'clip';
    const scrolls = (way: string) => way === 'auto' || way === 'scroll';
    const found = {
      x: hides(style.overflowX),
      y: hides(style.overflowY),
      ends: scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === 'fixed',
    };
    clips.set(element, found);
    return found;
  }

  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (one instanceof SVGElement) continue;
      const style = getComputedStyle(one);
      if (style.clipPath.startsWith('inset(50%)')) return true;
    }
    return false;
  };
  /** Part of what is scrolled sideways: it is found there. */
  const isScrolled = (element: Element): boolean => {
    for (let one = element.parentElement; one; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one !== document.body && one !== root) return true;
    return false;
  };

  function wider(): void {
    const width = root.clientWidth;
    if (root.scrollWidth <= width) return;
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => !(element instanceof SVGElement) || element.tagName === 'svg')
      .filter((element) => box(element).width > 0 && box(element).right > width + 1 && !isScrolled(element));
    const deepest = culprits.filter((one) => !culprits.some((other) => other !== one && one.contains(other)));
    const names = deepest.slice(0, 3).map((one) => `${named(one)} to ${Math.round(box(one).right)}`);
    faults.push(`the page is ${root.scrollWidth} px wide of ${width}: ${names.join(', ')}`);
  }

  /** Counts the points of the control that a press would hit, and finds what covers the others. */
  function met(control: Element): { own: number; over: Element | null } {
    const { left, top, width, height } = box(control);
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    let own = 0;
    let over: Element | null = null;
    for (let row = 0; row < POINTS; row += 1)
      for (let column = 0; column < POINTS; column += 1) {
        const [x, y] = [left + ((column + 0.5) / POINTS) * width, top + ((row + 0.5) / POINTS) * height];
        const there = document.elementFromPoint(x, y);
        if (there && (control.contains(there) || labels.some((label) => label.contains(there)))) own += 1;
        else over = there;
      }
    return { own, over };
  }

  function unreachable(): void {
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const { width, height } = box(control);
      if (width < SLACK || height < SLACK || isUnseen(control) || control.closest('[inert]')) continue;
      if (getComputedStyle(control).pointerEvents === 'none') continue;
      const { left, right, top } = box(control);
      if (!isScrolled(control) && (left < -SLACK || right > root.clientWidth + SLACK || top + scrollY < -SLACK))
        faults.push(`outside the screen: ${named(control)} from ${Math.round(left)} to ${Math.round(right)}`);
      let best = met(control);
      for (const block of ['center', 'start', 'end'] as const) {
        if (best.own >= ENOUGH) break;
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        best = met(control);
      }
      // A layer opened over a board is put away, or answered, before the board is played on.
      if (best.own < ENOUGH && !best.over?.closest('[data-opened]'))
        faults.push(`under ${best.over ? named(best.over) : 'the edge'}: ${named(control)}`);
    }
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }

  /** True if the words are there in whole, too: as a title, a name, or the value of a symbol that is explained. */
  const tells = (element: Element, words: string): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      for (const name of ['title', 'aria-label', 'data-symbol'])
        if (
          one
            .getAttribute(name)
            ?.replace(/[\u2066-\u2069]/g, '')
            .includes(words)
        )
          return true;
    return false;
  };

  function cut(): void {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.nodeValue?.trim().replace(/[\u2066-\u2069]/g, '') ?? '';
      const parent = node.parentElement;
      if (!words || !parent || parent.closest('svg, select, script, style, textarea')) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0 || isUnseen(parent)) continue;
      const [left, right, bottom, top] = [
        Math.min(...lines.map((line) => line.left)),
        Math.max(...lines.map((line) => line.right)),
        Math.max(...lines.map((line) => line.bottom - line.height / 4)),
        Math.min(...lines.map((line) => line.top + line.height / 4)),
      ];
      for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
        const { x, y, ends } = clip(one);
        if (ends) break;
        if (!x && !y) continue;
        const around = box(one);
        const isCut =
          (x && (right > around.right + SLACK || left < around.left - SLACK)) ||
          (y && (bottom > around.bottom || top < around.top));
        if (!isCut) continue;
        if (!tells(parent, words)) faults.push(`cut off by ${named(one)}: ${named(parent)}`);
        break;
      }
    }
  }

  function shown(selector: string): Element | undefined {
    const found = [...document.querySelectorAll(selector)].find((one) => box(one).height > 0);
    if (!found) faults.push(`nowhere: ${selector}`);
    return found;
  }

  function outOfSight(): void {
    for (const wanted of needed) {
      const found = (typeof wanted === 'string' ? [wanted] : wanted).flatMap((selector) => shown(selector) ?? []);
      const [top, bottom] = [
        Math.min(...found.map((one) => box(one).top)),
        Math.max(...found.map((one) => box(one).bottom)),
      ];
      const names = found.map(named).join(' and ');
      if (typeof wanted !== 'string') {
        if (bottom - top > innerHeight + SLACK) faults.push(`${Math.round(bottom - top)} px together: ${names}`);
      } else if (top < -SLACK || bottom > innerHeight + SLACK)
        faults.push(`out of sight, down to ${Math.round(bottom)}: ${names}`);
      else
        for (const one of found) {
          const there = document.elementFromPoint((box(one).left + box(one).right) / 2, bottom - 4);
          if (there && !one.contains(there) && !there.contains(one)) faults.push(`under ${named(there)}: ${names}`);
        }
    }
  }

  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  wider();
  outOfSight();
  cut();
  unreachable();
  return [...new Set(faults)];
}
