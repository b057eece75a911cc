import { type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of which the answer depends on the light: all others look at structure, words and sizes. */
const LIGHT = ['color-contrast', 'link-in-text-block'];

/** Returns axe's complaints about this page, a line for each rule that is broken; by `rules` only, if any are named. */
async function complaints(page: Page, rules: string[]): Promise<string[]> {
  // Laid into the page once and not with each look: it is half a megabyte to be read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) };
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: typeof axe }).axe.run(document, how),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** By every rule. */
export const faults = (page: Page): Promise<string[]> => complaints(page, []);

/** By those rules only that look at colours: for a screen seen in another light already. */
export const faultsOfLight = (page: Page): Promise<string[]> => complaints(page, LIGHT);
