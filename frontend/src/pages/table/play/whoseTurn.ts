import type { SeatInfo, TurnView } from '../../../games/game';
import { listed, texts } from '../../../texts';

/** Says whose turn it is, where no window is open; if I am awaited, also who is with me. */
export function whoseTurn(turn: TurnView, seats: readonly SeatInfo[], viewer: number | null): string {
  const { awaited } = turn;
  const names = listed(seats.filter(({ seat }) => seat !== viewer && awaited.includes(seat)).map(({ name }) => name));
  if (viewer !== null && awaited.includes(viewer))
    return names === '' ? texts.play.yourTurn : texts.play.yourTurnWith(names);
  if (names === '') return '';
  return awaited.length > 1 ? texts.play.waitingFor(names) : texts.play.turnOf(names);
}
