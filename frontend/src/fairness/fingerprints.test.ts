import { beforeEach, expect, test, vi } from 'vitest';
import { noteFingerprint, seenFingerprint } from './fingerprints';

beforeEach(() => localStorage.clear());

test('the first fingerprint of a match stays', () => {
  noteFingerprint('m1', 'aa', new Date('2026-01-01T00:00:00Z'));
  noteFingerprint('m1', 'bb', new Date('2026-01-02T00:00:00Z'));
  expect(seenFingerprint('m1')).toEqual({ seedHash: 'aa', at: '2026-01-01T00:00:00.000Z' });
  expect(seenFingerprint('m2')).toBeNull();
});

test('the oldest of two hundred makes room', () => {
  for (let match = 0; match <= 200; match++) noteFingerprint(`m${match}`, 'aa', new Date(match * 1000));
  expect(seenFingerprint('m0')).toBeNull();
  expect(seenFingerprint('m1')).not.toBeNull();
  expect(localStorage.length).toBe(200);
});

test('a browser that keeps nothing is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => noteFingerprint('m1', 'aa')).not.toThrow();
});
