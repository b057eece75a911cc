import { still } from '../../../board/flight';

/** The time for a section, and the most for a whole ride, in milliseconds. */
const SECTION = 240;
const LONGEST = 620;

/** Takes the skier along the slope. Nobody has to wait for the end of a ride; without motion it is over at once. */
export class Ride {
  #x = $state(0);
  #moving = $state(false);
  #frame = 0;

  constructor(x: number) {
    this.#x = x;
  }

  get x(): number {
    return this.#x;
  }
  get moving(): boolean {
    return this.#moving;
  }

  to(goal: number): void {
    this.stop();
    const from = this.#x;
    const way = Math.abs(goal - from);
    if (still() || way < 1 || way > 900) {
      this.#x = goal;
      return;
    }
    const length = Math.min(LONGEST, Math.max(160, (way / 120) * SECTION));
    let begun: number | undefined;
    const go = (now: number): void => {
      begun ??= now;
      const along = Math.min(1, (now - begun) / length);
      this.#x = from + (goal - from) * (along < 0.5 ? 2 * along * along : 1 - 2 * (1 - along) ** 2);
      if (along < 1) this.#frame = requestAnimationFrame(go);
      else this.#moving = false;
    };
    this.#moving = true;
    this.#frame = requestAnimationFrame(go);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#moving = false;
  }
}
