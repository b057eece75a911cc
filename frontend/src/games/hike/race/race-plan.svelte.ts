/** The player's plan for a race day: runs of several huskies in turn, as far ahead as the server can foresee them. */
import { askWhy } from '../../../board/whyNot';
import { isImpossible, isSameAction } from '../../../protocol/foresights';
import { huskies } from '../deck';
import { columnsOf } from '../cards/places';
import { movesAt, runners, type DogMove } from './race-moves';
import { mineIn, taskOf } from './race-view';
import type { HikeBoardProps } from '../board-props';
import type { HikeAction, HikeView, Loss, Musher } from '../types';

interface Ahead {
  view: HikeView;
  legalActions: readonly HikeAction[];
}

interface Step {
  action: DogMove;
  losses: readonly Loss[];
  /** The moment after this step; null while the server is asked, and if it cannot be foreseen. */
  ahead: Ahead | null;
  asking: boolean;
}

export class RacePlan {
  readonly #now: () => HikeBoardProps;
  readonly #focus: (...selectors: string[]) => void;
  #steps = $state.raw<readonly Step[]>([]);
  #choosing = $state<number | null>(null);
  #leaving = $state(false);
  #aim = $state<number | null>(null);
  /** True while camp is about to be made by itself. */
  ending = $state(false);
  /** Why the last step could not be planned. */
  problem = $state('');

  readonly length = $derived.by(() => this.#steps.length);
  readonly asking = $derived.by(() => this.#steps.at(-1)?.asking ?? false);
  /** True if the moment after the last step cannot be foreseen. */
  readonly beyond = $derived.by(() => {
    const last = this.#steps.at(-1);
    return last !== undefined && !last.asking && last.ahead === null;
  });
  /** The moment at the end of the plan. */
  readonly here = $derived.by((): Ahead => {
    const { view, legalActions } = this.#now();
    const seen = this.#steps.findLast(({ ahead }) => ahead !== null)?.ahead;
    const known = this.#steps.length === 0 || this.#steps.at(-1)?.ahead !== null;
    return { view: seen?.view ?? view, legalActions: known ? (seen?.legalActions ?? legalActions) : [] };
  });
  /** My musher at the end of the plan. */
  readonly mine: Musher | undefined = $derived.by(() => mineIn(this.here.view, this.#now().viewer));
  /** The position of my sled at the end of the plan. */
  readonly position = $derived.by(() =>
    this.#steps.reduce((at, { action }) => (action.type === 'Use' ? action.to : at), this.#standing()),
  );
  /** The position that the trail shows ahead of my sled; null if none. */
  readonly ghost = $derived.by(() => this.#aim ?? (this.#steps.length > 0 ? this.position : null));
  /** The moves between which I am asked to choose; empty if there is no such question. */
  readonly choices = $derived.by(() => (this.#choosing === null ? [] : this.movesAt(this.#choosing)));
  readonly chosen = $derived.by(() => (this.choices.length > 0 ? this.#choosing : null));
  readonly end = $derived.by(() => this.#now().legalActions.find(({ type }) => type === 'EndDay'));
  /** The names of the huskies that could still run, for the question before the day ends. */
  readonly idle = $derived.by(() => {
    const { view, legalActions, viewer } = this.#now();
    const sled = mineIn(view, viewer)?.sled ?? [];
    return runners(legalActions).flatMap((place) => huskies[sled[place]?.card ?? 'EQUIPMENT']?.name ?? []);
  });
  /** True if the race ends unless someone runs today: nobody ran the day before, and no run today is known yet. */
  readonly last = $derived.by(() => {
    const { view, viewer } = this.#now();
    const { moved, stillDays, mushers } = view.board;
    return !moved && stillDays !== 0 && mineIn(view, viewer)?.position === mushers[viewer ?? 0]?.position;
  });
  /** The snow points that the plan loses for good. */
  readonly losses = $derived.by(() => this.#steps.flatMap(({ losses }) => losses));
  readonly leaving = $derived.by(() => this.#leaving && this.end !== undefined && this.idle.length > 0);

  constructor(now: () => HikeBoardProps, focus: (...selectors: string[]) => void) {
    this.#now = now;
    this.#focus = focus;
  }

  movesAt(place: number): DogMove[] {
    return this.mine ? movesAt(this.here.legalActions, place, columnsOf(this.mine.sled)) : [];
  }

  lossesBy(moves: readonly DogMove[]): readonly Loss[] {
    const losses = this.here.view.own?.losses ?? [];
    return losses.filter(({ action }) => moves.some((move) => isSameAction(move, action)));
  }

  /** Returns true if a second press on this husky plays the plan. */
  goesWith(place: number): boolean {
    const last = this.#steps.at(-1)?.action;
    return last?.type === 'Use' && last.place === place && this.movesAt(place).length === 0;
  }

  /** The number of the step in which this husky has its last part, from 1; 0 if it has none. */
  stepOf(place: number): number {
    return 1 + this.#steps.findLastIndex(({ action }) => 'place' in action && action.place === place);
  }

  press(place: number): void {
    if (this.#now().busy) return;
    if (this.goesWith(place)) return this.go();
    const moves = this.movesAt(place);
    const [only] = moves;
    this.problem = '';
    this.#leaving = false;
    if (moves.length > 1) {
      this.#choosing = place;
      this.#focus('.chooser button');
    } else if (only) this.extend(only);
    else if (!this.asking && !this.beyond) this.#askWhy(place);
  }

  /** Asks why a husky can do nothing at the end of the plan. */
  #askWhy(place: number): void {
    const resting = taskOf(this.here.view) === 'REST';
    const meant: DogMove = resting
      ? { type: 'Rest', place }
      : { type: 'Use', place, extra: null, crossing: null, to: this.position + 1 };
    askWhy(this.#now(), ...this.#steps.map(({ action }) => action), meant);
  }

  /** Takes one move more into the plan, and asks what comes of it. */
  extend(action: DogMove): void {
    const back = this.#choosing;
    this.#choosing = null;
    this.#aim = null;
    if (this.#now().busy || this.asking || this.beyond) return;
    const { foresee } = this.#now();
    const step: Step = { action, losses: this.lossesBy([action]), ahead: null, asking: foresee !== undefined };
    this.#steps = [...this.#steps, step];
    if (back !== null) this.#focus(`[data-place-at="${back}"]`);
    if (foresee) void this.#foresee(step, foresee);
  }

  async #foresee(step: Step, foresee: NonNullable<HikeBoardProps['foresee']>): Promise<void> {
    const seen = await foresee(this.#steps.map(({ action }) => action));
    if (this.#steps.at(-1) !== step) return;
    const impossible = isImpossible(seen);
    if (impossible) this.problem = seen.sentence;
    const ahead = seen.kind === 'foreseen' ? { view: seen.view, legalActions: seen.legalActions } : null;
    this.#steps = [...this.#steps.slice(0, -1), ...(impossible ? [] : [{ ...step, ahead, asking: false }])];
  }

  /** Takes the last step back. */
  back(): void {
    this.#steps = this.#steps.slice(0, -1);
    this.problem = '';
    if (this.#steps.length === 0) this.#focus('.dog:not([aria-disabled="true"])');
  }

  /** Plays the whole plan. */
  go(): void {
    const { busy, act, actAll } = this.#now();
    const actions = this.#steps.map(({ action }) => action);
    const [first] = actions;
    if (busy || !first) return;
    this.clear();
    if (actions.length > 1 && actAll) void actAll(actions);
    else act(first);
    this.#focus('.dog:not([aria-disabled="true"])', '.end', '.dog');
  }

  /** Ends my day; asks first if a husky could still run. */
  leave(): void {
    const { busy, act } = this.#now();
    if (busy || !this.end || this.length > 0) return;
    if (this.idle.length > 0 && !this.#leaving) {
      this.#leaving = true;
      this.#focus('.asked button');
    } else {
      this.clear();
      act(this.end);
    }
  }

  aimAt(moves: readonly HikeAction[]): void {
    const [only] = moves;
    this.#aim = moves.length === 1 && only?.type === 'Use' ? only.to : null;
  }

  /** Puts away what is uppermost. */
  putAway(): void {
    if (this.#choosing !== null) {
      this.#focus(`[data-place-at="${this.#choosing}"]`);
      this.#choosing = null;
    } else if (this.#leaving) {
      this.#leaving = false;
      this.#focus('.end');
    } else if (this.length > 0) this.back();
  }

  clear(): void {
    this.#steps = [];
    this.#choosing = null;
    this.#leaving = false;
    this.#aim = null;
    this.problem = '';
  }

  #standing(): number {
    const { view, viewer } = this.#now();
    return mineIn(view, viewer)?.position ?? 0;
  }
}
