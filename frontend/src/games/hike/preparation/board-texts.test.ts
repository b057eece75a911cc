import { expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { moments } from '../gallery/moments';
import { hint } from './board-texts';

const { view, seats } = moments.two!;
const { board } = view;
const me = board.toPlay[0]!;
const other = 1 - me;
const offered = { draft: true, place: true, swap: true, declare: false };

const said = (more: Partial<typeof offered>) =>
  hint({ ...board, task: 'ACTION', lastDay: null }, me, seats, { ...offered, ...more });

test('only what can be done is offered', () => {
  expect(said({})).toBe('Draft one card from the centre, place one from your hand or swap.');
  expect(said({ place: false })).toBe('Draft one card from the centre or swap.');
  expect(said({ place: false, swap: false })).toBe('Draft one card from the centre.');
  expect(said({ draft: false, swap: false })).toBe('Place a card from your hand.');
  expect(said({ draft: false, place: false, swap: false })).toBe('Pass.');
});

test('only what can be done is offered when the days are counted, and with a full sled', () => {
  const late = { ...board, task: 'ACTION' as const, day: 9, lastDay: 11 };
  expect(hint(late, me, seats, { ...offered, place: false, swap: false })).toMatch(/^3 days left, .* free\. Draft\.$/);
  const full = { ...board, task: 'ACTION' as const, mushers: board.mushers.map((one) => ({ ...one, sled: [] })) };
  expect(hint(full, me, seats, offered)).toBe(
    'Your sled is full: draft a card to hand, swap or pass. Then you can declare.',
  );
  expect(hint(full, me, seats, { ...offered, draft: false })).toBe(
    'Your sled is full: swap or pass. Then you can declare.',
  );
});

test('the hint names the player whose turn it is, and says when they are away', () => {
  const theirs = { ...board, toPlay: [other] };
  const name = seats[other]!.name;
  expect(hint(theirs, me, seats, offered)).toBe(`It’s ${name}’s turn.`);
  const gone = seats.map((one): SeatInfo => (one.seat === other ? { ...one, online: false, away: 'AWAY' } : one));
  expect(hint(theirs, me, gone, offered)).toBe(`${name} is away.`);
});
