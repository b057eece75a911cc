/*
 * Tones and noise. Whatever the instrument, it begins and ends in silence, so that nothing clicks. The peaks of a sound
 * add up to less than a half: two sounds at once do not clip either.
 */

/** The time and loudness of a part of a sound. */
interface Envelope {
  /** When it begins, on the clock of the context, in seconds. */
  at: number;
  /** In seconds. */
  length: number;
  /** The loudest it gets, as amplitude. */
  peak: number;
  /** The time until it is as loud as that, in seconds. */
  attack?: number;
  /** The time for which it stays as loud as that before it fades, in seconds. */
  hold?: number;
}

interface Tone extends Envelope {
  wave?: OscillatorType;
  /** In hertz. */
  pitch: number;
  /** The pitch at its end; as at its beginning, where left out. */
  to?: number;
}

interface Noise extends Envelope {
  filter: BiquadFilterType;
  /** The frequency of the filter, in hertz. */
  pitch: number;
  to?: number;
  /** The quality of the filter: the higher, the narrower. */
  narrow?: number;
}

/** Where a sound goes. */
export interface Stage {
  audio: BaseAudioContext;
  out: AudioNode;
}

/** Loudness at the end of a fade, as part of the peak; the rest goes in the last moments. */
const FLOOR = 0.03;
const LAST = 0.004;
const ATTACK = 0.004;

/** Makes a tone that glides from one pitch to another. */
export function tone({ audio, out }: Stage, { wave = 'sine', pitch, to = pitch, ...envelope }: Tone): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  glide(source.frequency, pitch, to, envelope);
  source.connect(shaped(audio, envelope)).connect(out);
  run(source, envelope);
  return source;
}

/** Makes filtered noise, the same each time. */
export function noise(
  { audio, out }: Stage,
  { filter, pitch, to = pitch, narrow = 0.7, ...envelope }: Noise,
): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  source.loop = true;
  const sieve = audio.createBiquadFilter();
  sieve.type = filter;
  sieve.Q.value = narrow;
  glide(sieve.frequency, pitch, to, envelope);
  source.connect(sieve).connect(shaped(audio, envelope)).connect(out);
  run(source, envelope);
  return source;
}

/** Lets a pitch waver, as the pea of a whistle does. */
export function waver({ audio }: Stage, source: OscillatorNode, times: number, by: number, envelope: Envelope): void {
  const wave = audio.createOscillator();
  const depth = audio.createGain();
  wave.frequency.value = times;
  depth.gain.value = by;
  wave.connect(depth).connect(source.frequency);
  run(wave, envelope);
}

function shaped(audio: BaseAudioContext, { at, length, peak, attack = ATTACK, hold = 0 }: Envelope): GainNode {
  const node = audio.createGain();
  const { gain } = node;
  const end = at + length;
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(peak, at + attack);
  gain.setValueAtTime(peak, at + attack + hold);
  gain.exponentialRampToValueAtTime(peak * FLOOR, end - LAST);
  gain.linearRampToValueAtTime(0, end);
  return node;
}

function glide(param: AudioParam, from: number, to: number, { at, length }: Envelope): void {
  param.setValueAtTime(from, at);
  if (to !== from) param.exponentialRampToValueAtTime(to, at + length);
}

function run(source: AudioScheduledSourceNode, { at, length }: Envelope): void {
  source.start(at);
  source.stop(at + length);
}

const made = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise by a small generator of random numbers. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  const known = made.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  made.set(audio, buffer);
  return buffer;
}
