import type { Chance } from '../../../fairness/shuffle';
import type { MatchSummary, Replay } from '../../../protocol/types';
import type { DealtHand, LaterCards } from '../../game';
import { rockets } from '../deck';
import { describeDealt } from '../texts/texts';
import type { CrashLandingAction, CrashLandingOptions, CrashLandingView, Rocket } from '../types';

/** All rockets in the order in which the server sorts them. */
const ORDER = Object.keys(rockets) as Rocket[];

const sorted = (cards: readonly Rocket[]): Rocket[] =>
  [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** The cards that chance gives one racer before the first turn. */
export interface Dealt {
  /** The rocket that gives the speed of a Re-Entry; null without one. */
  turned: Rocket | null;
  /** Those online at the start, sorted. */
  hand: Rocket[];
  /** The rest of the deck, the top first. */
  deck: Rocket[];
}

type Setup = Pick<CrashLandingOptions, 'reEntry' | 'rockets' | 'shuffle'>;

/** A deck for each seat, or one order for both; the Re-Entry card comes off the top first. */
export function deal({ reEntry, rockets: online, shuffle }: Setup, seats: number, chance: Chance): Dealt[] {
  return Array.from({ length: seats }, (_, seat) => {
    const deck = chance.shuffle(`deal/${shuffle === 'SAME' ? 1 : seat + 1}`, ORDER);
    const turned = reEntry === 'ON' ? deck.shift()! : null;
    return { turned, hand: sorted(deck.splice(0, online)), deck };
  });
}

/** Compares the rocket of the Re-Entry and those online at the start with what the seed gives. */
export function checkDeal(match: MatchSummary, firstViews: CrashLandingView[], chance: Chance): DealtHand[] {
  const view = firstViews[0];
  if (view === undefined) return [];
  return deal(view.board.options, match.seats.length, chance).map(({ turned, hand, deck }, seat) => ({
    seat,
    cards: describeDealt(turned, hand, deck[0]!),
    same: firstViews[seat]?.own?.hand.join() === hand.join() && (view.turned[seat] ?? null) === turned,
  }));
}

/** Finds again every rocket that was found, from the deck of the seed and what was laid under it. */
export function checkLater(match: MatchSummary, replays: Replay[], chance: Chance): LaterCards {
  const options = (replays[0]?.plies[0]?.view as CrashLandingView | undefined)?.board.options;
  if (options === undefined) return { count: 0, brokenAt: null };
  const decks = deal(options, match.seats.length, chance).map(({ deck }) => deck);
  let count = 0;
  for (const [ply, { seat, action, number }] of (replays[0]?.plies ?? []).entries()) {
    const done = action as CrashLandingAction | null;
    const deck = seat === null ? undefined : decks[seat];
    if (seat === null || deck === undefined || done === null) continue;
    if (done.type === 'PutUnder') deck.push(done.rocket);
    if (done.type !== 'Find') continue;
    count++;
    const { own } = replays[seat]?.plies[ply]?.view as CrashLandingView;
    if (own?.found !== deck.shift()) return { count, brokenAt: number };
  }
  return { count, brokenAt: null };
}
