import type { AnyGame, SeatInfo } from '../../../../games/game';
import { texts } from '../../../../texts';
import type { LogEntry } from './turns';

/** Returns the words for an entry; empty if the game has none. */
export function sentenceOf(
  { note, event, playedFor }: Omit<LogEntry, 'id'>,
  game: Pick<AnyGame, 'describeEvent'>,
  seats: SeatInfo[],
): string {
  if (note !== undefined) return note;
  const words = game.describeEvent(event, seats);
  const left = words && seats.find(({ seat }) => seat === playedFor);
  if (!left) return words;
  return left.me ? texts.play.playedForYou(words) : texts.play.playedFor(left.name, words);
}
