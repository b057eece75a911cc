import { expect, type Locator, type Page } from '@playwright/test';
import { gameTexts } from '../src/games/avalanche/texts';
import { texts } from '../src/texts';
import { play, type Hand } from './driver';
import { test } from './house';
import { ceremony, invitation, readyButton, sitDown, startButton } from './tables';

const FARTHEST = 150;

test('one of two plays a whole match by keyboard alone', async ({ house }) => {
  const keys = await house.guest();
  const mouse = await house.guest();
  await forbidMouse(keys);

  await test.step('opens a table', async () => {
    await keys.goto('/');
    await activate(keys, keys.getByRole('link', { name: texts.lobby.open, exact: true }).first());
    const pack = keys.getByRole('group', { name: gameTexts.optionNames.deck?.label });
    await tabTo(keys, pack.getByRole('radio').first());
    await keys.keyboard.press('ArrowDown');
    await expect(pack.getByRole('radio').nth(1)).toBeChecked();
    await activate(keys, keys.getByRole('button', { name: texts.create.submit }));
  });

  await sitDown(mouse, await invitation(keys).inputValue(), 'Ada');
  await readyButton(mouse).click();
  await activate(keys, readyButton(keys));
  await activate(keys, startButton(keys));

  let turns = 0;
  const byKeyboard: Hand = async (control, page) => {
    const shortcut = await control.getAttribute('aria-keyshortcuts');
    // Now the shortcut, now the long way: both have to work.
    if (shortcut && turns++ % 3 !== 0) {
      await page.keyboard.press(shortcut);
    } else {
      await activate(page, control);
      // A view that arrives must not take the focus away.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    }
  };
  await play([keys, mouse], { hands: [byKeyboard] });

  await expect(ceremony(keys)).toBeVisible();
  await activate(keys, keys.getByRole('link', { name: texts.end.archive }));
  await expect(keys).toHaveURL(/\/m\//);
});

/** Whatever a pointer does in this window is an error. */
async function forbidMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('a pointer was used'), { capture: true });
  });
}

async function activate(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes there with the tab key, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const target = await control.elementHandle();
  const reached = () => target?.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < FARTHEST && !(await reached()); stops++) await page.keyboard.press('Tab');
  expect(await reached(), 'the tab key reaches the control').toBe(true);
}
