import { texts as archive } from '../../src/pages/archive/texts';
import { boardWords } from '../../src/games/hike/preparation/board-texts';
import { declareWords } from '../../src/games/hike/preparation/declare-texts';
import { isDog } from '../../src/games/hike/cards/dogs';
import { knownFields } from '../../src/games/hike/preparation/known-track';
import { pointsOf, terrains } from '../../src/games/hike/cards/places';
import type { DogMove } from '../../src/games/hike/race/race-moves';
import { raceWords } from '../../src/games/hike/race/race-texts';
import { chapterName, describeEvent } from '../../src/games/hike/texts/texts';
import type { HikeAction, HikeEvent, HikeView } from '../../src/games/hike/types';
import type { SeatInfo } from '../../src/games/game';
import type { Replay } from '../../src/protocol/types';
import { texts } from '../../src/texts';
import {
  byKeyboard,
  byMouse,
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
import { faults } from '../kit/axe';
import { expect, test, type Site } from '../kit/site';
import { activate, forbidMouse } from '../kit/keyboard-hands';
import { banner, board, ceremony, endedMatch, rematchButton, startMatch } from '../kit/tables';
import { Wire } from '../kit/wire';

test('two mushers, one by mouse and one by keyboard, from the first draft to the finish, through a reload, a cut link and a kill', async ({
  site,
}) => {
  const [table, wires] = await mushers(site, [byMouse, byKeyboard()]);
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
    expect(await faults(ready.page)).toEqual([]);
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
    expect(await faults(racer.page)).toEqual([]);
    const wire = wires[racer.seat] as Wire;
    const other = table.find((player) => player !== racer)!;
    const heard = other.positions.version;
    site.guard.expectOutage();
    wire.hold();
    await racer.press(goButton(racer.page), racer.page);
    await expect.poll(() => other.positions.version).toBeGreaterThan(heard);
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
    await site.server.kill();
    for (const { page } of table) {
      await expect(page.locator('[data-link="reconnecting"]')).toContainText(texts.link.reconnecting);
      await expect(board(page)).toBeVisible();
    }
    await site.server.start();
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

interface Planned {
  seat: number;
  day: number;
  moves: DogMove[];
}

/** Two at a table with the match begun, and the way of each to the server. */
async function mushers(site: Site, presses: Press[]): Promise<[Player[], Wire[]]> {
  const pages = await Promise.all(presses.map(() => site.guest()));
  const wires = await Promise.all(pages.map((page) => Wire.laid(page)));
  const table = pages.map((page, seat) => new Player(page, presses[seat]));
  await startMatch(pages, { game: 'hike' });
  return [table, wires];
}

/** Checks, while they play, that what a hand hides is told to nobody else. */
function secrets(table: readonly Player[]): { until: () => boolean } {
  const read = table.map(() => 0);
  return {
    until: () => {
      for (const [at, { positions }] of table.entries()) {
        const told = positions.bodies.slice(read[at]).join();
        read[at] = positions.bodies.length;
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
    version: racer.positions.version,
    refused: racer.positions.replies.filter(({ kind }) => kind === 'refused').slice(-3),
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

const peopleOf = (replay: Replay): SeatInfo[] =>
  replay.match.seats.map(({ seat, name }) => ({ seat, name, me: false, online: true, away: 'PRESENT' }));
