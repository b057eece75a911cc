import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import { cardsOf } from '../flight/burns';
import { checkDeal, checkLater, deal } from './deal';
import type { CrashLandingAction, CrashLandingOptions, CrashLandingView, Rocket } from '../types';

interface Golden {
  options: CrashLandingOptions;
  seats: number;
  seed: string;
  plies: { seat: number; action: CrashLandingAction }[];
}

/** The golden matches of the server: what was burned and laid under the deck there tells what was drawn. */
const matches = readFileSync(resolve('../src/test/resources/golden/crashlanding.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

const summary = ({ seats }: Golden) =>
  ({ seats: Array.from({ length: seats }, (_, seat) => ({ seat })) }) as unknown as MatchSummary;

/** Plays a match over with the decks that the seed gives; what each seat held, and saw, at each ply. */
function playedOver(match: Golden) {
  const dealt = deal(match.options, match.seats, new Chance(match.seed));
  const hands = dealt.map(({ hand }) => [...hand]);
  const decks = dealt.map(({ deck }) => [...deck]);
  const turned = dealt.flatMap((one) => one.turned ?? []);
  const view = (seat: number, found: Rocket | null = null) =>
    ({
      board: { options: match.options },
      turned,
      own: { hand: [...hands[seat]!], found },
    }) as unknown as CrashLandingView;
  const replays = hands.map((_, seat) => [{ number: 0, seat: null, action: null, view: view(seat) }] as object[]);
  let foreign = 0;
  const take = (seat: number, rocket: Rocket): void => {
    const at = hands[seat]!.indexOf(rocket);
    if (at < 0) foreign++;
    else hands[seat]!.splice(at, 1);
  };
  match.plies.forEach(({ seat, action }, index) => {
    const found = action.type === 'Find' ? decks[seat]!.shift()! : null;
    if (found) hands[seat]!.push(found);
    if (action.type === 'Burn') cardsOf(action).forEach((rocket) => take(seat, rocket));
    if (action.type === 'PutUnder') {
      take(seat, action.rocket);
      decks[seat]!.push(action.rocket);
    }
    replays.forEach((plies, eyes) =>
      plies.push({ number: index + 1, seat, action, view: view(eyes, eyes === seat ? found : null) }),
    );
  });
  return { foreign, replays: replays.map((plies) => ({ plies }) as unknown as Replay) };
}

test('there are golden matches of every kind of deal', () => {
  const has = (wanted: (match: Golden) => boolean): boolean => matches.some(wanted);
  expect(has(({ seats }) => seats === 2)).toBe(true);
  expect(has(({ options }) => options.reEntry === 'ON')).toBe(true);
  expect(has(({ options }) => options.rockets > 0)).toBe(true);
  expect(has(({ plies }) => plies.filter(({ action }) => action.type === 'Burn').length > 1)).toBe(true);
});

test('deals as the server does: whatever was burned there had been found here', () => {
  for (const match of matches) expect(playedOver(match).foreign, match.seed).toBe(0);
});

test('with another seed it had not', () => {
  const others = matches.map((match) => playedOver({ ...match, seed: '00'.repeat(32) }).foreign);
  expect(others.some((foreign) => foreign > 0)).toBe(true);
});

test('two racers with the same shuffle have the same decks, others have not', () => {
  const setup = { reEntry: 'ON', rockets: 2, shuffle: 'SAME' } as const;
  const [one, other] = deal(setup, 2, new Chance('ab'.repeat(32)));
  expect(one).toEqual(other);
  expect(one!.deck).toHaveLength(32 - 1 - 2);
  const [mine, yours] = deal({ ...setup, shuffle: 'OWN' }, 2, new Chance('ab'.repeat(32)));
  expect(mine).toEqual(one);
  expect(yours).not.toEqual(one);
});

test('the deal and every rocket that was found are those of the seed', () => {
  for (const match of matches) {
    const { replays } = playedOver(match);
    const firstViews = replays.map(({ plies }) => plies[0]!.view as CrashLandingView);
    const chance = new Chance(match.seed);
    expect(checkDeal(summary(match), firstViews, chance).every(({ same }) => same)).toBe(true);
    const finds = match.plies.filter(({ action }) => action.type === 'Find').length;
    expect(checkLater(summary(match), replays, chance)).toEqual({ count: finds, brokenAt: null });
  }
});

test('a rocket that the seed did not give is found out', () => {
  const match = matches.find(({ plies }) => plies.filter(({ action }) => action.type === 'Find').length > 2)!;
  const { replays } = playedOver(match);
  const ply = match.plies.findLastIndex(({ action }) => action.type === 'Find') + 1;
  const { seat } = match.plies[ply - 1]!;
  const { own } = replays[seat]!.plies[ply]!.view as { own: { found: Rocket } };
  own.found = own.found === 'S8' ? 'S7' : 'S8';
  expect(checkLater(summary(match), replays, new Chance(match.seed)).brokenAt).toBe(ply);
});

test('a hand that the seed did not deal is found out', () => {
  const match = matches.find(({ options }) => options.rockets > 0)!;
  const [first] = playedOver(match).replays[0]!.plies;
  const { own } = first!.view as { own: { hand: Rocket[] } };
  own.hand = ['C1', 'D1'];
  expect(checkDeal(summary(match), [first!.view as CrashLandingView], new Chance(match.seed))[0]?.same).toBe(false);
});
