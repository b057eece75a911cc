import { describeEvent } from '../../src/games/crashlanding/texts/texts';
import type { SeatInfo } from '../../src/games/game';
import type { MatchSummary } from '../../src/protocol/types';
import { texts } from '../../src/texts';
import { expect, test } from '../kit/site';
import { pressed } from '../kit/keyboard-hands';
import { Pilot, race } from '../kit/pilot';
import { soon } from '../kit/voice';
import { board, ceremony, rematch, startMatch } from '../kit/tables';

test('a Race in two windows: what one does is hidden until both have ended the turn, and both see the same end', async ({
  site,
}) => {
  const pages = [await site.guest(), await site.guest()];
  const one = new Pilot(pages[0]!);
  const other = new Pilot(pages[1]!, (control, page) => pressed(page, control, true));
  await one.gets(() => other.gets(() => startMatch(pages, { game: 'crashlanding' })));

  await test.step('a burn is told to the other at the reveal only', async () => {
    await untilFirstBurns(one, other);
    const { view: before, version } = other.now;
    const burn = one.burns[0]!;
    await one.act('on the board', burn);
    const speed = one.cockpit.now.speed;
    expect(speed).not.toBe(before.board.landers[one.seat]!.speed);

    // Actions are told in order: had the burn been told, it would have come before the answer to this.
    await other.act('on the board');
    expect(other.now.version).toBe(version + 1);
    expect(other.now.view.board).toEqual(before.board);
    await one.act('on the board', { type: 'EndTurn' });
    await soon(() => !other.now.turn.awaited.includes(one.seat), 'the other hears that one has ended the turn');
    expect(other.now.events).toEqual([]);
    expect(other.now.view.board).toEqual(before.board);

    const { turn } = other.now.view.board;
    await other.act('on the board', { type: 'EndTurn' });
    for (const pilot of [one, other]) {
      await soon(() => pilot.now.view.board.turn > turn || pilot.isOver, 'the next turn begins');
      const told = pilot.now.view.board.lastTurn.find(({ seat }) => seat === one.seat)!;
      expect(told).toMatchObject({ turn, burns: [{ speed }] });
      await expect(board(pilot.page).getByText(describeEvent(told, await people(pilot)))).toBeAttached();
    }
  });

  await test.step('to the end', async () => {
    await race([one, other], 'said');
    expect(one.now.turn.over).toEqual(other.now.turn.over);
    const { results } = one.now.turn.over!;
    for (const pilot of [one, other]) {
      await expect(ceremony(pilot.page).getByRole('listitem')).toHaveCount(2);
      const won = results.filter(({ rank }) => rank === 1).length === 1 && results[pilot.seat]?.rank === 1;
      await expect(ceremony(pilot.page).getByText(texts.end.winnerYou)).toHaveCount(won ? 1 : 0);
    }
  });
});

/** Both only find rockets until the first of them may fire, before the other has begun the turn; a race that ends before is flown again. */
async function untilFirstBurns(one: Pilot, other: Pilot): Promise<void> {
  for (;;) {
    await one.finds();
    if (one.burns.length > 0) return;
    const { turn } = one.now.view.board;
    for (const pilot of [one, other]) {
      await pilot.finds();
      await pilot.act('said', { type: 'EndTurn' });
    }
    await soon(() => one.isOver || one.now.view.board.turn > turn, 'the next turn begins');
    if (!one.isOver) continue;
    await one.gets(() => other.gets(() => rematch([one.page, other.page])));
  }
}

/** The people of the race as this pilot sees them. */
async function people({ page, seat: own, now }: Pilot): Promise<SeatInfo[]> {
  const { seats } = (await (await page.request.get(`/api/matches/${now.match}`)).json()) as MatchSummary;
  return seats.map(({ seat, name }) => ({ seat, name, me: seat === own, online: true, away: 'PRESENT' }));
}
