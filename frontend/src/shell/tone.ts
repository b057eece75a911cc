let context: AudioContext | undefined;

/** A soft wooden tone of two notes; silent where the browser does not allow sound yet. */
export function playTurnTone(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.02;
    note(context, 523.25, start);
    note(context, 783.99, start + 0.14);
  } catch {
    // No sound on this machine: the turn is shown and said in other ways.
  }
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
