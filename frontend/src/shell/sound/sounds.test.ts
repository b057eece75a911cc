import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cue } from '../../sound/cue';
import { settings } from '../settings.svelte';
import { Sounds } from './sounds.svelte';

const { played } = vi.hoisted(() => ({ played: vi.fn() }));
vi.mock('../../sound/player', () => ({
  Player: class {
    play = (cues: Cue[], loudness: (cue: Cue) => number) =>
      cues.forEach((cue) => played(cue.sound, Math.round(loudness(cue) * 100) / 100));
  },
}));

let contexts: number;
let stop: () => void;
let sounds: Sounds;

class FakeContext {
  state = 'suspended';
  constructor() {
    contexts += 1;
  }
  resume = async () => void (this.state = 'running');
  suspend = async () => void (this.state = 'suspended');
}

const gesture = () => window.dispatchEvent(new Event('pointerdown'));
const settled = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  contexts = 0;
  played.mockClear();
  vi.stubGlobal('AudioContext', FakeContext);
  settings.sounds = undefined;
  settings.volume = 100;
  sounds = new Sounds();
  stop = sounds.listen();
  sounds.alone = true;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const CARD: Cue = { sound: 'played', seat: 0 };

test('nothing is made or heard before the first gesture, and nothing is made up for', async () => {
  sounds.play([CARD], 0);
  await settled();
  expect(contexts).toBe(0);
  expect(sounds.awake).toBe(false);
  gesture();
  await settled();
  expect(contexts).toBe(1);
  expect(played).not.toHaveBeenCalled();
  sounds.play([CARD], 0);
  await settled();
  expect(played.mock.calls).toEqual([['played', 1]]);
  gesture();
  expect(contexts).toBe(1);
});

test('with another person only my turn and endings are heard, until one chooses', async () => {
  gesture();
  await settled();
  sounds.alone = false;
  expect(sounds.level).toBe('turns');
  sounds.play([CARD, { sound: 'turn' }], 0);
  await settled();
  expect(played.mock.calls).toEqual([['turn', 1]]);
});

test('others are half as loud, by the volume that is set', async () => {
  gesture();
  await settled();
  sounds.play([CARD], 1);
  await settled();
  expect(played.mock.calls).toEqual([['played', 0.5]]);
});

test('where sound is muted, a gesture makes nothing; unmuting brings back what was before', async () => {
  sounds.mute(true);
  expect(sounds.level).toBe('off');
  gesture();
  await settled();
  expect(contexts).toBe(0);
  sounds.mute(false);
  expect(sounds.level).toBe('all');
  await settled();
  expect(contexts).toBe(1);
  expect(played.mock.calls.map(([sound]) => sound)).toEqual(['turn']);
});

test('away from tables no gesture starts sound', async () => {
  stop();
  gesture();
  await settled();
  expect(contexts).toBe(0);
  expect(sounds.level).toBeUndefined();
});

test('sound mixes with a call or music where the browser can do so', async () => {
  const session = { type: 'auto' };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { audioSession: session }));
  gesture();
  await settled();
  expect(session.type).toBe('ambient');
});
