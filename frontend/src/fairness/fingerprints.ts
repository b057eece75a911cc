import { serverClock } from '../protocol/time';

/** The fingerprint of a match's seed as this browser saw it first. */
export interface SeenFingerprint {
  seedHash: string;
  /** When, in ISO-8601. */
  at: string;
}

const PREFIX = 'chalet.fingerprint.';
const KEPT = 200;

/**
 * Notes the hash of a running match's seed, once: a later, different one does not replace it. That is what “check this
 * shuffle” compares with after the match. Does nothing where the browser keeps nothing.
 */
export function noteFingerprint(match: string, seedHash: string, now: Date = new Date(serverClock.now())): void {
  try {
    if (localStorage.getItem(PREFIX + match) !== null) return;
    forgetOldest();
    localStorage.setItem(PREFIX + match, JSON.stringify({ seedHash, at: now.toISOString() } satisfies SeenFingerprint));
  } catch {
    // A browser that keeps nothing can still play; the check says so.
  }
}

/** Returns the fingerprint noted for this match; null if there is none. */
export function seenFingerprint(match: string): SeenFingerprint | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + match) ?? 'null') as SeenFingerprint | null;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  const noted = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (noted.length < KEPT) return;
  const when = (key: string) => seenFingerprint(key.slice(PREFIX.length))?.at ?? '';
  noted.sort((one, other) => when(one).localeCompare(when(other)));
  for (const key of noted.slice(0, noted.length - KEPT + 1)) localStorage.removeItem(key);
}
