import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { languageTexts as words } from './language-texts';
import LanguageChoice from './LanguageChoice.svelte';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
];

afterEach(cleanup);

test('the choice is kept where the server reads it, and the page comes again', async () => {
  const reload = vi.fn();
  render(LanguageChoice, { languages, reload });
  const choice = screen.getByLabelText<HTMLSelectElement>(words.language);
  expect(choice.value).toBe('en');
  await fireEvent.change(choice, { target: { value: 'fr' } });
  expect(document.cookie).toContain('chalet-language=fr');
  expect(reload).toHaveBeenCalledOnce();
});
