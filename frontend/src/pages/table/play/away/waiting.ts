import type { SeatInfo } from '../../../../games/game';
import type { Position } from '../../../../protocol/types';
import { clockWords, remaining } from '../../../../shell/clock';
import { listed } from '../../../../texts';
import { waitingTexts as words } from './waiting-texts';

interface Moment {
  position: Position;
  seats: readonly SeatInfo[];
  /** My seat; null for a spectator. */
  viewer: number | null;
  /** Milliseconds since the position came. */
  since: number;
  /** True on a phone: the notice about those who are away is in short there. */
  phone: boolean;
}

/** Says for whom without a connection the match waits, and what happens then; empty if there is nobody. */
export function waitingWords({ position, seats, viewer, since, phone }: Moment): string {
  const awaited = seats.filter(({ seat, me, bot }) => !me && !bot && position.turn.awaited.includes(seat));
  const offline = awaited.filter(({ online, away }) => !online && away === 'PRESENT');
  if (offline.length > 0)
    return [words.offline(listed(offline.map(({ name }) => name))), then(position, offline, viewer, since)]
      .filter(Boolean)
      .join(' ');
  const idle = awaited.some(({ away }) => away === 'AWAY' || away === 'LEFT');
  return idle && phone && viewer !== null ? words.idle : '';
}

function then(position: Position, offline: readonly SeatInfo[], viewer: number | null, since: number): string {
  if (position.turn.window !== null && position.windowMillis !== null) return words.window;
  const isOffline = ({ seat }: { seat: number }) => offline.some((one) => one.seat === seat);
  const clocks = position.clocks.filter((clock) => clock.running && isOffline(clock));
  if (clocks.length > 0) return words.clock(clockWords(Math.max(...clocks.map((clock) => remaining(clock, since)))));
  const soon = position.seats.filter(isOffline).flatMap(({ awayInMillis }) => awayInMillis ?? []);
  if (soon.length === 0) return '';
  const time = clockWords(Math.max(...soon) - since);
  return viewer === null ? words.awayForOthers(time) : words.away(time);
}
