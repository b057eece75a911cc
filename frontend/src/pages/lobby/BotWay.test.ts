import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me, rest } from '../../app.svelte';
import { botTexts as words } from '../../bot-texts';
import { Problem } from '../../protocol/rest';
import type { GameChoice } from '../../protocol/types';
import { place } from '../../router.svelte';
import { keepPlayed, keepProgress } from '../../shell/progress';
import { known } from '../solo/examples';
import { siteKey } from '../solo/siteKey.svelte';
import { texts as solo } from '../solo/texts';
import { table } from '../table/examples';
import { isNewcomer, keepBotMatch, keptBotMatch } from './botMemory';
import BotWay from './BotWay.svelte';

const forMany = (choice: GameChoice): GameChoice => ({ ...choice, maxSeats: 6 });
const options = known.info.options.map(({ key, choices }) => ({ key, choices: choices.map(forMany) }));
const defaults = [2, 3, 4, 5, 6].map((seats) => ({ seats, options: known.info.defaults[1]!.options }));
const game = { ...known, info: { ...known.info, maxSeats: 6, options, defaults } };
const several = { seats: 4, level: 'GUIDE', options: { storm: 'ON' }, botPace: 'QUICK' } as const;
const way = () => screen.getByRole('button', { name: words.againstGame('Alone') });

beforeEach(() => {
  localStorage.clear();
  keepPlayed('alone');
  siteKey.words = '';
  vi.spyOn(me, 'needed').mockResolvedValue({ id: 'pAda', name: 'Ada', version: 0 });
});
afterEach(cleanup);

test('one click plays against two bots of the usual level', async () => {
  const play = vi.spyOn(rest, 'againstBots').mockResolvedValue(table([{ name: 'Ada' }], { id: 't9' }));
  render(BotWay, { game });
  screen.getByText(words.againstHow(2, words.levels.SKIER));
  await fireEvent.click(way());
  await vi.waitFor(() => expect(place.pathname).toBe('/t/t9'));
  expect(play).toHaveBeenCalledWith(expect.objectContaining({ game: 'alone', seats: 3, level: 'SKIER' }), '');
});

test('what was chosen last is played again', async () => {
  keepBotMatch({ game: 'alone', ...several });
  const play = vi.spyOn(rest, 'againstBots').mockResolvedValue(table([{ name: 'Ada' }]));
  render(BotWay, { game });
  screen.getByText(words.againstHow(3, words.levels.GUIDE));
  await fireEvent.click(way());
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(play.mock.calls[0]?.[0]).toMatchObject({ seats: 4, level: 'GUIDE', botPace: 'QUICK' });
  expect(play.mock.calls[0]?.[0].options).toMatchObject({ storm: 'ON' });
});

test('what the game has no more is as usual', () => {
  keepBotMatch({ game: 'alone', ...several, options: { storm: 'GONE', other: 1 } });
  expect(keptBotMatch(known.info)).toMatchObject({ seats: 2, options: known.info.defaults[1]!.options });
  localStorage.setItem('chalet.bots', '{"alone":{"level":"EXPERT"}}');
  expect(keptBotMatch(game.info)).toMatchObject({ seats: 3, level: 'SKIER' });
  localStorage.setItem('chalet.bots', 'no json');
  expect(keptBotMatch(game.info).level).toBe('SKIER');
});

test('a refusal is told, and a site with a key asks for it', async () => {
  vi.spyOn(rest, 'againstBots').mockRejectedValue(new Problem(403, 'table-key-needed', 'A key, please.'));
  render(BotWay, { game });
  await fireEvent.click(way());
  expect((await screen.findByRole('alert')).textContent).toBe('A key, please.');
  screen.getByLabelText(new RegExp(solo.key));
});

test('the level is chosen beside it, and remembered', async () => {
  render(BotWay, { game });
  await fireEvent.click(screen.getByRole('button', { name: words.chooseOf('Alone') }));
  await fireEvent.click(await screen.findByRole('radio', { name: new RegExp(words.levels.RACER) }));
  await vi.waitFor(() => expect(keptBotMatch(game.info)).toMatchObject({ level: 'RACER' }));
  screen.getByText(words.againstHow(2, words.levels.RACER));
});

test('only the levels are offered that differ in the game, also where another was remembered', async () => {
  const shallow = { ...game, info: { ...game.info, levels: ['BEGINNER' as const, 'SKIER' as const] } };
  keepBotMatch({ game: 'alone', ...several });
  expect(keptBotMatch(shallow.info).level).toBe('SKIER');
  render(BotWay, { game: shallow });
  await fireEvent.click(screen.getByRole('button', { name: words.chooseOf('Alone') }));
  await screen.findByRole('radio', { name: new RegExp(words.levels.SKIER) });
  expect(screen.queryByRole('radio', { name: new RegExp(words.levels.GUIDE) })).toBeNull();
});

test('the first match is against beginners, until one is finished or others were chosen', () => {
  localStorage.clear();
  expect(keptBotMatch(game.info).level).toBe('BEGINNER');
  keepProgress('alone', null);
  expect(keptBotMatch(game.info).level).toBe('BEGINNER');
  keepPlayed('alone');
  expect(keptBotMatch(game.info).level).toBe('SKIER');
  localStorage.clear();
  keepBotMatch({ game: 'alone', ...several });
  expect(keptBotMatch(game.info).level).toBe('GUIDE');
});

test('a newcomer has ended no lesson, finished no match and chosen no bots', () => {
  localStorage.clear();
  expect(isNewcomer(game.info)).toBe(true);
  keepProgress('alone', { scene: 'first', step: 'one' });
  expect(isNewcomer(game.info)).toBe(true);
  keepProgress('alone', null);
  expect(isNewcomer(game.info)).toBe(false);
  localStorage.setItem('chalet.played', 'no json');
  localStorage.removeItem('chalet.lesson.alone');
  expect(isNewcomer(game.info)).toBe(true);
  keepBotMatch({ game: 'alone', ...several });
  expect(isNewcomer(game.info)).toBe(false);
});
