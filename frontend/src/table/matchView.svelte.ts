import type { AnyGame, Foresight, OpenWindow, Played, SeatInfo } from '../games/game';
import { link } from '../house.svelte';
import { MatchChannel, type Refusal } from '../protocol/matchChannel';
import type { Frame, Proposal } from '../protocol/types';
import { announcer } from '../shell/announcer.svelte';
import { texts } from '../texts';
import { windowOf } from './openWindow';

export interface LogLine {
  id: number;
  words: string;
}

const LOG_LENGTH = 400;

/** A match as this viewer sees it: the newest frame, what has happened, what was refused. */
export class MatchView {
  frame = $state.raw<Frame | undefined>();
  /** When the newest frame came, for clocks that run on meanwhile. */
  frameAt = $state(0);
  /** The window that is open now. */
  window = $state.raw<OpenWindow | null>(null);
  busy = $state(false);
  refusal = $state<Refusal | undefined>();
  log = $state<LogLine[]>([]);
  ended = $state(false);
  readonly viewer: number | null;
  readonly match: string;
  #nextLine = 1;
  readonly #channel: MatchChannel;

  constructor(match: string, seat: number | null, game: AnyGame, seats: () => SeatInfo[]) {
    this.match = match;
    this.viewer = seat;
    this.#channel = new MatchChannel(link, match, seat === null ? 'spectators' : `seat.${seat}`, {
      onFrame: (frame, missed) => {
        if (missed) this.#note(texts.play.missed);
        this.frameAt = Date.now();
        this.window = windowOf(frame, this.window, this.frameAt);
        this.frame = frame;
        for (const event of frame.events) this.#note(game.describeEvent(event, seats()));
      },
      onPast: (events) => {
        this.log = [];
        for (const event of events) this.#write(game.describeEvent(event, seats()));
      },
      onBusy: (busy) => {
        this.busy = busy;
        if (busy) this.refusal = undefined;
      },
      onRefused: (refusal, action) => {
        if (action === undefined || !game.losesNothing?.(action)) this.refusal = refusal;
      },
      onEnded: () => {
        this.ended = true;
      },
    });
  }

  /** Whether the match waits for this seat, be it for its turn or for an objection. */
  get awaited(): boolean {
    return this.viewer !== null && (this.frame?.turn.awaited.includes(this.viewer) ?? false);
  }

  get myTurn(): boolean {
    return this.awaited && this.window === null;
  }

  act = (action: unknown): void => void this.#channel.act(action);

  actAll = async (actions: unknown[]): Promise<Played> => {
    const played = await this.#channel.actAll(actions);
    if (played.stopped === 'changed')
      this.refusal = { code: 'plan-stopped', sentence: texts.play.planStopped, rule: '' };
    return played;
  };

  foresee = (actions: unknown[]): Promise<Foresight> => this.#channel.foresee(actions);
  leave = () => this.#channel.leave();
  comeBack = () => this.#channel.comeBack();
  vote = (seat: number, proposal: Proposal) => this.#channel.vote(seat, proposal);

  close(): void {
    this.#channel.close();
  }

  #note(words: string): void {
    this.#write(words);
    if (words !== '') announcer.say(words);
  }

  #write(words: string): void {
    if (words === '') return;
    this.log.push({ id: this.#nextLine++, words });
    if (this.log.length > LOG_LENGTH) this.log.shift();
  }
}
