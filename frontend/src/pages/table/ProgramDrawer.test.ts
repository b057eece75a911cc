import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me, rest } from '../../app.svelte';
import type { Table } from '../../protocol/types';
import { table } from './examples';
import ProgramDrawer from './ProgramDrawer.svelte';
import { programTexts as words } from './program-texts';
import { TableView } from './tableView.svelte';

const TOKEN = 'Jm3vXo0cQ2tY8bW5nE1rU7iP4aS6dF9gH0jK2lZ8xC3';
const bot = { bot: { name: 'Bot Alma', level: 'SKIER' as const }, ready: true };
const free = table([{ name: 'Ada' }, {}]);
const ofAda = table([{ name: 'Ada' }, { ...bot, program: { owner: { id: 'pAda', name: 'Ada', version: 0 } } }]);
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() =>
  me.take({
    player: { id: 'pAda', name: 'Ada', version: 0 },
    suggestedName: null,
    csrf: { header: '', token: '', secure: false },
    build: null,
  }),
);
afterEach(cleanup);

function open(around: Table, seat: number) {
  const view = new TableView('t1');
  view.take(around);
  return render(ProgramDrawer, { view, table: around, seat, open: true });
}

test('a token is made and shown once, with a button that copies it', async () => {
  const give = vi.spyOn(rest, 'giveSeat').mockResolvedValue({ token: TOKEN, table: ofAda });
  const shown = open(free, 1);
  expect(screen.queryByText(words.myChair)).toBeNull();
  await fireEvent.click(button(words.make)!);
  expect(give).toHaveBeenCalledWith('t1', 1);
  const field = await vi.waitFor(() => screen.getByLabelText<HTMLInputElement>(words.token));
  expect(field.value).toBe(TOKEN);
  screen.getByText(words.commandLine(location.origin, TOKEN));
  const write = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
  await fireEvent.click(button(words.copy)!);
  expect(write).toHaveBeenCalledWith(TOKEN);
  vi.unstubAllGlobals();
  shown.unmount();
  open(ofAda, 1);
  expect(document.body.textContent).not.toContain(TOKEN);
});

test('who gives away their own chair is told so', () => {
  open(free, 0);
  screen.getByText(words.myChair);
});

test('its owner makes another token or takes it back', async () => {
  const takeBack = vi.spyOn(rest, 'takeTokenBack').mockResolvedValue(free);
  open(ofAda, 1);
  expect(button(words.again)).not.toBeNull();
  await fireEvent.click(button(words.takeBack)!);
  expect(takeBack).toHaveBeenCalledWith('t1', 1);
});

test('the host takes back the token of another, and makes none for it', () => {
  const ofBen = table([{ name: 'Ada' }, { ...bot, program: { owner: { id: 'pBen', name: 'Ben', version: 0 } } }], {
    status: 'PLAYING',
  });
  open(ofBen, 1);
  screen.getByText(words.plays('Ben', false));
  expect(button(words.again)).toBeNull();
  expect(button(words.sendAway)).toBeNull();
  expect(button(words.takeBack)).not.toBeNull();
});
