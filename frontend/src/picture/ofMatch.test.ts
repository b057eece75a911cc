import { expect, test } from 'vitest';
import { loadEndings } from '../games/endingWords.svelte';
import { loadGame } from '../games/registry';
import type { MatchSummary } from '../protocol/types';
import { texts } from '../texts';
import { pictureOf } from './ofMatch';
import { fileName } from './picture';

const match = (more: Partial<MatchSummary> = {}): MatchSummary => ({
  id: 'mSecret',
  table: 'tSecret',
  game: 'avalanche',
  rulesVersion: 1,
  options: {},
  seats: [
    { seat: 0, player: 'p0', name: 'Ben' },
    { seat: 1, player: 'p1', name: 'Ada', bot: 'GUIDE' },
  ],
  seedHash: 'cafe'.repeat(16),
  seed: '5a'.repeat(32),
  startedAt: '2026-11-27T12:00:00.000Z',
  endedAt: '2026-11-28T12:00:00.000Z',
  status: 'OVER',
  outcome: {
    reason: 'fiveAvalanches',
    results: [
      { points: 46, rank: 2, returns: 0.4, turns: null },
      { points: 47, rank: 1, returns: 0.6, turns: null },
    ],
  },
  ending: {
    decidedBy: 'OPEN_RUN',
    endedBy: 0,
    seats: [
      { runs: 3, cards: 46, bonus: 0, openRun: 6 },
      { runs: 3, cards: 47, bonus: 0, openRun: 0 },
    ],
  },
  isPublic: false,
  ...more,
});

async function drawn(found: MatchSummary) {
  const game = await loadGame(found.game);
  await loadEndings(game);
  return pictureOf(found, game);
}

test('a match has its winner, the sentence of its end, and everyone by place', async () => {
  const picture = await drawn(match());
  expect(picture.headline).toBe(texts.end.winner('Ada'));
  expect(picture.sentence).toBe('Ada won 47–46; Ben lost an open run worth 6. Ben played the fifth avalanche.');
  expect(picture.rows.map(({ rank, name, aside, score }) => [rank, name, aside, score])).toEqual([
    [1, 'Ada', '(bot)', '47 points'],
    [2, 'Ben', '', '46 points'],
  ]);
  expect(picture.date).toBe('28 November 2026');
  expect(fileName(picture)).toBe('chalet-avalanche-2026-11-28.png');
});

test('nothing of the cards, the seed or the address is in it', async () => {
  const found = match();
  const told = JSON.stringify(await drawn(found));
  for (const hidden of [found.seed!, found.seedHash, found.id, found.table, 'p0', location.host])
    expect(told).not.toContain(hidden);
});

test('several winners share the headline, and an old match without numbers has the reason', async () => {
  const shared = match({ ending: null });
  for (const result of shared.outcome!.results) Object.assign(result, { rank: 1 });
  const picture = await drawn(shared);
  expect(picture.headline).toBe(texts.end.shared('Ben and Ada'));
  expect(picture.sentence).not.toBe('');
});

test('a player alone has the points, and a flight that was lost says why', async () => {
  const alone = (points: number, returns: number, reason: string) =>
    match({
      game: 'crashlanding',
      seats: [{ seat: 0, player: 'p0', name: 'Ben' }],
      outcome: { reason, results: [{ points, rank: 1, returns, turns: 17 }] },
      ending: null,
    });
  expect(await drawn(alone(19, 0.02, 'landedSoftly'))).toMatchObject({
    eyebrow: 'Ben',
    headline: '19 points',
    rows: [],
  });
  const { headline } = await drawn(alone(0, -0.02, 'wrecked'));
  expect(headline).not.toContain('points');
  expect(headline).not.toBe('');
});

test('where nobody won the headline says so, and a flight that was lost has no place', async () => {
  const lost = { stage: 'WRECKED', landing: 6, turns: 9, hand: 0, deck: 0, halved: false, score: 0 };
  const crash = { points: 0, rank: 2, returns: 0, turns: 9 };
  const picture = await drawn(
    match({
      game: 'crashlanding',
      outcome: { reason: 'bothWrecked', results: [crash, crash] },
      ending: { decidedBy: 'BOTH_LOST', seats: [lost, lost] },
    }),
  );
  expect(picture.headline).toBe(texts.end.nobody);
  expect(picture.rows.map(({ rank }) => rank)).toEqual([null, null]);
});

test('the name of a file has no signs that a system forbids', () => {
  expect(fileName({ game: 'a/b:c*"?', day: '2026-11-28' })).toBe('chalet-a-b-c-2026-11-28.png');
});
