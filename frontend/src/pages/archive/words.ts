import type { SeatInfo } from '../../games/game';
import type { AnyGame } from '../../games/game';
import type { MatchSummary, ReplayPly } from '../../protocol/types';
import { texts } from './texts';

/** The seats of a finished match as boards and sentences know them. `eyes`: the seat whose view is shown. */
export function seatsOf(match: MatchSummary, eyes: number | null): SeatInfo[] {
  return match.seats.map(({ seat, name, bot, program }) => ({
    seat,
    name,
    bot,
    owner: program && '',
    me: seat === eyes,
    online: true,
    away: 'PRESENT',
  }));
}

/** The seats of a finished match as its result names them: to me I am "you". */
export function peopleOf(match: MatchSummary, me: string | null): SeatInfo[] {
  return seatsOf(match, match.seats.find(({ player }) => player === me)?.seat ?? null);
}

/** Describes the ply in a sentence or a few: what everyone was told, otherwise what was done. */
export function describePly(ply: ReplayPly, game: AnyGame, seats: SeatInfo[]): string {
  if (ply.seat === null) return texts.deal;
  const told = ply.events.map((event) => game.describeEvent(event, seats)).filter((sentence) => sentence !== '');
  const plain =
    told.length > 0
      ? texts.sentences(told)
      : texts.does(seats[ply.seat]?.name ?? '', game.describeAction(ply.action, seats));
  const sentence = ply.hinted ? texts.hinted(plain) : plain;
  const seat = seats[ply.seat];
  if (ply.by === 'BOT') return seat?.bot ? sentence : texts.playedFor(seat?.name ?? '', sentence);
  const who = texts.by[ply.by ?? ''] ?? '';
  return who === '' ? sentence : texts.byOther(sentence, who);
}

/** Describes what could be told of the ply only after the match; empty if nothing. */
export function describeHindsight(ply: ReplayPly, game: AnyGame, seats: SeatInfo[]): string {
  return texts.sentences(ply.hindsight.map((event) => game.describeEvent(event, seats)));
}

/** The names of those who won, in seat order. */
function winners(match: MatchSummary): string[] {
  const results = match.outcome?.results ?? [];
  return match.seats.filter((_, index) => results[index]?.rank === 1).map(({ name }) => name);
}

/** True if there was nobody to win against. */
export const isForOne = (match: MatchSummary): boolean => match.seats.length === 1;

/** Names the winners, or says that nobody won; for a match for one, its result, in the game's words if known. */
export function verdict(match: MatchSummary, game?: Pick<AnyGame, 'describeResult'>): string {
  const [only] = match.outcome?.results ?? [];
  if (isForOne(match) && match.outcome && only)
    return game?.describeResult?.(only, match.outcome.reason) ?? texts.onlyPoints(only.points);
  const names = winners(match);
  return names.length > 0 ? texts.winner(names) : texts.concluded;
}

export function when(instant: string): string {
  return texts.when(new Date(instant));
}

/** When a match was played and how long it took. */
export function played(match: MatchSummary): string {
  const minutes = match.endedAt === null ? 0 : (Date.parse(match.endedAt) - Date.parse(match.startedAt)) / 60_000;
  return texts.played(when(match.startedAt), Math.floor(minutes));
}
