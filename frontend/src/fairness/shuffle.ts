import { sha256 } from './sha256';

/** The 32 bytes that 64 hexadecimal digits stand for. Throws a RangeError if it is anything else. */
export function seedBytes(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('A seed is 64 lower-case hexadecimal digits');
  return Uint8Array.from({ length: 32 }, (_, index) => parseInt(seed.slice(index * 2, index * 2 + 2), 16));
}

/** Returns the hash that the server publishes before the deal: the SHA-256 of the seed's 32 bytes, in hexadecimal. */
export function seedHash(seed: string): string {
  return Array.from(sha256(seedBytes(seed)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Chance as a pure function of a seed and a label; the twin of the server's class of the same name, pinned by the same
 * test vectors.
 */
export class Chance {
  readonly #seed: Uint8Array;

  constructor(seed: string) {
    this.#seed = seedBytes(seed);
  }

  /** `sorted` in the order that seed and label give it. The caller sorts first, as the server does. */
  shuffle<T>(label: string, sorted: readonly T[]): T[] {
    const shuffled = [...sorted];
    const below = numbers(this.#seed, label);
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }

  /** A number from 0 up to `bound`, exclusive. */
  below(label: string, bound: number): number {
    return numbers(this.#seed, label)(bound);
  }
}

const RANGE = 2 ** 32;

/** The numbers of one label: SHA-256(seed ‖ label ‖ 0 ‖ counter), four bytes a number, biased ones rejected. */
function numbers(seed: Uint8Array, label: string): (bound: number) => number {
  const name = new TextEncoder().encode(label);
  const message = new Uint8Array(seed.length + name.length + 5);
  message.set(seed);
  message.set(name, seed.length);
  const counter = new DataView(message.buffer, message.length - 4);
  let block = new DataView(new ArrayBuffer(0));
  let used = 0;

  function next(): number {
    if (used === block.byteLength) {
      block = new DataView(sha256(message).buffer as ArrayBuffer);
      counter.setUint32(0, counter.getUint32(0) + 1);
      used = 0;
    }
    used += 4;
    return block.getUint32(used - 4);
  }

  return (bound) => {
    if (!(bound > 0)) throw new RangeError(`A bound is positive, not ${bound}`);
    const limit = RANGE - (RANGE % bound);
    for (;;) {
      const number = next();
      if (number < limit) return number % bound;
    }
  };
}
