import { askWhy } from '../../../board/whyNot';
import { boardWords } from './board-texts';
import { isYoungster } from '../cards/dogs';
import { cardOf, movable, only, placeOf, targetsOf, upgrades, type Held, type Target } from './offers';
import type { Sled } from '../cards/places';
import type { Card, HikeAction, HikeView } from '../types';

/** The current state of the match, as the board receives it. */
interface Now {
  view: HikeView;
  legalActions: HikeAction[];
  viewer: number | null;
  busy: boolean;
  act: (action: HikeAction) => void;
  explain?: (...actions: HikeAction[]) => void;
}

/** The player's next action: the card picked up, and the reason shown for a place that stays dark. */
export class Plan {
  readonly #now: () => Now;
  readonly #focus: (...selectors: string[]) => void;
  #taken = $state<Held | null>(null);
  #why = $state.raw<{ words: string; view: HikeView } | null>(null);
  #passing = $state(false);
  /** True while my turn is about to end by itself. */
  ending = $state(false);
  /** True while the question "ready to race?" is open. */
  declaring = $state(false);
  /** The card that is shown large. */
  looking = $state<Card | null>(null);

  readonly #legal = $derived.by(() => this.#now().legalActions);
  readonly movable = $derived(movable(this.#legal));
  readonly upgrades = $derived(upgrades(this.#legal));
  readonly oneMore = $derived(only(this.#legal, 'OpenOne'));
  readonly pass = $derived(only(this.#legal, 'Pass'));
  readonly declare = $derived(only(this.#legal, 'Declare'));
  readonly end = $derived(only(this.#legal, 'EndTurn'));
  readonly sled = $derived.by((): Sled => {
    const { view, viewer } = this.#now();
    return viewer === null ? [] : (view.board.mushers[viewer]?.sled ?? []);
  });
  readonly hand = $derived.by((): readonly Card[] => {
    const { view, viewer } = this.#now();
    const musher = viewer === null ? undefined : view.board.mushers[viewer];
    return musher ? [...musher.known, ...(view.own?.unseen ?? [])] : [];
  });
  /** The card that I hold, while it is still there; it may have no legal target. */
  readonly held = $derived.by((): Held | null =>
    this.#taken !== null && this.#isThere(this.#taken) ? this.#taken : null,
  );
  readonly card = $derived.by((): Card | undefined => {
    if (this.held === null) return undefined;
    return cardOf(this.held) ?? this.sled[placeOf(this.held) ?? -1]?.card;
  });
  readonly targets = $derived(targetsOf(this.#legal, this.held));
  readonly toHand = $derived(this.targets.get('hand'));
  /** Why the place that I pressed last stays dark, until something happens. */
  readonly why = $derived.by(() => (this.#why?.view === this.#now().view ? this.#why.words : null));
  readonly passing = $derived(this.#passing && this.pass !== undefined);

  constructor(now: () => Now, focus: (...selectors: string[]) => void) {
    this.#now = now;
    this.#focus = focus;
  }

  #isThere(held: Held): boolean {
    const card = cardOf(held);
    if (!card) return Boolean(this.sled[placeOf(held) ?? -1]);
    return (held.startsWith('HAND:') ? this.hand : this.#now().view.board.centre).includes(card);
  }

  /** Returns true if at least one card there can be picked up. */
  mayMove(from: 'CENTRE' | 'HAND' | 'SLED'): boolean {
    return [...this.movable].some((held) => held.startsWith(`${from}:`));
  }

  perform(action: HikeAction | undefined): void {
    const { busy, act } = this.#now();
    if (!action || busy) return;
    const lifted = action.type === 'LiftOut' ? this.sled[action.place]?.card : undefined;
    this.#forget();
    // A husky lifted out goes to my hand, and usually from there to another place.
    if (lifted) this.#taken = `HAND:${lifted}`;
    act(action);
  }

  /** Takes a card up, or puts it back. */
  choose(held: Held | undefined): void {
    const same = this.#taken === held;
    this.#forget();
    if (!held || same || !this.#isThere(held)) return;
    this.#taken = held;
    // While others play, cards are only looked at.
    if (this.#legal.length > 0 && !this.movable.has(held)) askWhy(this.#now(), this.#meant(held, null));
  }

  /** Takes a card up to pull it; false if it may not be moved. */
  take(held: Held): boolean {
    if (!this.movable.has(held) || this.#now().busy) return false;
    this.#forget();
    this.#taken = held;
    return true;
  }

  /** Lets the card go over a target, or over nothing. */
  drop(target: Target | undefined): void {
    const action = target && this.targets.get(target);
    if (action) this.perform(action);
    else if (target?.startsWith('place-')) this.press(Number(target.slice('place-'.length)));
    else this.#taken = null;
  }

  /** A place of my sled was pressed. */
  press(place: number): void {
    const action = this.targets.get(`place-${place}`) ?? this.upgrades.get(place);
    if (action) this.perform(action);
    else if (this.sled[place] && (this.held === null || this.held.startsWith('SLED:'))) this.choose(`SLED:${place}`);
    else this.#askWhy(place);
  }

  /** Tells why a place stays dark: what to do before, or else what the rules say. */
  #askWhy(place: number): void {
    const { card, held } = this;
    const upgrades = this.#now().view.board.task === 'UPGRADE';
    if (held?.startsWith('SLED:') && card) this.#tell(boardWords.liftFirst(card));
    else if (this.#legal.length === 0) askWhy(this.#now(), { type: 'Pass' });
    else if (upgrades && (!held || card === 'EQUIPMENT')) askWhy(this.#now(), { type: 'Upgrade', place });
    else if (held) askWhy(this.#now(), this.#meant(held, place));
    else this.#tell(boardWords.takeFirst);
  }

  #tell(words: string): void {
    this.#why = { words, view: this.#now().view };
  }

  /** The action that a card and a place mean; without a place, what is usually done with the card. */
  #meant(held: Held, place: number | null): HikeAction {
    const card = cardOf(held);
    if (!card) return { type: 'LiftOut', place: placeOf(held) ?? 0 };
    const to = place ?? Math.max(0, this.sled.indexOf(null));
    const from = held.startsWith('HAND:') ? 'HAND' : 'CENTRE';
    if (this.#now().view.board.task === 'AFTERWARDS' && isYoungster(card))
      return { type: 'PlaceYoungster', from, card, place: to };
    if (from === 'HAND') return { type: 'PlaceFromHand', card, place: to };
    return place === null ? { type: 'DraftToHand', card } : { type: 'DraftToSled', card, place };
  }

  /** Passing asks once: the turn would be gone. */
  askToPass(): void {
    if (this.passing) this.perform(this.pass);
    else if (this.pass && !this.#now().busy) {
      this.#forget();
      this.#passing = true;
    }
  }

  askToDeclare(): void {
    if (this.declare && !this.#now().busy) this.declaring = true;
  }

  look(card: Card | undefined): void {
    if (card) this.looking = card;
  }

  /** Puts away what is uppermost. */
  putAway(): void {
    if (this.#why !== null) this.#why = null;
    else if (this.passing) this.#passing = false;
    else if (this.held !== null) {
      this.#focus(`[data-card="${this.held}"]`);
      this.#taken = null;
    }
  }

  #forget(): void {
    this.#taken = null;
    this.#why = null;
    this.#passing = false;
    this.declaring = false;
  }
}
