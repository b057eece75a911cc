import type { AnyGame, GameSounds } from '../../../games/game';
import { later } from '../../../protocol/time';
import type { ClockView, Position, Outcome } from '../../../protocol/types';
import { remaining } from '../../../shell/clock';
import { sounds } from '../../../shell/sound/sounds.svelte';
import { CALLED, TURN, vibrate, vibrates } from '../../../shell/sound/vibration';
import type { Cue } from '../../../sound/cue';

/** The version of the first position of a match. */
const DEAL = 1;
const SECOND = 1000;
/** The seconds at the end of a turn that are heard, one by one. */
const LAST_SECONDS = 10;

/** Plays what the positions of a match tell, as they come; what happened before is not made up for. */
export class MatchSounds {
  readonly #game: AnyGame;
  readonly #viewer: number | null;
  #loading: Promise<GameSounds<unknown> | undefined> | undefined;
  /** Takes back the next tick. */
  #ticking: (() => void) | undefined;

  /** @param viewer my seat; null for a spectator */
  constructor(game: AnyGame, viewer: number | null) {
    this.#game = game;
    this.#viewer = viewer;
  }

  /** Hears a position. @param before the one that was shown until now; undefined for the first */
  hear(before: Position | undefined, position: Position): void {
    this.#ticking?.();
    if (!position.turn.over) this.#tick(position.clocks, performance.now());
    if (!before && position.version !== DEAL) return;
    const myTurn = this.#isMyTurn(position) && !(before && this.#isMyTurn(before));
    if (myTurn) vibrate(TURN);
    const ended = before?.turn.over ? null : position.turn.over;
    if (myTurn || ended || position.events.length > 0) void this.#play(position, myTurn, ended);
  }

  refused(): void {
    sounds.play([{ sound: 'refused' }], this.#viewer);
  }

  close(): void {
    this.#ticking?.();
  }

  async #play(position: Position, myTurn: boolean, ended: Outcome | null): Promise<void> {
    if (!sounds.awake && !vibrates()) return;
    const game = await this.#sounds();
    const cues: Cue[] = position.events.flatMap((event) => game?.cuesOf(event, this.#viewer) ?? []);
    if (cues.some(({ at }) => at !== undefined && at === this.#viewer)) vibrate(CALLED);
    if (myTurn) cues.push({ sound: 'turn' });
    if (ended) cues.push({ sound: this.#hasWon(ended, game?.lost) ? 'win' : 'loss', then: true });
    sounds.play(cues, this.#viewer);
  }

  /** The game's sounds; without them there are still those of turns and endings. */
  #sounds(): Promise<GameSounds<unknown> | undefined> {
    this.#loading ??= this.#game.sounds?.().catch(() => (this.#loading = undefined));
    return this.#loading ?? Promise.resolve(undefined);
  }

  #isMyTurn({ turn, seats }: Position): boolean {
    return this.#viewer !== null && seats.length > 1 && turn.window === null && turn.awaited.includes(this.#viewer);
  }

  #hasWon({ reason, results }: Outcome, lost: readonly string[] = []): boolean {
    if (lost.includes(reason) || (results.length === 1 && reason === 'concluded')) return false;
    return this.#viewer !== null && results[this.#viewer]?.rank === 1;
  }

  /** Tells my last seconds, one by one. @param readAt when the clocks were read, by `performance.now()` */
  #tick(clocks: readonly ClockView[], readAt: number, most = LAST_SECONDS): void {
    const clock = clocks.find(({ seat, running }) => running && seat === this.#viewer);
    if (!clock) return;
    const left = remaining(clock, performance.now() - readAt);
    const next = Math.min(most, Math.ceil(left / SECOND) - 1);
    const wait = left - next * SECOND;
    if (next < 1) return;
    this.#ticking = later(() => {
      sounds.play([{ sound: 'tick' }], this.#viewer);
      this.#tick(clocks, readAt, next - 1);
    }, wait);
  }
}
