import { later } from '../../../protocol/time';
import type { AntarcticBoard, AntarcticEvent, PenaltyPaid } from '../types';

/** The result of a call, as it is shown over the table. */
interface Judged {
  /** The cards that changed piles; undefined where the page was loaded after that. */
  paid: PenaltyPaid | undefined;
  voided: boolean;
}

/** The time that everyone needs to read before the next play takes it away, in milliseconds. */
const READING = { verdict: 4500, round: 12_000 };

const isPlay = (event: AntarcticEvent): boolean =>
  event.type === 'TurnBegan' ||
  event.type === 'Loaded' ||
  event.type === 'RoundScored' ||
  (event.type === 'PlayedToCentre' && !event.outOfTurn);

/** The announcements over the table: the verdict of a call, and the end of a round. */
export class Announced {
  judged = $state<Judged | null>(null);
  roundOver = $state(false);
  /** True once the next round is being played: the end of the last one stands aside. */
  aside = $state(false);
  /** The verdict and the round that are shown. */
  #shown = '';
  #readUntil = 0;
  /** Takes back that it is put away later. */
  #staysOn: (() => void) | undefined;

  /**
   * Looks through what has just happened.
   *
   * @param viewer my seat: when it plays, the last round is put away at once
   */
  hear(board: AntarcticBoard, events: readonly AntarcticEvent[], viewer: number | null): void {
    const happened = (type: AntarcticEvent['type']): boolean => events.some((event) => event.type === type);
    const now = JSON.stringify([board.verdict, board.rounds.length]);
    // A viewer steps through a replay.
    if (now !== this.#shown) this.putAway();
    this.#shown = now;
    if (happened('Called')) {
      this.#show(READING.verdict);
      this.judged = {
        paid: events.find((event) => event.type === 'PenaltyPaid'),
        voided: happened('WinVoided'),
      };
    } else if (happened('RoundScored')) {
      this.#show(READING.round);
      this.roundOver = board.phase !== 'OVER';
    } else if (board.penalty !== null) {
      if (events.length === 0) this.judged ??= { paid: undefined, voided: false };
    } else if (events.some(isPlay)) {
      this.#staysOn?.();
      this.aside = this.roundOver;
      if (this.roundOver && board.seat === viewer) this.putAway();
      else this.#staysOn = later(() => this.putAway(), this.#readUntil - performance.now());
    }
  }

  #show(reading: number): void {
    this.putAway();
    this.#readUntil = performance.now() + reading;
  }

  putAway(): void {
    this.#staysOn?.();
    this.judged = null;
    this.roundOver = false;
    this.aside = false;
  }
}
