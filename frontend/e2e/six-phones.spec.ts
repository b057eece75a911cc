/** An evening of six phones in one room: two games, a friend who comes late, and a phone that falls asleep. */
import type { Page } from '@playwright/test';
import { entrance } from '../src/entrance-texts';
import { gameTexts as antarctic } from '../src/games/antarctic/texts/game-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { room } from '../src/pages/table/gathering/room-texts';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { texts as next } from '../src/pages/table/next/texts';
import { texts } from '../src/texts';
import { byVoice, Player } from './kit/antarctic-hands';
import { first as inOrder, playOn } from './kit/antarctic-play';
import { talk } from './kit/driver';
import { Finger, PHONE, withSheet } from './kit/finger';
import { expect, test } from './kit/site';
import {
  board,
  ceremony,
  choose,
  gameOptions,
  live,
  notYetButton,
  ONE_ROUND,
  saved,
  shown,
  startButton,
  watch,
} from './kit/tables';
import { Voice } from './kit/voice';

const NAMES = ['Ada', 'Björn', 'Chiara', 'Dörte'];
/** A phone that is back shows the board before the page would have tried again by itself, in milliseconds. */
const SOON = 10_000;
/** The moves that a sleeping phone misses, at most. */
const MISSED = 5;

const games = (page: Page) => page.getByRole('region', { name: next.evening }).getByRole('listitem');

/** Returns whoever can act; undefined if nobody of them can. */
const mover = (table: readonly Voice[]) => table.find(({ now }) => now.legalActions.length > 0);

/** Says the first action that is possible, and waits until all of these have seen it. */
async function move(player: Voice, all: readonly Voice[]): Promise<void> {
  const { version } = player.positions;
  await player.say(player.now.legalActions[0]);
  await expect.poll(() => all.every(({ positions }) => positions.version > version)).toBe(true);
}

test('six phones play two games in one room, with a late friend and a phone that slept', async ({ site }) => {
  test.slow();
  const six = await Promise.all(Array.from({ length: 6 }, () => site.guest(PHONE)));
  const [host, , , , doerte, emil] = six as [Page, Page, Page, Page, Page, Page];
  const five = six.slice(0, 5);
  const voices = five.map((page) => new Voice(page));
  const players = six.map((page) => new Player(page));
  const sheet = await withSheet(host);
  let link = '';

  await test.step('the host makes a room and starts in three taps, friends join in two and a name', async () => {
    const finger = new Finger(host);
    await host.goto('/');
    await finger.tap(host.getByRole('button', { name: entrance.lobby.playWithFriends(avalanche.title) }));
    await finger.tap(host.getByRole('button', { name: room.share }));
    link = (await sheet())[0]?.url ?? '';
    for (const [index, name] of NAMES.entries()) {
      const friend = new Finger(five[index + 1]!);
      await friend.page.goto(link); // The first tap.
      await friend.page.getByLabel(entrance.invite.name).fill(name);
      await friend.tap(friend.page.getByRole('button', { name: entrance.invite.sit }));
      await expect(notYetButton(friend.page)).toBeVisible();
      expect(friend.taps).toBe(1);
    }
    await expect(startButton(host)).toHaveText(room.start(5));
    await finger.tap(startButton(host));
    expect(finger.taps).toBe(3);
    for (const page of five) await expect(board(page)).toBeVisible();
  });

  await test.step('a friend who comes late watches', async () => {
    await watch(emil, link, 'Emil');
    await expect(board(emil)).toBeVisible();
  });

  await test.step('a phone sleeps while others play, and shows the truth soon after it wakes', async () => {
    const [sleeper, awake] = [voices[4]!, voices.slice(0, 4)];
    await expect.poll(() => voices.every(({ positions }) => positions.version > 0)).toBe(true);
    while (mover(awake) === undefined) await move(sleeper, voices);
    await live(doerte);
    const before = sleeper.positions.version;
    site.guard.expectOutage(); // Of the sleeping phone's own.
    site.guard.expectUpgrade(); // A part may be on its way to it.
    await doerte.context().setOffline(true);
    await expect(doerte.locator('[data-link="live"]')).toHaveCount(0);
    for (let moves = 0; moves < MISSED; moves++) {
      const one = mover(awake);
      if (one) await move(one, awake);
    }
    expect(sleeper.positions.version).toBe(before);
    const version = Math.max(...awake.map(({ positions }) => positions.version));
    expect(version).toBeGreaterThan(before);
    const woken = Date.now();
    await doerte.context().setOffline(false);
    await shown(doerte, version);
    expect(Date.now() - woken).toBeLessThan(SOON);
  });

  await test.step('all, those who watch too, see the result and the score of the evening', async () => {
    await talk(voices);
    for (const page of six) {
      await expect(ceremony(page)).toBeVisible();
      await expect(games(page)).toHaveCount(1);
    }
  });

  await test.step('the host changes the game, everyone comes, and the late friend takes a seat', async () => {
    await host.getByRole('button', { name: next.chooseGame }).tap();
    await host.getByRole('button', { name: antarctic.title }).tap();
    await gameOptions(host).tap();
    const { order, target } = antarctic.optionNames;
    await choose(host, order!.label, order!.choices.ENFORCED!.label);
    await choose(host, target!.label, target!.choices[ONE_ROUND.target]!.label);
    await saved(host);
    for (const page of six.slice(1)) await page.getByRole('button', { name: next.come, exact: true }).tap();
    await emil.getByRole('button', { name: texts.table.sitHere }).first().tap();
    for (const page of six.slice(1)) await expect(page.getByText(gathering.readyForHost)).toBeVisible();
    await expect(startButton(host)).toHaveText(room.start(6));
    await startButton(host).tap();
    for (const page of six) await expect(board(page)).toBeVisible();
    await playOn(players, { style: inOrder, hands: byVoice });
    for (const page of six) await expect(games(page)).toHaveCount(2);
  });
});
