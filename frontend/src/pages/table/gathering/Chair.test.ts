import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botTexts } from '../../../bot-texts';
import { rest } from '../../../app.svelte';
import { texts } from '../../../texts';
import { info } from '../../solo/examples';
import { table } from '../examples';
import { TableView } from '../tableView.svelte';
import BotChooser from './BotChooser.svelte';
import Chair from './Chair.svelte';
import { readinessOf } from './readiness';

afterEach(cleanup);

const bot = { bot: { name: 'Bot Alma', level: 'SKIER' as const }, ready: true, online: true };
const around = table([{ name: 'Ada' }, bot, {}, {}]);
const button = (name: RegExp) => screen.getByRole('button', { name });

function chair(seat: number, chooseBot?: () => void) {
  const sit = vi.fn();
  render(Chair, { seat: around.seats[seat]!, isHost: false, isMe: false, busy: false, sit, chooseBot });
  return sit;
}

test('one may sit down on a free chair', async () => {
  const sit = chair(2);
  await fireEvent.click(button(new RegExp(`^${texts.table.sitHere} ${texts.table.seat(3)}`)));
  expect(sit).toHaveBeenCalledOnce();
});

test('a bot is told to be one, with its level, and makes room', async () => {
  const sit = chair(1);
  screen.getByText('Bot Alma');
  expect(document.querySelector('small')?.textContent.replaceAll(/\s+/g, ' ')).toContain(
    `${botTexts.bot}, ${botTexts.levels.SKIER}, ${texts.table.ready}`,
  );
  await fireEvent.click(button(new RegExp(`^${texts.table.sitHere}`)));
  expect(sit).toHaveBeenCalledOnce();
  cleanup();
  const choose = vi.fn();
  chair(1, choose);
  await fireEvent.click(button(new RegExp(`^${botTexts.change} Bot Alma`)));
  expect(choose).toHaveBeenCalledOnce();
});

beforeEach(() => {
  vi.spyOn(rest, 'games').mockResolvedValue([{ ...info, id: 'shallow', levels: ['BEGINNER', 'SKIER'] }]);
});

async function chooser(seat: number, table = around) {
  const view = new TableView('t1');
  view.take(table);
  const place = vi.spyOn(rest, 'placeBot').mockResolvedValue(table);
  render(BotChooser, { view, table, seat, open: true, sit: () => Promise.resolve(true), program: vi.fn() });
  await screen.findByRole('button', { name: new RegExp(`^${botTexts.levels.SKIER}`) });
  return place;
}

test('one choice fills all free seats, where the host wants that', async () => {
  const place = await chooser(2);
  await fireEvent.click(screen.getByRole('checkbox', { name: botTexts.askAll(2) }));
  await fireEvent.click(button(new RegExp(`^${botTexts.levels.GUIDE}`)));
  await vi.waitFor(() =>
    expect(place.mock.calls.map(([, seat, level]) => [seat, level])).toEqual([
      [2, 'GUIDE'],
      [3, 'GUIDE'],
    ]),
  );
});

test('only the levels are offered that differ in the game', async () => {
  await chooser(2, { ...around, game: 'shallow' });
  button(new RegExp(`^${botTexts.levels.BEGINNER}`));
  expect(screen.queryByText(botTexts.levels.RACER)).toBeNull();
  expect(screen.queryByText(botTexts.levels.GUIDE)).toBeNull();
});

test('a bot that is there plays at another level, or is sent away', async () => {
  const place = await chooser(1);
  expect(button(new RegExp(`^${botTexts.levels.SKIER}`)).getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(button(new RegExp(`^${botTexts.levels.RACER}`)));
  expect(place).toHaveBeenCalledWith('t1', 1, 'RACER');
  cleanup();
  await chooser(1);
  const stand = vi.spyOn(rest, 'stand').mockResolvedValue(around);
  await fireEvent.click(button(new RegExp(`^${botTexts.sendAway}`)));
  expect(stand).toHaveBeenCalledWith('t1', 1);
});

test('bots are no free seats, but without a person nothing starts', () => {
  expect(readinessOf(table([{ name: 'Ada' }, bot]), 'pAda')).toMatchObject({ missing: 0, canStart: true });
  expect(readinessOf(table([bot, bot]), 'pAda')).toMatchObject({ missing: 0, canStart: false });
});

test('whose program decides for a bot is told to all, and it makes no room', () => {
  const owner = { id: 'pAda', name: 'Ada', version: 0 };
  const seats = table([{ name: 'Ada' }, { ...bot, program: { owner }, online: false }]);
  render(Chair, { seat: seats.seats[1]!, isHost: false, isMe: false, busy: false, sit: vi.fn() });
  const words = document.querySelector('small')?.textContent.replaceAll(/\s+/g, ' ');
  expect(words).toContain(`${botTexts.programOf('Ada')}, ${texts.table.away}`);
  expect(words).not.toContain(botTexts.levels.SKIER);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where only programs and bots sit, there are people behind it', () => {
  const program = { ...bot, program: { owner: { id: 'pAda', name: 'Ada', version: 0 } } };
  expect(readinessOf(table([program, bot]), 'pAda')).toMatchObject({ missing: 0, canStart: true });
});
