import type { AnyGame, Foresight, OpenWindow, Played, SeatInfo } from '../../../games/game';
import { link } from '../../../app.svelte';
import { isImpossible } from '../../../protocol/foresights';
import { MatchChannel, type Refusal } from '../../../protocol/matchChannel';
import type { BotPace, Position, Proposal, Snapshot } from '../../../protocol/types';
import { wordRefusal } from '../../../protocol/wordRefusal';
import { announcer } from '../../../shell/announcer.svelte';
import { texts } from '../../../texts';
import { comings } from './away/comings';
import { MatchSounds } from '../sound/matchSounds';
import { MatchLog } from './log/matchLog.svelte';
import { sentenceOf } from './log/sentences';
import { windowOf } from './openWindow';

/** A match as this viewer sees it: the newest position, what has happened, what was refused. */
export class MatchView {
  position = $state.raw<Position | undefined>();
  /** When the newest position came, by `performance.now()`: for clocks that have run on since. */
  positionAt = $state(0);
  /** The window that is open now. */
  window = $state.raw<OpenWindow | null>(null);
  busy = $state(false);
  refusal = $state<Refusal | undefined>();
  ended = $state(false);
  readonly viewer: number | null;
  readonly match: string;
  readonly log: MatchLog;
  readonly #channel: MatchChannel;
  readonly #sounds: MatchSounds;
  /** True if the refusal that is shown answers a question: it is about this moment only. */
  #explained = false;
  /** The number of refusals that have come or gone; those that still wait for words are then out of date. */
  #refusals = 0;

  constructor(match: string, seat: number | null, game: AnyGame, seats: () => SeatInfo[]) {
    this.match = match;
    this.viewer = seat;
    this.#sounds = new MatchSounds(game, seat);
    this.log = new MatchLog(game.turnOf);
    this.#channel = new MatchChannel(link, match, seat === null ? 'spectators' : `seat.${seat}`, {
      onPosition: (position, missed) => {
        if (missed) this.note(texts.play.missed);
        this.positionAt = performance.now();
        if (this.#explained && position.choice !== this.position?.choice) this.forgetRefusal();
        this.window = windowOf(position, this.window, this.positionAt);
        const news = comings(this.position, position, seats());
        this.#sounds.hear(this.position, position);
        this.position = position;
        this.log.takeBack(position.takenBack);
        if (position.takenBack > 0 && seat === null) announcer.say(texts.play.takenBack);
        for (const event of position.events) {
          this.log.tell(event, position.playedFor);
          announcer.say(sentenceOf({ event, playedFor: position.playedFor }, game, seats()));
        }
        for (const one of news) this.note(one);
      },
      onPast: ({ past, pastPlayedFor, turns }) =>
        this.log.restart({
          entries: past.map((event, at) => ({ event, playedFor: pastPlayedFor?.[at] })),
          turns,
          awaited: this.position?.turn.awaited ?? [],
        }),
      onBusy: (busy) => {
        this.busy = busy;
        if (busy) this.forgetRefusal();
      },
      onRefused: (refusal, action) => {
        if (action !== undefined && game.losesNothing?.(action)) return;
        this.#sounds.refused();
        void this.#tell(refusal);
      },
      onEnded: () => {
        this.ended = true;
      },
    });
  }

  /** True if the match waits for this seat, be it for its turn or for an objection. */
  get awaited(): boolean {
    return this.viewer !== null && (this.position?.turn.awaited.includes(this.viewer) ?? false);
  }

  get myTurn(): boolean {
    return this.awaited && this.window === null;
  }

  /** Shows a snapshot that may be old, until the match's own comes. */
  preview(snapshot: Snapshot | undefined): void {
    if (snapshot) this.#channel.preview(snapshot);
  }

  act = (action: unknown): void => void this.#channel.act(action);

  actAll = async (actions: unknown[]): Promise<Played> => {
    const played = await this.#channel.actAll(actions);
    if (played.stopped === 'changed')
      this.refusal = { code: 'plan-stopped', sentence: texts.play.planStopped, rule: '' };
    return played;
  };

  undo = async (): Promise<void> => {
    if (await this.#channel.undo()) announcer.say(texts.play.tookBack);
  };

  foresee = (actions: unknown[]): Promise<Foresight> => this.#channel.foresee(actions);

  /** Asks why actions are not possible; the answer is shown like a refusal. */
  explain = async (...actions: unknown[]): Promise<void> => {
    this.forgetRefusal();
    const asked = this.#refusals;
    const seen = await this.foresee(actions);
    if (asked !== this.#refusals || !isImpossible(seen)) return;
    this.refusal = seen;
    this.#explained = true;
  };

  leave = () => this.#channel.leave();
  comeBack = () => this.#channel.comeBack();
  hurry = (pace: BotPace | null) => this.#channel.hurry(pace);
  vote = (seat: number, proposal: Proposal) => this.#channel.vote(seat, proposal);

  /** Tells something around the match. */
  note(words: string): void {
    this.log.note(words);
    announcer.say(words);
  }

  /** Keeps lines at the top of the log; those that are new are told. */
  pin(lines: readonly string[]): void {
    for (const line of lines) if (!this.log.pinned.includes(line)) announcer.say(line);
    this.log.pinned = lines;
  }

  close(): void {
    this.#sounds.close();
    this.forgetRefusal();
    this.#channel.close();
  }

  /** Shows a refusal as soon as there are words for it, unless the player has gone on by then. */
  async #tell(refusal: Refusal): Promise<void> {
    this.forgetRefusal();
    const asked = this.#refusals;
    const sentence = await wordRefusal(refusal);
    if (asked === this.#refusals) this.refusal = { ...refusal, sentence };
  }

  /** Puts the refusal away that is shown, or still waits for words. */
  forgetRefusal(): void {
    this.#refusals += 1;
    this.#explained = false;
    this.refusal = undefined;
  }
}
