/**
 * SHA-256 (FIPS 180-4) of `message`, as 32 bytes.
 *
 * Written out here because browsers have no `crypto.subtle` on pages loaded over plain HTTP, as from a server in the
 * home network.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(INITIAL);
  const padded = pad(message);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += BLOCK_BYTES) {
    compress(state, schedule, new DataView(padded.buffer, block, BLOCK_BYTES));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

const BLOCK_BYTES = 64;
const primes = firstPrimes(64);
/** The first 32 bits of the fractions of the primes' square roots and cube roots, as the standard defines them. */
const INITIAL = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));

function compress(state: Uint32Array, schedule: Uint32Array, block: DataView): void {
  for (let index = 0; index < 16; index++) schedule[index] = block.getUint32(index * 4);
  for (let index = 16; index < 64; index++) {
    const two = at(schedule, index - 2);
    const fifteen = at(schedule, index - 15);
    const small0 = rotate(fifteen, 7) ^ rotate(fifteen, 18) ^ (fifteen >>> 3);
    const small1 = rotate(two, 17) ^ rotate(two, 19) ^ (two >>> 10);
    schedule[index] = at(schedule, index - 16) + small0 + at(schedule, index - 7) + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + (ROUND[index] ?? 0) + at(schedule, index)) >>> 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (big0 + majority) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}

/** The message, a single 1 bit, zeros, and the length in bits as the last 8 bytes of a whole number of blocks. */
function pad(message: Uint8Array): { buffer: ArrayBuffer; byteLength: number } {
  const length = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(message.length) * 8n);
  return padded;
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
