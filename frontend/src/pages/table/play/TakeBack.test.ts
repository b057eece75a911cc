import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../../shell/settings.svelte';
import TakeBack from './TakeBack.svelte';

afterEach(() => {
  cleanup();
  settings.shortcuts = true;
});

const undo = vi.fn();
const shown = (count: number, blocked = false) => {
  undo.mockClear();
  return render(TakeBack, { props: { count, blocked, undo } });
};
const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);

test('it is there only while something can be taken back', async () => {
  const { queryByRole, rerender } = shown(0);
  expect(queryByRole('button')).toBeNull();
  await press({ key: 'u' });
  expect(undo).not.toHaveBeenCalled();
  await rerender({ count: 2 });
  await fireEvent.click(queryByRole('button', { name: 'Undo' })!);
  expect(undo).toHaveBeenCalledOnce();
});

test('the key U does the same, unless single keys are off or somebody writes', async () => {
  const { getByRole, rerender } = shown(1);
  expect(getByRole('button').getAttribute('aria-keyshortcuts')).toBe('U');
  await press({ key: 'u' });
  await press({ key: 'U', shiftKey: true });
  expect(undo).toHaveBeenCalledTimes(2);
  await press({ key: 'u', ctrlKey: true });
  const field = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(field, { key: 'u' });
  field.remove();
  settings.shortcuts = false;
  await press({ key: 'u' });
  expect(undo).toHaveBeenCalledTimes(2);
  await rerender({ count: 1 });
  expect(getByRole('button').hasAttribute('aria-keyshortcuts')).toBe(false);
});

test('while something is on its way it does nothing', async () => {
  const { getByRole } = shown(1, true);
  expect(getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(getByRole('button'));
  await press({ key: 'u' });
  expect(undo).not.toHaveBeenCalled();
});

test('it keeps the focus when nothing is left, and goes when the focus goes', async () => {
  const { getByRole, queryByRole, rerender } = shown(1);
  const button = getByRole('button');
  button.focus();
  await fireEvent.focus(button);
  await rerender({ count: 0 });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.blur(button);
  expect(queryByRole('button')).toBeNull();
});
