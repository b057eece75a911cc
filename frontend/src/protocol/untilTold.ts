import { Problem } from './rest';
import { later } from './time';

/**
 * Asks the server until it has answered, at that pause in milliseconds; a refusal is an answer, too. Returns what ends
 * the asking.
 */
export function untilTold<T>(ask: () => Promise<T>, take: (told: T) => void, pause: number): () => void {
  let ended = false;
  let cancel: (() => void) | undefined;
  const again = () => {
    ask().then(
      (told) => {
        if (!ended) take(told);
      },
      (failure: unknown) => {
        if (!ended && !isRefusal(failure)) cancel = later(again, pause);
      },
    );
  };
  again();
  return () => {
    ended = true;
    cancel?.();
  };
}

/** Returns true if the server understood the request and refuses it: asking again would not help. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof Problem && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
