import type { AntarcticBoard, AntarcticEvent, PenaltyPaid } from './types';

/** What a call came to, as it is shown over the table. */
export interface Judged {
  /** The cards that changed piles; undefined where the page was loaded after that. */
  paid: PenaltyPaid | undefined;
  voided: boolean;
}

/** What everybody should have had time to read before the next play takes it away, in milliseconds. */
const READING = 4500;

const isPlay = (event: AntarcticEvent): boolean =>
  event.type === 'TurnBegan' ||
  event.type === 'Loaded' ||
  event.type === 'RoundScored' ||
  (event.type === 'PlayedToCentre' && !event.outOfTurn);

/** What stands over the table for a while: the verdict of a call, and the end of a round. */
export class Announced {
  judged = $state<Judged | null>(null);
  roundOver = $state(false);
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks through what has just happened. */
  hear(board: AntarcticBoard, events: readonly AntarcticEvent[]): void {
    if (events.some((event) => event.type === 'RoundScored')) this.roundOver = board.phase !== 'OVER';
    else if (board.phase === 'OVER' || events.some((event) => event.type === 'RoundStarted')) this.roundOver = false;
    if (events.some((event) => event.type === 'Called')) {
      clearTimeout(this.#timer);
      this.#since = Date.now();
      this.judged = {
        paid: events.find((event) => event.type === 'PenaltyPaid'),
        voided: events.some((event) => event.type === 'WinVoided'),
      };
    } else if (this.judged === null && board.penalty !== null && events.length === 0) {
      this.judged = { paid: undefined, voided: false };
    } else if (this.judged !== null && board.penalty === null && events.some(isPlay)) {
      clearTimeout(this.#timer);
      const left = this.#since + READING - Date.now();
      if (left <= 0) this.judged = null;
      else this.#timer = setTimeout(() => (this.judged = null), left);
    }
  }

  putAway(): void {
    this.judged = null;
    this.roundOver = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
