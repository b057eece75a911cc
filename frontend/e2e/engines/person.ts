import { expect } from '@playwright/test';
import type { EngineWindow } from './engine';

/** Runs in the page: what can be seen and used there, by selector and by a part of the name that a screen reader says. */
function sought(selector: string, name: string): Element[] {
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
  };
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled, [aria-disabled="true"], .never') &&
      nameOf(element).includes(name),
  );
}

const SOUGHT = `const found = (${sought})(arguments[0], arguments[1]);`;
const QUICKLY = { intervals: [10, 20, 40, 80] };

/** Somebody in front of a window. */
export class Person {
  constructor(readonly window: EngineWindow) {}

  /** The number of visible, enabled matches. */
  count(selector: string, name = ''): Promise<number> {
    return this.window.run(`${SOUGHT} return found.length`, selector, name);
  }

  /** The browsers' names. */
  names(selector: string): Promise<string[]> {
    return this.window.run(
      `${SOUGHT} return found.map((one) => one.getAttribute('aria-label') ?? one.textContent)`,
      selector,
      '',
    );
  }

  async sees(selector: string, name = ''): Promise<void> {
    const message = `${selector} "${name}" is there`;
    await expect.poll(() => this.count(selector, name), { ...QUICKLY, message }).toBeGreaterThan(0);
  }

  async seesNo(selector: string, name = ''): Promise<void> {
    const message = `${selector} "${name}" is not there`;
    await expect.poll(() => this.count(selector, name), { ...QUICKLY, message }).toBe(0);
  }

  /** Clicks on the first of them, or on another, as soon as it is there. */
  async press(selector: string, name = '', index = 0): Promise<void> {
    await this.sees(selector, name);
    await this.window.click(`${SOUGHT} return found[arguments[2]] ?? null`, selector, name, index);
  }

  /** Writes into a field in place of what stands there. */
  async write(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.window.run('document.activeElement.select()');
    await this.window.type(text);
    await expect.poll(() => this.window.run('return document.activeElement.value')).toBe(text);
  }
}
