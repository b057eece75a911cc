import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { KnownGame } from '../../games/catalog.svelte';
import type { Settings } from '../../protocol/types';
import { entrance } from '../../entrance-texts';
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

/** The form of a host who has all that they choose taken over at once. */
function form(given: Settings) {
  const changes: Settings[] = [];
  const chosen: [string, string | number][] = [];
  const props = (settings: Settings) => ({
    game,
    seats: 2,
    beginners: [{ seat: 1, name: 'Ben' }],
    settings,
    options: settings.options,
    change: (next: Settings) => void changes.push(next),
    choose: (key: string, value: string | number) => void chosen.push([key, value]),
  });
  const shown = render(SettingsForm, props(given));
  return { changes, chosen, show: (settings: Settings) => shown.rerender(props(settings)) };
}

const isChosen = (value: string) => screen.getByRole<HTMLInputElement>('radio', { name: value }).checked;

test('each choice is told at once, and the form shows what the table has', async () => {
  const { changes, chosen, show } = form(usual);
  expect(isChosen('P300')).toBe(true);
  screen.getByText('for 2');
  await fireEvent.click(screen.getByRole('radio', { name: 'P100' }));
  expect(chosen).toEqual([['target', 'P100']]);
  await fireEvent.change(screen.getByRole('combobox', { name: entrance.create.first }), { target: { value: '1' } });
  await fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${entrance.create.public}`) }));
  expect(changes).toEqual([
    { ...usual, firstSeat: 1 },
    { ...usual, isPublic: true },
  ]);
  await show({ ...usual, options: { target: 'P100', jokers: 0 } });
  expect(isChosen('P100')).toBe(true);
  expect(isChosen('0')).toBe(true);
});

test.each([
  ['OFF', 'Standard: 3 seconds'],
  ['D1', 'Standard: 8 hours'],
] as const)('with the clock %s a window is as long as usual, until somebody chooses', async (turnClock, words) => {
  const { changes, show } = form({ ...usual, turnClock });
  const length = screen.getByRole<HTMLSelectElement>('combobox', { name: 'After a close' });
  expect(length.options[0]?.text).toBe(words);
  expect(length.value).toBe('');
  await fireEvent.change(length, { target: { value: '10000' } });
  expect(changes.at(-1)?.windows).toEqual({ close: 10_000 });
  await show({ ...usual, turnClock, windows: { close: 10_000 } });
  await fireEvent.change(length, { target: { value: '' } });
  expect(changes.at(-1)?.windows).toEqual({});
});
