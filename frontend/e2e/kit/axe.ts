import { type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Returns axe's complaints about this page, a line for each rule that is broken. */
export async function faults(page: Page): Promise<string[]> {
  // Laid into the page once and not with each look: it is half a megabyte to be read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: typeof axe }).axe.run(document, how),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
