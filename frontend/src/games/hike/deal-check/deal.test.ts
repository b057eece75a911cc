import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import { checkDeal, checkLater, deal } from './deal';
import type { Card, Days, HikeEvent, HikeView, Landscape } from '../types';

/** A whole match, with what was laid out before its first ply and what each ply told of cards. */
interface Match {
  options: { days: Days };
  seats: number;
  first: number;
  seed: string;
  hands: Card[][];
  centre: Card[];
  landscape: Landscape;
  plies: { events: HikeEvent[] }[];
}

/** The same file that the server's test plays over. */
const matches = JSON.parse(readFileSync(resolve('../src/test/resources/hike-draws.json'), 'utf8')) as Match[];

const summary = ({ seats }: Match) =>
  ({ seats: Array.from({ length: seats }, (_, seat) => ({ seat })) }) as unknown as MatchSummary;

const firstViews = ({ first, hands, centre, landscape }: Match): HikeView[] =>
  hands.map((unseen) => ({
    board: { first, centre, track: { open: [landscape] } },
    own: { unseen },
  })) as unknown as HikeView[];

const replays = (match: Match): Replay[] =>
  firstViews(match).map((view) => ({
    plies: [
      { number: 0, view, events: [] },
      ...match.plies.map(({ events }, index) => ({ number: index + 1, events })),
    ],
  })) as unknown as Replay[];

const dealtAs = (match: Match, seed = match.seed) => checkDeal(summary(match), firstViews(match), new Chance(seed));
const drawnAs = (match: Match, seed = match.seed) => checkLater(summary(match), replays(match), new Chance(seed));

/** The match with one event told otherwise. */
function forged<T extends HikeEvent['type']>(match: Match, type: T, change: (event: HikeEvent & { type: T }) => void) {
  const copy = structuredClone(match);
  const ply = copy.plies.findIndex(({ events }) => events.some((event) => event.type === type));
  change(copy.plies[ply]!.events.find((event): event is HikeEvent & { type: T } => event.type === type)!);
  return { copy, number: ply + 1 };
}

describe.each(matches.map((match) => [`${match.seats} seats, ${match.options.days}`, match] as const))(
  '%s',
  (_, match) => {
    test('deals as the server does', () => {
      const { hands, deck, track } = deal(match.seats, new Chance(match.seed));
      expect(hands).toEqual(match.hands);
      expect(deck.slice(0, 4)).toEqual(match.centre);
      expect(track[0]).toBe(match.landscape);
      expect(dealtAs(match).every(({ same }) => same)).toBe(true);
    });

    test('tells the centre and the first landscape with the seat that begins', () => {
      const words = dealtAs(match).map(({ cards }) => cards);
      expect(words.map((word) => word.includes('in the centre'))).toEqual(
        words.map((_word, seat) => seat === match.first),
      );
    });

    test('finds a hand, a centre or a landscape that the seed did not deal', () => {
      const wrong = (seen: Partial<Match>) => dealtAs({ ...match, ...seen }).findIndex(({ same }) => !same);
      const [one, other, ...rest] = match.hands;
      expect(wrong({ hands: [other!, other!, ...rest] })).toBe(0);
      expect(wrong({ hands: [one!, one!, ...rest] })).toBe(1);
      expect(wrong({ centre: match.centre.toReversed() })).toBe(match.first);
      expect(wrong({ landscape: match.landscape === 'L01' ? 'L02' : 'L01' })).toBe(match.first);
    });

    test('draws again what was opened, turned up and drawn in the race', () => {
      const { count, brokenAt } = drawnAs(match);
      expect(brokenAt).toBeNull();
      expect(count).toBeGreaterThan(20);
    });

    test('finds the ply at which the seed has something else', () => {
      const opened = forged(match, 'Opened', (event) =>
        Object.assign(event, { cards: event.cards.map(() => 'EQUIPMENT') }),
      );
      expect(drawnAs(opened.copy).brokenAt).toBe(opened.number);
      const turned = forged(match, 'DayBegan', (event) => Object.assign(event, { landscape: match.landscape }));
      expect(drawnAs(turned.copy).brokenAt).toBe(turned.number);
      const caught = forged(match, 'CaughtUp', (event) =>
        Object.assign(event, { card: event.card === 'SINGLE_CARE' ? 'DOUBLE_CARE' : 'SINGLE_CARE' }),
      );
      expect(drawnAs(caught.copy).brokenAt).toBe(caught.number);
      expect(drawnAs(match, '00'.repeat(32)).brokenAt).toBeGreaterThan(0);
    });
  },
);

test('a care card that another seed has, or that nobody could draw, is noticed', () => {
  const match = { ...matches[0]!, seats: 6, hands: Array<Card[]>(6).fill([]) };
  const taken: HikeEvent[] = match.hands.flatMap((_, seat) =>
    (['SINGLE_CARE', 'DOUBLE_CARE', 'DOUBLE_CARE'] as const).map(
      (card) => ({ type: 'CareTaken', seat, card }) as const,
    ),
  );
  const { track } = deal(6, new Chance(match.seed));
  const drawn = { type: 'CaughtUp', seat: 2, card: 'SINGLE_CARE' } as const;
  const used = { type: 'CaredFor', seat: 2, card: 'SINGLE_CARE', huskies: ['H01'] } as const;
  const played = (events: HikeEvent[]) =>
    drawnAs({
      ...match,
      plies: [{ events: [...taken, { type: 'RaceOpened', landscapes: track.slice(1) }] }, { events }],
    });
  expect(played([used, { type: 'CareReshuffled', cards: 1 }, drawn]).brokenAt).toBeNull();
  expect(played([used, { type: 'CareReshuffled', cards: 1 }, { ...drawn, card: 'DOUBLE_CARE' }]).brokenAt).toBe(2);
  expect(played([drawn]).brokenAt).toBe(2);
  expect(drawnAs({ ...match, plies: [{ events: taken.slice(1) }] }).brokenAt).toBe(1);
});

test('the matches have everything that can be drawn', () => {
  const told = JSON.stringify(matches);
  for (const type of ['CareTaken', 'LeftOut', 'RaceOpened', 'CaredFor', 'CareReshuffled', 'CaughtUp', 'DayTold']) {
    expect(told).toContain(`"type":"${type}"`);
  }
});
