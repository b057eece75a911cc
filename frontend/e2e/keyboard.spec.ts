import { gameTexts } from '../src/games/avalanche/texts';
import { texts } from '../src/texts';
import { act, byMouse, isAsked, Player, workedBy, type Doing } from './antarctic-hands';
import { playOn, slowly } from './antarctic-play';
import { play, type Hand } from './driver';
import { expect, test } from './house';
import { activate, forbidMouse, pressed, tabTo } from './keyboard-hands';
import {
  board,
  ceremony,
  invitation,
  ONE_ROUND,
  openTable,
  patient,
  readyButton,
  sitDown,
  startButton,
} from './tables';

test('one of two plays a whole match of Avalanche by keyboard alone', async ({ house }) => {
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

  let presses = 0;
  // Now the shortcut, now the long way: both have to work.
  const byKeyboard: Hand = (control, page) => pressed(page, control, presses++ % 3 !== 0);
  await play([keys, mouse], { hands: [byKeyboard] });

  await expect(ceremony(keys)).toBeVisible();
  await activate(keys, keys.getByRole('link', { name: texts.end.archive }));
  await expect(keys).toHaveURL(/\/m\//);
});

test('one of two plays a whole match of Antarctic Solitaire by keyboard alone, a wild card and a call included', async ({
  house,
}) => {
  const pages = [await house.guest(), await house.guest()] as const;
  const [keys, mouse] = pages;
  const table = pages.map((page) => new Player(page));
  const player = table[0] as Player;
  await openTable(keys, { game: 'antarctic', seats: 2, options: ONE_ROUND, windows: patient(2) });
  await sitDown(mouse, await invitation(keys).inputValue(), 'Ada');
  await readyButton(mouse).click();
  await readyButton(keys).click();
  await startButton(keys).click();
  await expect(board(keys)).toBeVisible();
  await forbidMouse(keys);

  let chosen = 0;
  let presses = 0;
  const work = workedBy((control, page) => pressed(page, control, presses++ % 3 !== 0));
  const byKeyboard: Doing = (page, action, legal) => {
    if (isAsked(action, legal)) chosen++;
    return work(page, action, legal);
  };
  const hands = [byKeyboard, byMouse];
  const call = () => player.now.legalActions.find((action) => action.type === 'Call');
  await playOn(table, { style: slowly, hands, until: () => chosen > 0 && call() !== undefined });
  await act(table, 0, call()!, byKeyboard);
  expect(player.now.view.board.verdict).toMatchObject({ caller: 0 });
  await playOn(table, { hands });

  await expect(ceremony(keys)).toBeVisible();
  await activate(keys, keys.getByRole('link', { name: texts.end.archive }));
  await expect(keys).toHaveURL(/\/m\//);
});
