import { gameTexts } from '../src/games/avalanche/texts/game-texts';
import { entrance } from '../src/entrance-texts';
import { texts } from '../src/texts';
import { act, byTouch, isAsked, Player, workedBy, type Doing } from './kit/antarctic-hands';
import { playOn, slowly } from './kit/antarctic-play';
import { play, type Hand } from './kit/driver';
import { expect, PHONE, test } from './kit/site';
import { activate, forbidMouse, pressed, tabTo } from './kit/keyboard-hands';
import {
  board,
  ceremony,
  invitation,
  ONE_ROUND,
  openTable,
  patient,
  gameOptions,
  notYetButton,
  readyButton,
  saved,
  sitDown,
  startButton,
} from './kit/tables';

test('two play a whole match of Avalanche, one by keyboard alone and one on a phone', async ({ site }) => {
  const keys = await site.guest();
  const phone = await site.guest(PHONE);
  await forbidMouse(keys);

  await test.step('opens a table', async () => {
    await keys.goto('/');
    await activate(keys, keys.getByRole('button', { name: entrance.lobby.playWithFriends(gameTexts.title) }));
    await activate(keys, gameOptions(keys));
    const pack = keys.getByRole('group', { name: gameTexts.optionNames.deck?.label });
    await tabTo(keys, pack.getByRole('radio').first());
    await keys.keyboard.press('ArrowDown');
    await expect(pack.getByRole('radio').nth(1)).toBeChecked();
    await saved(keys);
  });

  await sitDown(phone, await invitation(keys).inputValue(), 'Ada');
  await notYetButton(phone).tap();
  await expect(startButton(keys)).toBeDisabled();
  await readyButton(phone).tap();
  await activate(keys, startButton(keys));

  let presses = 0;
  const byFinger: Hand = (control) => control.tap();
  // Now the shortcut, now the long way: both have to work.
  const byKeyboard: Hand = (control, page) => pressed(page, control, presses++ % 3 !== 0);
  await play([keys, phone], { hands: [byKeyboard, byFinger] });

  await expect(ceremony(keys)).toBeVisible();
  await activate(keys, keys.getByRole('link', { name: texts.end.archive }));
  await expect(keys).toHaveURL(/\/m\//);
});

test('a wild card and a call in Antarctic Solitaire by keyboard alone, with a friend on a phone', async ({ site }) => {
  const pages = [await site.guest(), await site.guest(PHONE)] as const;
  const [keys, phone] = pages;
  const table = pages.map((page) => new Player(page));
  const player = table[0] as Player;
  await openTable(keys, { game: 'antarctic', seats: 2, options: ONE_ROUND, windows: patient(2) });
  await sitDown(phone, await invitation(keys).inputValue(), 'Ada');
  await startButton(keys).click();
  await expect(board(keys)).toBeVisible();
  await forbidMouse(keys);

  let chosen = 0;
  let presses = 0;
  const work = workedBy((control, page) => pressed(page, control, presses++ % 3 !== 0));
  const byKeyboard: Doing = (player, action) => {
    if (isAsked(action, player.now.legalActions)) chosen++;
    return work(player, action);
  };
  const hands = [byKeyboard, byTouch];
  const call = () => player.now.legalActions.find((action) => action.type === 'Call');
  await playOn(table, { style: slowly, hands, until: () => chosen > 0 && call() !== undefined });
  await act(table, 0, call()!, byKeyboard);
  expect(player.now.view.board.verdict).toMatchObject({ caller: 0 });
});
