import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { KnownGame } from '../../games/catalog.svelte';
import type { Settings } from '../../protocol/types';
import SettingsForm from './SettingsForm.svelte';

afterEach(cleanup);

const choice = (value: string | number) => ({ value, minSeats: 2, maxSeats: 6 });
const game: KnownGame = {
  info: {
    id: 'calls',
    name: 'Calls',
    rulesVersion: 1,
    minSeats: 2,
    maxSeats: 6,
    options: [
      { key: 'target', choices: [choice('P300'), choice('P200'), choice('P100')] },
      { key: 'jokers', choices: [choice(2), choice(0)] },
    ],
    defaults: [
      { seats: 2, options: { target: 'P300', jokers: 2 } },
      { seats: 3, options: { target: 'P200', jokers: 2 } },
    ],
    levels: [],
    windows: [{ kind: 'close', lengthMillis: 3000, byDayMillis: 28_800_000 }],
  },
  texts: {
    title: 'Calls',
    tagline: '',
    optionNames: { target: { label: 'Target', help: (seats) => `for ${seats}`, choices: {} } },
    windowNames: { close: { label: 'After a close' } },
    reasons: {},
  },
};
const usual: Settings = {
  options: { target: 'P300', jokers: 2 },
  firstSeat: null,
  turnClock: 'OFF',
  windows: {},
  isPublic: false,
  spectators: true,
};

function form(given: Settings) {
  const settings = $state<Settings>({ ...given, options: { ...given.options } });
  const shown = render(SettingsForm, { game, seats: 2, settings });
  return { settings, withSeats: (seats: number) => shown.rerender({ game, seats }) };
}

const isChosen = (value: string) => screen.getByRole<HTMLInputElement>('radio', { name: value }).checked;

test('what is proposed follows the number of seats', async () => {
  const { withSeats } = form(usual);
  expect(isChosen('P300')).toBe(true);
  screen.getByText('for 2');
  await withSeats(3);
  expect(isChosen('P200')).toBe(true);
  screen.getByText('for 3');
});

test('what somebody has chosen stays', async () => {
  const { withSeats } = form(usual);
  await fireEvent.click(screen.getByRole('radio', { name: 'P100' }));
  await withSeats(3);
  expect(isChosen('P100')).toBe(true);
});

test('what a table has is left alone', () => {
  form({ ...usual, options: { target: 'P100', jokers: 0 } });
  expect(isChosen('P100')).toBe(true);
  expect(isChosen('0')).toBe(true);
});

test.each([
  ['OFF', 'Standard: 3 seconds'],
  ['D1', 'Standard: 8 hours'],
] as const)('with the clock %s a window is as long as usual, until somebody chooses', async (turnClock, words) => {
  const { settings } = form({ ...usual, turnClock });
  const length = screen.getByRole<HTMLSelectElement>('combobox', { name: 'After a close' });
  expect(length.options[0]?.text).toBe(words);
  expect(length.value).toBe('');
  await fireEvent.change(length, { target: { value: '10000' } });
  expect(settings.windows).toEqual({ close: 10_000 });
  await fireEvent.change(length, { target: { value: '' } });
  expect(settings.windows).toEqual({});
});
