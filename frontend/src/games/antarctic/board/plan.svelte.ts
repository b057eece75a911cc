import { askWhy } from '../../../board/whyNot';
import { printed } from '../printed';
import type { Announced } from './announced.svelte';
import { carriesOn } from './chain';
import { declarations, fitting, loadsOf, movable, only, targetsOf, type Target } from './offers';
import type { AntarcticAction, AntarcticView, Card, Face, Source } from '../types';

/** The current state that the board knows. */
interface Now {
  view: AntarcticView;
  legalActions: AntarcticAction[];
  busy: boolean;
  act: (action: AntarcticAction) => void;
  viewer: number | null;
  explain?: (...actions: AntarcticAction[]) => void;
}

/** Before the first card is declared nothing is played, whatever a Joker would count as. */
const UNKNOWN: Face = { colour: 'RED', suit: 'CIRCLE', number: 'ONE' };

/** My plan: the card that I have taken up, the question asked about it, the whistle that I am about to blow. */
export class Plan {
  readonly #now: () => Now;
  readonly #announced: Announced;
  readonly #focus: (...selectors: string[]) => void;
  #taken = $state<Card | null>(null);
  #asking = $state(false);
  /** The turn that I am about to call. */
  #calling = $state<number | null>(null);
  /** The pile that I am loading with all that fits, and the card that is on its way. */
  #loading: { seat: number; card: Card } | null = null;

  readonly #legal = $derived.by(() => this.#now().legalActions);
  readonly movable = $derived(movable(this.#legal));
  readonly fitting = $derived(fitting(this.#legal));
  readonly call = $derived(only(this.#legal, 'Call'));
  readonly accept = $derived(only(this.#legal, 'Accept'));
  readonly decline = $derived(only(this.#legal, 'Decline'));
  readonly end = $derived(only(this.#legal, 'EndTurn'));
  readonly chosen = $derived(this.#taken !== null && this.movable.has(this.#taken) ? this.#taken : null);
  readonly targets = $derived(targetsOf(this.#legal, this.chosen));
  /** My top card, when I may play it out of turn. */
  readonly outOfTurn = $derived.by(() =>
    this.#now().view.board.phase === 'WRONGED' ? this.#legal.find((action) => action.type === 'PlayCentre') : undefined,
  );
  /** True if playing it asks me first what it counts as. */
  readonly asksOutOfTurn = $derived(this.#legal.filter(({ type }) => type === 'PlayCentre').length > 1);
  /** I dealt a wild card and have to say what it counts as. */
  readonly must = $derived(this.#legal[0]?.type === 'DeclareFirst');
  readonly ways = $derived(
    declarations(this.must ? this.#legal : this.#asking ? (this.targets.get('centre') ?? []) : []),
  );
  /** True if I am asked to confirm the call; another turn is another question. */
  readonly confirming = $derived(this.call !== undefined && this.call.turn === this.#calling);

  /** The declaration used if I press the centre again instead of choosing: the one that continues the Triple Topper. */
  readonly preselected = $derived.by(() => {
    const { centre, options } = this.#now().view.board;
    const card = this.chosen;
    return card === null ? undefined : this.ways.find(({ as }) => carriesOn(card, as, centre, options));
  });

  constructor(now: () => Now, announced: Announced, focus: (...selectors: string[]) => void) {
    this.#now = now;
    this.#announced = announced;
    this.#focus = focus;
  }

  perform(action: AntarcticAction | undefined): void {
    const { busy, act } = this.#now();
    if (!action || busy) return;
    const back = this.confirming ? ['.whistle'] : this.#asking ? ['.centre'] : [];
    this.#forget();
    this.#announced.roundOver = false;
    act(action);
    this.#focus(...back);
  }

  /** Takes a card up, or puts it back. */
  choose(card: Card | null | undefined): void {
    if (card && this.#taken === card) this.#taken = null;
    else this.take(card);
    this.#asking = false;
  }

  /** Takes a card up; false if it may not be moved. */
  take(card: Card | null | undefined): boolean {
    this.#loading = null;
    if (!card || this.#now().busy) return false;
    if (!this.movable.has(card)) {
      askWhy(this.#now(), this.#meant(card, 'centre'));
      return false;
    }
    this.#taken = card;
    this.#asking = false;
    this.#announced.putAway();
    return true;
  }

  /** Lets the card go over a target, or over nothing. */
  drop(target: Target | undefined): void {
    if (target) this.press(target);
    if (!this.#asking) this.#taken = null;
  }

  press(target: Target): void {
    const actions = this.targets.get(target) ?? [];
    if (this.#asking && target === 'centre' && this.preselected) this.perform(this.preselected.action);
    else if (actions.length > 1) this.#asking = !this.#now().busy;
    else if (actions[0]) this.perform(actions[0]);
    else if (target === 'own' && this.end) this.perform(this.end);
    else this.#askWhy(target);
  }

  /** Asks why a target is grey for the card that I have taken up, or else for the top of my pile. */
  #askWhy(target: Target): void {
    const card = this.chosen ?? this.#top;
    if (card) askWhy(this.#now(), this.#meant(card, target));
  }

  get #top(): Card | null {
    const { view, viewer } = this.#now();
    return viewer === null ? null : (view.board.places[viewer]?.top ?? null);
  }

  /** The action that a card and a target mean; wild parts count as what the centre asks for. */
  #meant(card: Card, target: Target): AntarcticAction {
    const from: Source = card === this.#top ? 'PAYOFF' : 'HAND';
    if (target === 'discard') return { type: 'Spend', from, card };
    if (target === 'own') return from === 'HAND' ? { type: 'Close', card } : { type: 'EndTurn' };
    if (target !== 'centre') return { type: 'Load', from, card, onto: Number(target.slice('seat-'.length)) };
    const { as: asked } = this.#now().view.board.centre;
    const face = printed(card) ?? asked ?? UNKNOWN;
    const colour = face.colour === 'BLACK' ? (asked?.colour ?? face.colour) : face.colour;
    const suit = face.suit === 'BLOB' ? (asked?.suit ?? face.suit) : face.suit;
    return { type: 'PlayCentre', from, card, as: { colour, suit, number: face.number } };
  }

  /** True if a pile can be loaded although no card is taken up: with all cards of my hand that fit. */
  loadable = (seat: number): boolean => this.chosen === null && loadsOf(this.#legal, seat).length > 0;

  /** Loads a pile with one card of my hand after the other. */
  loadAll(seat: number): void {
    const next = loadsOf(this.#legal, seat)[0];
    if (!next || this.#now().busy) return;
    this.perform(next);
    this.#loading = { seat, card: next.card };
  }

  /** Goes on when the card before lies there: the server has told what fits now. */
  goOnLoading(): void {
    if (!this.#loading || this.#now().busy) return;
    const { seat, card } = this.#loading;
    this.#loading = null;
    if (!this.#now().view.hand?.includes(card)) this.loadAll(seat);
  }

  playOutOfTurn(): void {
    if (this.take(this.outOfTurn?.card)) this.press('centre');
  }

  askToCall(): void {
    if (this.call && !this.#now().busy) this.#calling = this.call.turn;
  }

  /** Puts away what is uppermost. */
  putAway(): void {
    this.#loading = null;
    if (this.confirming) {
      this.#calling = null;
      this.#focus('.whistle');
    } else if (this.#asking) {
      this.#asking = false;
      this.#focus('.centre');
    } else if (this.chosen !== null) {
      this.#focus(`[data-card="${this.chosen}"]`);
      this.#taken = null;
    } else this.#announced.putAway();
  }

  #forget(): void {
    this.#taken = null;
    this.#asking = false;
    this.#calling = null;
    this.#loading = null;
  }
}
