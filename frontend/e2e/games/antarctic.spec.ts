import type { Page } from '@playwright/test';
import { texts as archive } from '../../src/pages/archive/texts';
import { boardWords } from '../../src/games/antarctic/texts/board-texts';
import { hintWords } from '../../src/games/antarctic/texts/hint-texts';
import { cardName } from '../../src/games/antarctic/texts/card-texts';
import { describeEvent, describeVerdict, evidence, words } from '../../src/games/antarctic/texts/texts';
import type { AntarcticAction, AntarcticEvent, Card, Load, Verdict } from '../../src/games/antarctic/types';
import type { SeatInfo } from '../../src/games/game';
import type { Replay, Table } from '../../src/protocol/types';
import { texts } from '../../src/texts';
import { act, blowIt, byVoice, callConfirm, Player, whistle, type AntarcticPosition } from '../kit/antarctic-hands';
import { centreIsOpen, closing, first, mover, playOn, waitFor } from '../kit/antarctic-play';
import { faults } from '../kit/axe';
import { expect, test, type Site } from '../kit/site';
import { banner, board, ceremony, endedMatch, patient, rematch, startMatch, WILD_LOADS } from '../kit/tables';
import { Wire } from '../kit/wire';

test('three at a table: turns out of order are called, falsely called and missed, and the match is played to its end', async ({
  site,
}) => {
  const [table, wires] = await threeAt(site);
  const people = await seated(table);
  const seatOf = (player: Player) => table.indexOf(player);
  /** The others, clockwise: who is next comes first. */
  const others = (player: Player) => [1, 2].map((step) => table[(seatOf(player) + step) % 3] as Player);
  const does = (player: Player, action: AntarcticAction) => act(table, seatOf(player), action);
  const call = (player: Player) => does(player, callOf(player.now));

  await test.step('a turn is closed too early, called, and all are shown why', async () => {
    const violator = await waitFor(table, (position) => centreIsOpen(position) || undefined);
    const [, caller] = others(violator) as [Player, Player];
    const before = piles(table);
    await does(violator, closing(violator.now));
    await whistle(caller.page).click();
    await expect(callConfirm(caller.page)).toBeVisible();
    expect(await faults(caller.page)).toEqual([]);
    await caller.page.keyboard.press('Escape');
    await call(caller);
    const verdict = await verdictOnAll(table, people, caller);
    expect(await faults(violator.page)).toEqual([]);
    expect(verdict.incident).toMatchObject({ deed: 'CLOSE', onto: null });
    expect(verdict.wronged).toBe(seatOf(caller));
    // The closing card lies on the pile, too.
    await pilesAre(table, people, before, { [seatOf(caller)]: -3, [seatOf(violator)]: 3 + 1 });
    if (caller.now.view.board.phase === 'WRONGED') await does(caller, decline(caller.now));
    // It was closed already, so no second card is asked for.
    expect(mover(table)).toBe(others(violator)[0]);
  });

  await test.step('a neighbour is loaded too early: the wronged player plays out of turn, the violator closes', async () => {
    const violator = await waitFor(table, tooEarlyLoad);
    const load = tooEarlyLoad(violator.now) as Load;
    const wronged = table[load.onto] as Player;
    const caller = others(violator).find((player) => player !== wronged) as Player;
    await does(violator, load);
    const before = piles(table);
    await call(caller);
    const verdict = await verdictOnAll(table, people, caller);
    expect(verdict).toMatchObject({ incident: { deed: 'HAND_TO_OPPONENT', card: load.card }, wronged: load.onto });
    await pilesAre(table, people, before, { [seatOf(caller)]: -3, [seatOf(violator)]: 3 });
    await expect(banner(caller.page)).toContainText(nameAt(people, seatOf(wronged)));
    await does(wronged, playOf(wronged.now));
    expect(mine(wronged.now).payoff).toBe((before[load.onto] ?? 0) - 1);
    if (wronged.now.view.board.phase === 'WRONGED') await does(wronged, decline(wronged.now));
    expect(violator.now.view.board.phase).toBe('CLOSING_DISCARD');
    await does(violator, closing(violator.now));
    expect(mover(table)).toBe(others(violator)[0]);
  });

  await test.step('a call that is wrong shows nothing, moves one card, and cannot be made twice', async () => {
    const accused = await waitFor(table, (position) => centreIsOpen(position) || undefined);
    const [caller, other] = others(accused) as [Player, Player];
    await does(accused, first(accused.now));
    const before = piles(table);
    await call(caller);
    const verdict = await verdictOnAll(table, people, caller);
    expect(verdict).toMatchObject({ incident: null, wronged: null });
    await pilesAre(table, people, before, { [seatOf(caller)]: 1, [seatOf(accused)]: -1 });
    await expect(whistle(caller.page)).toHaveAttribute('aria-disabled', 'true');
    await expect(whistle(caller.page)).toHaveAccessibleName(boardWords.whistleIdle(hintWords.noCall.called));
    await expect(whistle(other.page)).toHaveAttribute('aria-disabled', 'false');
    expect(mover(table)).toBe(accused);
  });

  const missed = await test.step('a turn is closed too early, and nobody notices', async () => {
    const violator = await waitFor(table, hiddenPlay);
    const hidden = hiddenPlay(violator.now) as Card;
    const [next, other] = others(violator) as [Player, Player];
    const { turn } = violator.now.view.board;
    const heard = [next, other].map(({ positions }) => positions.bodies.length);
    const another = violator.now.legalActions.find((action) => action.type === 'Close' && action.card !== hidden);
    await does(violator, another ?? closing(violator.now));

    const timers = table.map(({ page }) => page.locator('.window').getByRole('timer'));
    for (const timer of timers) await expect(timer).toBeVisible();
    const read = await timers[0]!.innerText();
    await expect(timers[0]!).not.toHaveText(read);
    await expect(board(next.page).locator('.mine .close')).toHaveAttribute('aria-disabled', 'true');
    await does(other, acceptOf(other.now));
    for (const timer of timers) await expect(timer).toHaveCount(0);
    expect(mover(table)).toBe(next);

    for (const [index, { positions }] of [next, other].entries())
      expect(positions.bodies.slice(heard[index]).join()).not.toContain(hidden);
    return { turn, seat: seatOf(violator) };
  });

  await test.step('a call that comes too late is told so', async () => {
    const next = mover(table);
    const late = others(next).find((player) => seatOf(player) !== missed.seat) as Player;
    const wire = wires[seatOf(late)] as Wire;
    wire.hold();
    await whistle(late.page).click();
    await expect(callConfirm(late.page)).toBeVisible();
    await does(next, first(next.now));
    await blowIt(late.page).click();
    wire.release();
    await expect(late.page.getByRole('alert').filter({ hasText: 'Too late' })).toBeVisible();
    await late.page.getByRole('alert').getByRole('button', { name: texts.close }).click();
    expect(late.now.view.board.verdict?.turn).not.toBe(missed.turn);
  });

  await test.step('whoever loses the connection in a pause finds it still open', async () => {
    const closer = await waitFor(table, (position) => (centreIsOpen(position) ? undefined : true));
    await does(closer, closing(closer.now));
    const asked = mover(table);
    const wire = wires[seatOf(asked)] as Wire;
    site.guard.expectOutage();
    await wire.cut();
    await expect(asked.page.locator('[data-link="reconnecting"]')).toContainText(texts.link.reconnecting);
    await expect(board(asked.page)).toBeVisible();
    await expect(whistle(asked.page)).toHaveAttribute('aria-disabled', 'true');
    wire.mend();
    await expect(asked.page.locator('[data-link="live"]')).toBeAttached();
    await expect(asked.page.locator('.window').getByRole('timer')).toBeVisible();
    await does(asked, acceptOf(asked.now));
    expect(mover(table)).toBe(others(closer)[0]);
  });

  await test.step('the match is played to its end', async () => {
    await playOn(table, { until: () => mover(table).now.view.board.rounds.length > 0 });
    // All rounds are alike for the boards.
    await playOn(table, { hands: byVoice });
    for (const { page } of table) {
      await expect(banner(page)).toContainText(texts.play.over);
      await expect(ceremony(page).getByRole('listitem')).toHaveCount(3);
    }
    const told = table.flatMap(({ positions }) => positions.bodies).join();
    expect(told).not.toContain('OutOfOrder');
    const judged = table.flatMap(({ positions }) => positions.all).map(({ view }) => view.board.verdict?.turn);
    expect(judged).not.toContain(missed.turn);
  });

  const { page } = table[0] as Player;
  const match = await endedMatch(page);
  const now = page.locator('p.now');
  const replay = (await (await page.request.get(`/api/matches/${match}/replay?viewer=spectators`)).json()) as Replay;

  await test.step('only the replay tells of what nobody called', async () => {
    const ply = plyOf(replay, missed.turn);
    const slip = replay.plies[ply]?.hindsight[0] as Extract<AntarcticEvent, { type: 'OutOfOrder' }>;
    expect(slip).toMatchObject({ type: 'OutOfOrder', seat: missed.seat, turn: missed.turn });
    await ceremony(page).getByRole('link', { name: texts.end.archive }).click();
    await expect(now).toContainText(archive.deal);
    await page.getByRole('slider', { name: archive.slider }).fill(String(ply));
    await expect(now).toContainText(describeEvent(slip, people));
    await expect(board(page).locator('.flag')).toContainText(boardWords.hindsight);
    await page.getByRole('button', { name: archive.nextTurn }).click();
    await expect(board(page).locator('.flag')).toHaveCount(0);
  });

  await test.step('the replay goes through all rounds', async () => {
    const begun = replay.plies.flatMap(({ events }) =>
      (events as AntarcticEvent[]).filter(({ type }) => type === 'RoundStarted'),
    );
    await page.keyboard.press('Home');
    for (const event of begun) {
      await page.keyboard.press('Shift+PageDown');
      await expect(now).toContainText(describeEvent(event, people));
    }
    await page.keyboard.press('End');
    const rounds = (replay.plies.at(-1)?.view as AntarcticPosition['view']).board.rounds;
    await expect(board(page).getByRole('table').locator('tbody tr')).toHaveCount(rounds.length);
    await page.getByLabel(archive.eyes).selectOption({ label: nameAt(people, 1) });
    await page.keyboard.press('Home');
    await expect(board(page).getByRole('group', { name: words.yourHand })).toHaveCount(1);
    await page.getByLabel(archive.eyes).selectOption({ label: archive.spectators });
    await expect(board(page).getByRole('group', { name: words.yourHand })).toHaveCount(0);
  });

  await test.step('the shuffle of the first round is checked in the browser', async () => {
    await page.getByRole('button', { name: archive.check }).click();
    await expect(page.getByText(archive.verdictHolds)).toBeVisible();
    await expect(page.getByText(/was dealt a payoff pile with/)).toHaveCount(3);
  });

  await test.step('the same three play again', async () => {
    const [host, ...friends] = table.map((player) => player.page) as [Page, Page, Page];
    await host.goto(friends[0].url());
    await rematch([host, ...friends]);
  });
});

/** Three people at a table with the match begun, and the way of each to the server. */
async function threeAt(site: Site): Promise<[Player[], Wire[]]> {
  const pages = await Promise.all([site.guest(), site.guest(), site.guest()]);
  const wires = await Promise.all(pages.map((page) => Wire.laid(page)));
  const table = pages.map((page) => new Player(page));
  await startMatch(pages, { game: 'antarctic', options: WILD_LOADS, windows: patient(3) });
  return [table, wires];
}

/** The names by seat, as strangers see them. */
async function seated(table: readonly Player[]): Promise<SeatInfo[]> {
  const { page } = table[0] as Player;
  const { seats } = (await (await page.request.get(`/api/tables/${page.url().split('/').pop()}`)).json()) as Table;
  return seats.map(({ seat, player }) => ({
    seat,
    name: player?.name ?? '',
    me: false,
    online: true,
    away: 'PRESENT',
  }));
}

const seenBy = (seat: number, people: readonly SeatInfo[]): SeatInfo[] =>
  people.map((one) => ({ ...one, me: one.seat === seat }));
const nameAt = (people: readonly SeatInfo[], seat: number): string => people[seat]?.name ?? '';
const mine = ({ viewer, view }: AntarcticPosition) => view.board.places[Number(viewer.split('.')[1])]!;

const only = (type: AntarcticAction['type']) => (position: AntarcticPosition) => {
  const found = position.legalActions.find((action) => action.type === type);
  expect(found, `may ${type}`).toBeDefined();
  return found!;
};
const callOf = only('Call');
const acceptOf = only('Accept');
const decline = only('Decline');
const playOf = only('PlayCentre');

/** A card of the hand that ought to go to the centre, but can also be laid on a neighbour's pile. */
function tooEarlyLoad({ legalActions }: AntarcticPosition): AntarcticAction | undefined {
  return legalActions.find(
    (action) =>
      action.type === 'Load' &&
      action.from === 'HAND' &&
      legalActions.some((other) => other.type === 'PlayCentre' && other.card === action.card),
  );
}

/** A card of the hand that ought to go to the centre, of which nobody else can know; in a turn that was not called before. */
function hiddenPlay({ view, legalActions }: AntarcticPosition): Card | undefined {
  const play = legalActions.find((action) => action.type === 'PlayCentre' && action.from === 'HAND');
  const isHidden = view.bestRank === 'B' && view.board.verdict?.turn !== view.board.turn;
  return isHidden && play?.type === 'PlayCentre' ? play.card : undefined;
}

const piles = (table: readonly Player[]): number[] =>
  (table[0] as Player).now.view.board.places.map((place) => place.payoff);

/** Waits until every window shows payoff piles that have grown or shrunk like this. */
async function pilesAre(
  table: readonly Player[],
  people: readonly SeatInfo[],
  before: readonly number[],
  change: Record<number, number>,
): Promise<void> {
  for (const [viewer, { page, now }] of table.entries())
    for (const { seat } of people) {
      const count = (before[seat] ?? 0) + (change[seat] ?? 0);
      const top = now.view.board.places[seat]?.top ?? null;
      const name = words.payoffOf(seat, seenBy(viewer, people), count, top);
      await expect(board(page).getByRole('button', { name, exact: true })).toBeVisible();
    }
}

/** Waits until every window shows what the call came to, with the evidence if it was right, and with nothing else. */
async function verdictOnAll(table: readonly Player[], people: readonly SeatInfo[], caller: Player): Promise<Verdict> {
  const verdict = caller.now.view.board.verdict as Verdict;
  expect(verdict.caller).toBe(table.indexOf(caller));
  for (const [viewer, { page }] of table.entries()) {
    const eyes = seenBy(viewer, people);
    const sign = board(page).getByRole('region', { name: describeVerdict(verdict, eyes) });
    await expect(sign).toBeVisible();
    await expect(sign).toContainText(verdict.incident ? words.verdictRight : words.verdictWrong);
    await expect(sign.locator('.evidence')).toHaveCount(verdict.incident ? 1 : 0);
    if (verdict.incident) {
      expect(describeVerdict(verdict, eyes)).toContain(evidence(verdict.accused, verdict.incident, eyes));
      expect(describeVerdict(verdict, eyes)).toContain(cardName(verdict.incident.instead.card));
    }
  }
  return verdict;
}

/** The ply in which the order was broken in that turn. */
const plyOf = (replay: Replay, turn: number): number =>
  replay.plies.findIndex(({ hindsight }) =>
    (hindsight as AntarcticEvent[]).some((event) => event.type === 'OutOfOrder' && event.turn === turn),
  );
