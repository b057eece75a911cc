import { texts } from '../texts';

/** Time left as one reads it on a clock: "2:05", "0:09"; for play by the day "2 d 4 h" or "5 h 12 min". */
export function clockWords(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return texts.clock.days(days, hours % 24);
  if (hours > 0) return texts.clock.hours(hours, minutes % 60);
  return texts.clock.minutes(minutes, seconds % 60);
}

/** Returns the milliseconds left on a clock that was read `since` milliseconds ago. */
export function remaining(clock: { remainingMillis: number; running: boolean }, since: number): number {
  return Math.max(0, clock.remainingMillis - (clock.running ? Math.max(0, since) : 0));
}
