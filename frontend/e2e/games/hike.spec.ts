import type { Page } from '@playwright/test';
import { texts as archive } from '../../src/pages/archive/texts';
import { boardWords } from '../../src/games/hike/preparation/board-texts';
import { declareWords } from '../../src/games/hike/preparation/declare-texts';
import { isDog } from '../../src/games/hike/cards/dogs';
import { knownFields } from '../../src/games/hike/preparation/known-track';
import { pointsOf, terrains } from '../../src/games/hike/cards/places';
import type { DogMove } from '../../src/games/hike/race/race-moves';
import { raceWords } from '../../src/games/hike/race/race-texts';
import { lengthOf } from '../../src/games/hike/race/race-status';
import { chapterName, describeEvent } from '../../src/games/hike/texts/texts';
import { trackWords } from '../../src/games/hike/scene/track-texts';
import type { HikeAction, HikeEvent, HikeView } from '../../src/games/hike/types';
import type { SeatInfo } from '../../src/games/game';
import type { Replay, Table } from '../../src/protocol/types';
import { texts } from '../../src/texts';
import {
  act,
  byKeyboard,
  byMouse,
  byTouch,
  declareDialog,
  doing,
  goButton,
  plan,
  Player,
  pull,
  raceStatus,
  type Press,
} from '../kit/hike-hands';
import { curious, everybodysSledIsFull, nextMover, offered, playOn, run, waitFor, type Wish } from '../kit/hike-play';
import { expect, PHONE, test, type House } from '../kit/house';
import { activate, forbidMouse } from '../kit/keyboard-hands';
import { banner, board, ceremony, endedMatch, rematchButton, startMatch } from '../kit/tables';
import { Wire } from '../kit/wire';

test('two mushers, one by mouse and one by keyboard, from the first draft to the finish, through a reload, a cut link and a kill', async ({
  house,
}) => {
  const [table, wires] = await mushers(house, [byMouse, byKeyboard()]);
  const [mouse, keys] = table as [Player, Player];
  const { until } = secrets(table);
  await forbidMouse(keys.page);
  const plans: Planned[] = [];

  await test.step('a husky is pulled from the table into the sled', async () => {
    const drafter = await waitFor(
      table,
      (player) => player === mouse && offered(player.now, 'DraftToSled').length > 0,
      { until },
    );
    await pull(table, drafter, offered(drafter.now, 'DraftToSled')[0]!);
  });

  const todo: HikeAction['type'][] = ['OpenOne', 'DraftToHand', 'PlaceFromHand', 'Pass', 'LiftOut'];
  const lists = table.map(() => new Set(todo));
  const wishes: Wish[] = lists.map(curious);

  await test.step('a reload in the middle of a swap finds it where it was', async () => {
    const swapping = await waitFor(table, ({ now }) => now.view.board.task === 'PUT_BACK', { until, wishes });
    const { version, legalActions } = swapping.now;
    await swapping.page.reload();
    await expect(board(swapping.page).getByText(boardWords.hints.putBack)).toBeVisible();
    expect(swapping.now).toMatchObject({ version, legalActions });
  });

  await test.step('the question before declaring names what the sled cannot pass, and can be taken back', async () => {
    const ready = await waitFor(
      table,
      ({ now }) => everybodysSledIsFull(now.view) && offered(now, 'Declare').length > 0,
      { until, wishes },
    );
    await ready.press(doing(ready.page, 'Declare'), ready.page);
    const dialog = declareDialog(ready.page);
    await expect(dialog).toBeVisible();
    const points = pointsOf(ready.mine.sled);
    const fields = knownFields(ready.now.view.board.track);
    const walls = terrains.filter((snow) => points[snow] === 0 && fields[snow] > 0);
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(walls.length);
    await ready.press(dialog.getByRole('button', { name: declareWords.no }), ready.page);
    await expect(dialog).toBeHidden();
  });

  await test.step('both come to the start', async () => {
    const racing = await waitFor(table, ({ now }) => now.view.board.phase === 'RACE', { until, wishes });
    expect(lists.map((left) => [...left])).toEqual([[], []]);
    for (const { now } of table)
      expect(now.view.board.mushers.map(({ standing }) => standing)).toEqual(['RACING', 'RACING']);
    await expect(raceStatus(racing.page)).toContainText(raceWords.myTurn);
  });

  await test.step('a plan is played to its end, once, through a cut of the connection', async () => {
    const racer = (await nextMover(table))!;
    const moves = await planned(racer, plans);
    const wire = wires[racer.seat] as Wire;
    const other = table.find((player) => player !== racer)!;
    const heard = other.frames.version;
    house.guard.expectOutage();
    wire.hold();
    await racer.press(goButton(racer.page), racer.page);
    await expect.poll(() => other.frames.version).toBeGreaterThan(heard);
    // The first run is on record, but its acknowledgement never comes.
    await wire.cut();
    await expect(racer.page.locator('[data-link="reconnecting"]')).toContainText(texts.link.reconnecting);
    wire.mend();
    await expect(racer.page.locator('[data-link="live"]')).toBeAttached();
    await arrives(racer, moves);
  });

  await test.step('a plan is played to its end, once, through a kill of the server', async () => {
    await waitFor(table, ({ now, seat }) => now.view.board.day === 2 || seat !== plans[0]?.seat, { until });
    const racer = (await nextMover(table))!;
    const moves = await planned(racer, plans);
    await racer.press(goButton(racer.page), racer.page);
    await house.server.kill();
    for (const { page } of table) {
      await expect(page.locator('[data-link="reconnecting"]')).toContainText(texts.link.reconnecting);
      await expect(board(page)).toBeVisible();
    }
    await house.server.start();
    for (const { page } of table) await expect(page.locator('[data-link="live"]')).toBeAttached();
    await arrives(racer, moves);
  });

  await test.step('the race is run to its end', async () => {
    await playOn(table, { until, isSaid: true });
    for (const { page } of table) {
      await expect(banner(page)).toContainText(texts.play.over);
      await expect(board(page).getByRole('region', { name: raceWords.finish })).toBeVisible();
      await expect(board(page).getByRole('table').locator('tbody tr')).toHaveCount(2);
      await expect(ceremony(page).getByRole('listitem')).toHaveCount(2);
    }
  });

  const { page } = mouse;
  const match = await endedMatch(page);
  const replay = (await (await page.request.get(`/api/matches/${match}/replay?viewer=spectators`)).json()) as Replay;

  await test.step('each plan was played once', () => {
    for (const { seat, day, moves } of plans) expect(deedsOf(replay, seat, day).slice(0, moves.length)).toEqual(moves);
  });

  await test.step('the replay goes through all days', async () => {
    const people = peopleOf(replay);
    const now = page.locator('p.now');
    await ceremony(page).getByRole('link', { name: texts.end.archive }).click();
    await expect(now).toContainText(archive.deal);
    for (const [ply, { events }] of replay.plies.entries())
      for (const event of events as HikeEvent[])
        if (event.type === 'DayBegan') {
          await page.getByRole('slider', { name: archive.slider }).fill(String(ply));
          await expect(now).toContainText(describeEvent(event, people));
        }
    await page.getByRole('button', { name: archive.first }).click();
    await page.getByRole('button', { name: archive.nextChapter(chapterName('RACE')) }).click();
    const start = { type: 'DayBegan', phase: 'RACE', day: 1, landscape: null } as const;
    await expect(now).toContainText(describeEvent(start, people));
    await page.getByRole('button', { name: archive.last }).last().click();
    await expect(board(page).getByRole('region', { name: raceWords.finish })).toBeVisible();
  });

  await test.step('the shuffle is checked in the browser', async () => {
    await page.getByRole('button', { name: archive.check }).click();
    await expect(page.getByText(archive.verdictHolds)).toBeVisible();
    await expect(page.getByText(/was dealt/)).toHaveCount(2);
  });

  await test.step('the same two play again', async () => {
    await page.goto(keys.page.url());
    await activate(keys.page, rematchButton(keys.page));
    await activate(page, rematchButton(page));
    for (const each of table) await expect(board(each.page)).toBeVisible();
  });
});

test('two mushers, one on a phone, whose days are played together: nobody sees the other before the evening', async ({
  house,
}) => {
  const [table] = await mushers(house, [byMouse, byTouch], { days: 'TOGETHER' });
  const [mouse, touch] = table as [Player, Player];
  const { until } = secrets(table);
  await waitFor(table, ({ now }) => now.view.board.phase === 'RACE', { until, isSaid: true });
  const length = lengthOf(mouse.now.view.board);
  const names = await namesAt(mouse.page);
  const isAt = (page: Page, seat: number, position: number) =>
    expect(
      board(page).getByText(trackWords.sledAt(names[seat] ?? '', position, length), { exact: true }),
    ).toBeAttached();

  await test.step('one runs and makes camp, and the other sees the sled at the start', async () => {
    const heard = touch.frames.bodies.length;
    const moves = await planned(mouse, []);
    await mouse.press(goButton(mouse.page), mouse.page);
    await arrives(mouse, moves);
    const { position } = mouse.mine;
    await isAt(mouse.page, 0, position);
    expect(touch.frames.bodies.length).toBe(heard);
    await mouse.page.reload();
    await isAt(mouse.page, 0, position);

    const { version } = touch.now;
    await act(table, mouse, offered(mouse.now, 'EndDay')[0]!);
    await expect.poll(() => touch.frames.version).toBeGreaterThan(version);
    expect(touch.now.turn.awaited).toEqual([1]);
    await expect(
      board(touch.page).getByRole('button', { name: new RegExp(`^${names[0]}.*${raceWords.inCamp}`) }),
    ).toBeVisible();
    await isAt(touch.page, 0, 0);
  });

  await test.step('in the evening both are told what both did', async () => {
    await waitFor(table, ({ now }) => now.view.board.day > 1, { until });
    await expect.poll(() => table.every(({ now }) => now.view.board.day > 1), 'both are told').toBe(true);
    for (const { page, now } of table) {
      const told = now.view.board.yesterday;
      expect(told.map(({ seat }) => seat).sort()).toEqual([0, 1]);
      for (const { seat, to } of told) {
        expect(to).toBeGreaterThan(0);
        await isAt(page, seat, to);
      }
    }
  });

  await playOn(table, { until, isSaid: true });
  for (const { page } of table) await expect(board(page).getByRole('region', { name: raceWords.finish })).toBeVisible();

  await test.step('on no day has anybody been told more than the dawn', () => {
    for (const { frames } of table) {
      const dawns = new Map<number, string>();
      for (const { view } of frames.all) {
        const { phase, day, mushers: shown } = view.board;
        if (phase !== 'RACE') continue;
        const seen = JSON.stringify(shown);
        expect(seen, `as at the dawn of day ${day}`).toBe(dawns.get(day) ?? seen);
        dawns.set(day, seen);
      }
      expect(dawns.size).toBeGreaterThan(1);
    }
  });
});

interface Planned {
  seat: number;
  day: number;
  moves: DogMove[];
}

/** Two at a table with the match begun, and the way of each to the server. */
async function mushers(
  house: House,
  presses: Press[],
  options: Record<string, string> = {},
): Promise<[Player[], Wire[]]> {
  const pages = await Promise.all(presses.map((press) => house.guest(press === byTouch ? PHONE : {})));
  const wires = await Promise.all(pages.map((page) => Wire.laid(page)));
  const table = pages.map((page, seat) => new Player(page, presses[seat]));
  await startMatch(pages, { game: 'hike', options });
  return [table, wires];
}

/** Checks, while they play, that what a hand hides is told to nobody else. */
function secrets(table: readonly Player[]): { until: () => boolean } {
  const read = table.map(() => 0);
  return {
    until: () => {
      for (const [at, { frames }] of table.entries()) {
        const told = frames.bodies.slice(read[at]).join();
        read[at] = frames.bodies.length;
        for (const [seat, { now }] of table.entries())
          for (const card of seat === at ? [] : (now.view.own?.unseen ?? []).filter(isDog))
            expect(told, `seat ${at} hears nothing of a hidden card`).not.toContain(`"${card}"`);
      }
      return false;
    },
  };
}

/** Plans the rest of a day, with more than one husky. */
async function planned(racer: Player, plans: Planned[]): Promise<DogMove[]> {
  const moves = await plan(racer, run);
  expect(moves.length).toBeGreaterThan(1);
  plans.push({ seat: racer.seat, day: racer.now.view.board.day, moves });
  return moves;
}

/** Waits until a sled stands where its plan led. If it does not, the failure tells what the page knows about it. */
async function arrives(racer: Player, moves: readonly DogMove[]): Promise<void> {
  const to = moves.reduce((at, move) => (move.type === 'Use' ? move.to : at), -1);
  const standing = async () => ({
    position: racer.mine.position,
    version: racer.frames.version,
    refused: racer.frames.replies.filter(({ kind }) => kind === 'refused').slice(-3),
    shown: await board(racer.page).locator('.bar, p.status').or(racer.page.getByRole('alert')).allInnerTexts(),
  });
  await expect.poll(standing).toMatchObject({ position: to });
  await expect(racer.page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The actions of a player on a race day. */
function deedsOf(replay: Replay, seat: number, day: number): unknown[] {
  return replay.plies.flatMap(({ action, seat: by }, ply) => {
    const { board: before } = replay.plies[Math.max(0, ply - 1)]?.view as HikeView;
    return by === seat && before.phase === 'RACE' && before.day === day ? [action] : [];
  });
}

/** The names by seat. */
async function namesAt(page: Page): Promise<string[]> {
  const { seats } = (await (await page.request.get(`/api/tables/${page.url().split('/').pop()}`)).json()) as Table;
  return seats.map(({ player }) => player?.name ?? '');
}

const peopleOf = (replay: Replay): SeatInfo[] =>
  replay.match.seats.map(({ seat, name }) => ({ seat, name, me: false, online: true, away: 'PRESENT' }));
