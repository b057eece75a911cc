import { askWhy } from '../../../board/whyNot';
import { playable, playsOf } from './offers';
import type { AvalancheAction, Card } from '../types';

/** The current state of the match, as the board receives it. */
interface Now {
  legalActions: AvalancheAction[];
  busy: boolean;
  act: (action: AvalancheAction) => void;
  explain?: (...actions: AvalancheAction[]) => void;
}

/** The viewer's legal actions, and the card for which a target is being chosen. */
export class Plan {
  readonly #now: () => Now;
  readonly #focus: (selector: string) => void;
  #aiming = $state<Card | null>(null);

  readonly #legal = $derived.by(() => this.#now().legalActions);
  readonly #plays = $derived(playsOf(this.#legal));
  readonly playable = $derived(playable(this.#legal));
  readonly refill = $derived(this.#legal.find((action) => action.type === 'Refill'));
  readonly fromDraw = $derived(this.#pick('DRAW') ?? this.refill);
  readonly fromLift = $derived(this.#pick('LIFT'));
  readonly bank = $derived(this.#legal.find((action) => action.type === 'Bank'));
  readonly end = $derived(this.#legal.find((action) => action.type === 'EndTurn'));
  readonly mayAct = $derived(this.#legal.length > 0);
  /** The ways to play that card, one a target. */
  readonly aimed = $derived(this.#plays.filter((play) => play.card === this.#aiming));

  constructor(now: () => Now, focus: (selector: string) => void) {
    this.#now = now;
    this.#focus = focus;
  }

  perform(action: AvalancheAction | undefined): void {
    const { busy, act } = this.#now();
    if (!action || busy) return;
    this.#aiming = null;
    act(action);
  }

  /** Performs an action if it is possible, else asks why the action meant is not. */
  attempt(possible: AvalancheAction | undefined, meant: AvalancheAction): void {
    if (possible) this.perform(possible);
    else askWhy(this.#now(), meant);
  }

  pickUp(pile: 'DRAW' | 'LIFT'): void {
    this.attempt(pile === 'DRAW' ? this.fromDraw : this.fromLift, { type: 'PickUp', pile });
  }

  toBank(): void {
    this.attempt(this.bank, { type: 'Bank' });
  }

  toEnd(): void {
    this.attempt(this.end, { type: 'EndTurn' });
  }

  /** Plays a card, or asks at whom. */
  play(card: Card): void {
    if (this.#now().busy) return;
    const ways = this.#plays.filter((one) => one.card === card);
    if (ways.some((way) => way.target !== null)) this.#aiming = card;
    else this.attempt(ways[0], { type: 'Play', card, target: null });
  }

  aim(play: AvalancheAction): void {
    this.cancel();
    this.perform(play);
  }

  /** Does not aim any more. */
  cancel(): void {
    const card = this.#aiming;
    this.#aiming = null;
    this.#focus(`button:has([data-place="card-${card}"])`);
  }

  #pick(pile: 'DRAW' | 'LIFT'): AvalancheAction | undefined {
    return this.#legal.find((action) => action.type === 'PickUp' && action.pile === pile);
  }
}
