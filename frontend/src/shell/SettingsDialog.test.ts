import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsTexts } from '../settings-texts';
import { kept } from './kept.svelte';
import SettingsDialog from './SettingsDialog.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  kept.failed = false;
});

/** As Chromium has it with all cookies blocked, or with a storage that is full. */
const broken = (error: DOMException) =>
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw error;
    },
  });

test.each([
  ['full', new DOMException('full', 'QuotaExceededError')],
  ['switched off', new DOMException('denied', 'SecurityError')],
])('a storage that is %s is named as the cause, and the setting holds until the page is left', async (_, error) => {
  broken(error);
  const { getByLabelText, queryByText, findByText } = render(SettingsDialog, { open: true });
  expect(queryByText(settingsTexts.notKept)).toBeNull();
  const box = getByLabelText(settingsTexts.shortcuts) as HTMLInputElement;
  const before = box.checked;
  await fireEvent.click(box);
  expect(box.checked).toBe(!before);
  await findByText(settingsTexts.notKept);
});
