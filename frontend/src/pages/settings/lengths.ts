import type { GameTexts } from '../../games/game';
import type { GameInfo, Options, Settings, TurnClock, WindowKind } from '../../protocol/types';
import { texts } from '../../texts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The lengths that are offered for a window. */
export const OFFERED = [
  ...[2, 3, 5, 8, 10, 15, 20, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 15].map((count) => count * MINUTE),
  ...[1, 4, 8].map((count) => count * HOUR),
  ...[1, 2, 3].map((count) => count * DAY),
];

/** A length in its largest whole unit: "90 seconds", "5 minutes". */
export function lengthWords(millis: number): string {
  const { lengths } = texts;
  if (millis % DAY === 0) return lengths.days(millis / DAY);
  if (millis % HOUR === 0) return lengths.hours(millis / HOUR);
  if (millis % MINUTE === 0) return lengths.minutes(millis / MINUTE);
  return lengths.seconds(millis / SECOND);
}

/** Returns the time for which a window stays open unless the host chooses, in milliseconds. */
export function usualLength(window: WindowKind, clock: TurnClock): number {
  return clock === 'D1' || clock === 'D3' ? window.byDayMillis : window.lengthMillis;
}

/** The windows that a match with these settings can have. */
export function windowsOf(info: GameInfo, texts: GameTexts, options: Options, seats: number): WindowKind[] {
  const kinds = texts.windowsWith?.(options, seats);
  return info.windows.filter(({ kind }) => !kinds || kinds.includes(kind));
}

/** Returns the time for which a window stays open with these settings, in milliseconds. */
export function chosenLength(window: WindowKind, settings: Settings): number {
  return settings.windows?.[window.kind] ?? usualLength(window, settings.turnClock);
}
