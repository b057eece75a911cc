import { askWhy } from '../../../board/whyNot';
import type { Forecast, InfiniskiAction, InfiniskiView, Orientation, SlopeCard } from '../types';

/** The current state that the board knows. */
interface Now {
  view: InfiniskiView;
  legalActions: InfiniskiAction[];
  busy: boolean;
  act: (action: InfiniskiAction) => void;
  explain?: (...actions: InfiniskiAction[]) => void;
}

type Place = Extract<InfiniskiAction, { type: 'Place' }>;

/** My options, and the card that I am looking at. */
export class Plan {
  readonly #now: () => Now;
  #chosen = $state<SlopeCard | null>(null);
  #turned = $state<Orientation | null>(null);

  readonly #legal = $derived.by(() => this.#now().legalActions);
  readonly places = $derived(this.#legal.filter((action): action is Place => action.type === 'Place'));
  readonly mayAct = $derived(this.#legal.length > 0);
  readonly gains = $derived(this.#legal.filter((action) => action.type === 'Gain'));
  readonly jump = $derived(this.#legal.find((action) => action.type === 'Jump'));
  readonly skiOn = $derived(this.#legal.find((action) => action.type === 'SkiOn'));
  readonly forcedJump = $derived(this.#legal.find((action) => action.type === 'ForcedJump'));
  readonly discarding = $derived(this.#legal.some((action) => action.type === 'Discard'));
  /** The card that is looked at. */
  readonly card = $derived.by(() => {
    const chosen = this.#chosen;
    return chosen !== null && this.#now().view.hand.includes(chosen) ? chosen : null;
  });
  /** The way in which it would be laid. */
  readonly orientation = $derived<Orientation>(this.#turned ?? this.waysOf(this.card)[0] ?? 'PORTRAIT');
  /** Laying it so, if that may be done. */
  readonly place = $derived(
    this.places.find(({ card, orientation }) => card === this.card && orientation === this.orientation),
  );
  readonly discard = $derived(this.#legal.find((action) => action.type === 'Discard' && action.card === this.card));
  /** The forecasts for laying it so; more than one where a choice of speed follows. */
  readonly forecasts = $derived.by((): readonly Forecast[] =>
    this.place
      ? this.#now().view.forecasts.filter(
          ({ card, orientation }) => card === this.card && orientation === this.orientation,
        )
      : [],
  );

  constructor(now: () => Now) {
    this.#now = now;
  }

  /** Returns the ways in which a card may be laid now. */
  waysOf(card: SlopeCard | null): Orientation[] {
    return this.places.filter((place) => place.card === card).map(({ orientation }) => orientation);
  }

  mayDiscard(card: SlopeCard): boolean {
    return this.#legal.some((action) => action.type === 'Discard' && action.card === card);
  }

  /** Takes a card up, or turns the one that is; asks why where it cannot be laid so. */
  choose(card: SlopeCard): void {
    if (this.card === card) return this.turn();
    this.take(card);
    this.#askWhy();
  }

  take(card: SlopeCard): void {
    if (this.card === card) return;
    this.#chosen = card;
    this.#turned = null;
  }

  turn(): void {
    if (this.card === null) return;
    this.#turned = this.orientation === 'PORTRAIT' ? 'LANDSCAPE' : 'PORTRAIT';
    this.#askWhy();
  }

  /** Takes up the card that lies so many places further in the hand. */
  step(by: number): SlopeCard | undefined {
    const { hand } = this.#now().view;
    if (hand.length === 0) return undefined;
    const from = this.card === null ? (by > 0 ? -1 : 0) : hand.indexOf(this.card);
    const card = hand[(from + by + hand.length) % hand.length]!;
    this.take(card);
    return card;
  }

  /** Does with the card what is to be done: lays or discards it. */
  commit(): void {
    const action = this.place ?? this.discard;
    if (action) this.perform(action);
    else this.#askWhy();
  }

  /** Asks why the card that is looked at can be neither laid as it is turned nor discarded. */
  #askWhy(): void {
    const { card, orientation } = this;
    if (card !== null && !this.place && !this.discard) askWhy(this.#now(), { type: 'Place', card, orientation });
  }

  perform(action: InfiniskiAction | undefined): void {
    const { busy, act } = this.#now();
    if (!action || busy) return;
    this.putBack();
    act(action);
  }

  putBack(): void {
    this.#chosen = this.#turned = null;
  }
}
