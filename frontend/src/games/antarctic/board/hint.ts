/** Chooses the line over the hand, and the reason why nothing can be called. */
import { awayWords, type Seats } from '../../people-texts';
import { hintWords } from '../texts/hint-texts';
import type { AntarcticAction, AntarcticBoard, AntarcticView } from '../types';

/** The sentence about another player whose turn it is, or about where they are. */
const about = (seat: number, seats: Seats, words: (seat: number, seats: Seats) => string): string =>
  awayWords(seat, seats) ?? words(seat, seats);

type May = (type: AntarcticAction['type']) => boolean;

function inTurn({ board }: AntarcticView, viewer: number | null, seats: Seats, may: May, any: boolean): string {
  const { seat, credits, places } = board;
  if (viewer !== seat) {
    const playing = about(seat, seats, hintWords.theirTurn);
    const out = viewer !== null && places[viewer]?.living === false;
    return out ? hintWords.watching(playing) : playing;
  }
  if (!any) return hintWords.turn;
  if (may('PlayCentre') || may('Load')) return hintWords.mayPlay(credits);
  return may('EndTurn') ? hintWords.mayEnd(credits) : hintWords.mayClose(credits);
}

/** Returns a sentence about what to do now, or about whose turn it is. */
export function hint(
  view: AntarcticView,
  viewer: number | null,
  seats: Seats,
  legal: readonly AntarcticAction[],
): string {
  const { phase, seat, dealer, penalty, credits, places } = view.board;
  const may: May = (type) => legal.some((action) => action.type === type);
  switch (phase) {
    case 'OVER':
      return hintWords.over;
    case 'DECLARE_FIRST':
      return viewer === dealer ? hintWords.declare : about(dealer, seats, hintWords.declares);
    case 'CLOSE_PAUSE':
      return hintWords.closed(seat, seats);
    case 'LAST_PAUSE':
      return places[seat]?.payoff === 0 ? hintWords.goesOut(seat, seats) : hintWords.blockedUnless;
    case 'WRONGED': {
      const wronged = penalty?.wronged ?? seat;
      if (viewer !== wronged) return hintWords.othersWronged(wronged, seats);
      if (may('PlayCentre')) return hintWords.wronged;
      return credits > 0 ? hintWords.wrongedDiscards(credits) : hintWords.wrongedInVain;
    }
    case 'CLOSING_DISCARD': {
      const violator = penalty?.violator ?? seat;
      return viewer === violator ? hintWords.closing : about(violator, seats, hintWords.othersClosing);
    }
    case 'TURN':
      return inTurn(view, viewer, seats, may, legal.length > 0);
  }
}

/** The reason why the whistle has nothing to blow for. */
export function whyNoCall(board: AntarcticBoard, viewer: number): string {
  const { accused } = board;
  const { noCall } = hintWords;
  if (board.phase === 'OVER') return noCall.over;
  if (board.places[viewer]?.living === false) return noCall.out;
  if (!accused) return noCall.nothingPlayed;
  if (accused.seat === viewer) return noCall.own;
  if (accused.provenBy !== null) return noCall.proven;
  return accused.called.includes(viewer) ? noCall.called : noCall.nothing;
}
