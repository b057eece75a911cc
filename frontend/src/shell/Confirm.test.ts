import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Confirm from './Confirm.svelte';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('it acts after a yes only, and a no leads back to where one was', async () => {
  const act = vi.fn();
  render(Confirm, { label: 'Leave', question: 'Leave the table?', yes: 'Yes, leave', no: 'Stay', act });
  await fireEvent.click(button('Leave'));
  expect(screen.getByRole('alert').textContent).toBe('Leave the table?');
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button('Stay'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(button('Leave'));
  await fireEvent.click(button('Leave'));
  await fireEvent.click(button('Yes, leave'));
  expect(act).toHaveBeenCalledOnce();
});
