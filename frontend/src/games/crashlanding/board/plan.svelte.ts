/** The pilot's options and the burn that is prepared: rockets on both sides, a direction, and the outcome. */
import type { DragHandlers } from '../../../board/drag';
import { askWhy } from '../../../board/whyNot';
import { isImpossible, type Foresight } from '../../../protocol/foresights';
import {
  burnsOf,
  byValue,
  cardsOf,
  including,
  matching,
  sumOf,
  turned,
  usedIn,
  type Side,
  type Sides,
} from '../flight/burns';
import type { CrashLandingBoardProps } from '../board-props';
import type { Burn, Cockpit, CrashLandingAction, CrashLandingView, Direction, PutUnder, Rocket } from '../types';

const EMPTY: Sides = { port: [], starboard: [] };

export class Plan {
  readonly #now: () => CrashLandingBoardProps;
  readonly #focus: (...selectors: string[]) => void;
  #loaded = $state.raw<Sides>(EMPTY);
  #direction = $state<Direction>('UP');
  /** The last burn foreseen, and the cockpit after it. */
  #seen = $state.raw<{ burn: Burn; cockpit: Cockpit } | null>(null);
  /** Why the server would not have it. */
  problem = $state('');
  /** The side on which the next rocket goes; null: on the lighter one. */
  side = $state<Side | null>(null);
  /** True while my turn is about to end by itself. */
  ending = $state(false);
  /** True if all burns are listed. */
  listing = $state(false);

  readonly #legal = $derived.by(() => this.#now().legalActions);
  readonly cockpit = $derived.by(() => this.#now().view.own);
  /** Weakest first. */
  readonly hand = $derived.by(() => byValue(this.cockpit?.hand ?? []));
  readonly stage = $derived.by(() => this.cockpit?.now.stage ?? 'DESCENT');
  readonly burns = $derived(burnsOf(this.#legal));
  readonly find = $derived(this.#legal.find(({ type }) => type === 'Find'));
  readonly end = $derived(this.#legal.find(({ type }) => type === 'EndTurn'));
  readonly puts = $derived(this.#legal.filter((action): action is PutUnder => action.type === 'PutUnder'));
  readonly mayAct = $derived(this.#legal.length > 0);
  /** The seventh rocket is in the hand: one has to go. */
  readonly full = $derived(this.puts.length > 0);
  /** The rockets on the two sides, without those that have left the hand since. */
  readonly loaded = $derived.by((): Sides => {
    const there = (card: Rocket): boolean => this.hand.includes(card);
    return { port: this.#loaded.port.filter(there), starboard: this.#loaded.starboard.filter(there) };
  });
  readonly cards = $derived(cardsOf(this.loaded));
  readonly direction = $derived.by(() => this.#direction);
  readonly sums = $derived({
    port: sumOf(this.loaded.port, this.stage, this.direction),
    starboard: sumOf(this.loaded.starboard, this.stage, this.direction),
  });
  /** The burn that is ready to be fired. */
  readonly burn = $derived(matching(this.burns, this.loaded, this.direction));
  /** True if it could only be fired the other way. */
  readonly otherWay = $derived(
    this.burn === undefined && matching(this.burns, this.loaded, this.direction === 'UP' ? 'DOWN' : 'UP') !== undefined,
  );
  /** Rockets that are part of any burn. */
  readonly useful: ReadonlySet<Rocket> = $derived(usedIn(this.burns));
  /** The smallest burn that what is loaded can grow to, and what is missing on which side. */
  readonly proposal = $derived.by(() => {
    if (this.cards.length === 0 || this.burn) return undefined;
    const ways = including(this.burns, this.cards, this.direction).map((burn) => turned(burn, this.loaded));
    const keeps = ({ port, starboard }: Sides): boolean =>
      this.loaded.port.every((card) => port.includes(card)) &&
      this.loaded.starboard.every((card) => starboard.includes(card));
    return ways.find(keeps) ?? ways[0];
  });
  /** The forecast for the burn that is ready; null until the server has answered. */
  readonly ahead = $derived(this.#seen !== null && this.#seen.burn === this.burn ? this.#seen.cockpit : null);

  constructor(now: () => CrashLandingBoardProps, focus: (...selectors: string[]) => void) {
    this.#now = now;
    this.#focus = focus;
    $effect(() => {
      const { burn } = this;
      const { foresee } = now();
      if (!burn || !foresee) return;
      let stale = false;
      void foresee([burn]).then((seen) => {
        if (!stale) this.#forecast(burn, seen);
      });
      return () => {
        stale = true;
      };
    });
  }

  #forecast(burn: Burn, seen: Foresight<CrashLandingView, CrashLandingAction>): void {
    if (seen.kind === 'foreseen' && seen.view.own) this.#seen = { burn, cockpit: seen.view.own };
    if (isImpossible(seen)) this.problem = seen.sentence;
  }

  /** Where a rocket lies; null: in the hand. */
  sideOf(rocket: Rocket): Side | null {
    if (this.loaded.port.includes(rocket)) return 'port';
    return this.loaded.starboard.includes(rocket) ? 'starboard' : null;
  }

  /** True if pressing it does anything. */
  pressable(rocket: Rocket): boolean {
    return this.puts.some((put) => put.rocket === rocket) || this.useful.has(rocket) || this.sideOf(rocket) !== null;
  }

  /** A rocket of the hand was pressed: it goes under the deck, onto a side, or back. */
  press(rocket: Rocket): void {
    if (this.#now().busy) return;
    const put = this.puts.find((one) => one.rocket === rocket);
    if (put) this.perform(put);
    else if (this.sideOf(rocket)) this.unload(rocket);
    else if (this.useful.has(rocket)) this.load(rocket, this.side);
    else askWhy(this.#now(), this.#meant(rocket));
  }

  /** Lays a rocket on a side; on the lighter one where none is named. Where all that lies there balances, it is laid so. */
  load(rocket: Rocket, side: Side | null): void {
    if (!this.useful.has(rocket)) return;
    this.problem = '';
    const fits = this.burns.some((burn) => [...this.cards, rocket].every((card) => cardsOf(burn).includes(card)));
    const bases = fits || this.sideOf(rocket) !== null ? this.#without(rocket) : EMPTY;
    const lighter: Side =
      sumOf(bases.starboard, this.stage, this.#direction) < sumOf(bases.port, this.stage, this.#direction)
        ? 'starboard'
        : 'port';
    const to = side ?? lighter;
    const laid: Sides = { ...bases, [to]: [...bases[to], rocket] };
    const balanced = including(this.burns, cardsOf(laid), this.#direction).find(
      (burn) => cardsOf(burn).length === cardsOf(laid).length,
    );
    this.#loaded =
      side === null && balanced && !matching(this.burns, laid, this.#direction) ? turned(balanced, laid) : laid;
  }

  unload(rocket: Rocket): void {
    this.problem = '';
    this.#loaded = this.#without(rocket);
  }

  /** Lays a whole burn on the two sides. */
  take(sides: Sides, direction = this.#direction): void {
    this.problem = '';
    this.listing = false;
    this.#loaded = { port: sides.port, starboard: sides.starboard };
    this.#direction = direction;
  }

  point(direction: Direction): void {
    this.#direction = direction;
  }

  turnRound(): void {
    this.point(this.#direction === 'UP' ? 'DOWN' : 'UP');
  }

  choose(side: Side): void {
    this.side = this.side === side ? null : side;
  }

  /** Opens the list of all burns, or closes it. */
  list(): void {
    if (this.listing) this.putAway();
    else this.listing = this.cockpit !== null;
  }

  /** Returns the handlers for dragging a rocket. */
  dragHandlers(): DragHandlers {
    let held: Rocket | undefined;
    return {
      lift: (card) => {
        held = this.hand.find((rocket) => rocket === card);
        return held !== undefined && !this.#now().busy && this.pressable(held);
      },
      drop: (target) => {
        if (!held) return;
        if (this.full) this.perform(target === 'deck' ? this.puts.find(({ rocket }) => rocket === held) : undefined);
        else if (target === 'port' || target === 'starboard') this.load(held, target);
        else if (target === 'hand') this.unload(held);
      },
    };
  }

  fire(): void {
    const { port, starboard } = this.loaded;
    this.#attempt(this.burn, { type: 'Burn', port, starboard, direction: this.#direction });
  }

  toFind(): void {
    this.#attempt(this.find, { type: 'Find' });
  }

  toEnd(): void {
    this.#attempt(this.end, { type: 'EndTurn' });
  }

  #attempt(possible: CrashLandingAction | undefined, meant: CrashLandingAction): void {
    if (possible) this.perform(possible);
    else askWhy(this.#now(), meant);
  }

  /** The burn that a rocket would begin which is part of none: against the next weaker one, or the next. */
  #meant(rocket: Rocket): Burn {
    const at = this.hand.indexOf(rocket);
    const other = this.hand[at - 1] ?? this.hand[at + 1];
    return { type: 'Burn', port: [rocket], starboard: other ? [other] : [], direction: this.#direction };
  }

  perform(action: CrashLandingAction | undefined): void {
    const { busy, act } = this.#now();
    if (!action || busy) return;
    if (action.type === 'Burn' || action.type === 'EndTurn') this.clear();
    act(action);
  }

  /** Puts away what is uppermost. */
  putAway(): void {
    if (this.listing) {
      this.listing = false;
      this.#focus('.list');
    } else this.clear();
  }

  clear(): void {
    this.#loaded = EMPTY;
    this.#direction = 'UP';
    this.side = null;
    this.listing = false;
    this.problem = '';
  }

  #without(rocket: Rocket): Sides {
    const rest = (side: readonly Rocket[]): Rocket[] => side.filter((card) => card !== rocket);
    return { port: rest(this.loaded.port), starboard: rest(this.loaded.starboard) };
  }
}
