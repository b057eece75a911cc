/** Uses a control without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

const FARTHEST = 150;

/** Works a control by its shortcut, if it has one and that is wanted, or by going there. */
export async function pressed(page: Page, control: Locator, quick: boolean): Promise<void> {
  await expect(control).toBeEnabled();
  const shortcut = await control.getAttribute('aria-keyshortcuts');
  if (shortcut && quick) return page.keyboard.press(shortcut);
  await activate(page, control);
  // A view that arrives must not take the focus away.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Whatever a pointer does in this window is an error. */
export async function forbidMouse(page: Page): Promise<void> {
  const complain = () => addEventListener('pointerdown', () => console.error('a pointer was used'), { capture: true });
  await page.addInitScript(complain);
  await page.evaluate(complain);
}

export async function activate(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes there with the tab key, as somebody without a mouse would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const target = await control.elementHandle();
  const reached = () => target?.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < FARTHEST && !(await reached()); stops++) await page.keyboard.press('Tab');
  expect(await reached(), 'the tab key reaches the control').toBe(true);
}
