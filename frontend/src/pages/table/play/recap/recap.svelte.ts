import type { AnyGame, SmallCard } from '../../../../games/game';
import type { RecapMoment } from '../../../../protocol/types';

/** The turn of one other player since my last one. */
export interface RecapTurn {
  seat: number;
  /** At least one, oldest first. */
  moments: RecapMoment[];
  cards: SmallCard[];
}

/** Puts consecutive moments of one seat together. */
export function turnsOf(moments: readonly RecapMoment[], cardsOf: (event: unknown) => SmallCard[]): RecapTurn[] {
  const turns: RecapTurn[] = [];
  for (const moment of moments) {
    const cards = moment.events.flatMap(cardsOf);
    const last = turns.at(-1);
    if (last?.seat === moment.seat) {
      last.moments.push(moment);
      last.cards.push(...cards);
    } else {
      turns.push({ seat: moment.seat, moments: [moment], cards: [...cards] });
    }
  }
  return turns;
}

/** The recap of one match: the turns of others since mine, and the moment that is looked at. */
export class Recap {
  turns = $state.raw<RecapTurn[]>([]);
  /** The turn that is looked at; undefined while the board shows the present. */
  looked = $state.raw<RecapTurn | undefined>();
  /** The index of its moment on the board. */
  at = $state(0);
  readonly #load: () => Promise<RecapMoment[]>;
  readonly #game: Pick<AnyGame, 'smallCards'>;
  /** The number of times the recap was asked for or closed; older answers are of no use. */
  #asked = 0;

  constructor(load: () => Promise<RecapMoment[]>, game: Pick<AnyGame, 'smallCards'>) {
    this.#load = load;
    this.#game = game;
  }

  /** The moment on the board; undefined while it shows the present. */
  get moment(): RecapMoment | undefined {
    return this.looked?.moments[this.at];
  }

  /** Asks for it. Without an answer there is none: the log has the same in words. */
  async open(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const [moments, cardsOf] = await Promise.all([this.#load(), this.#game.smallCards?.() ?? (() => [])]);
      if (asked === this.#asked) this.turns = turnsOf(moments, cardsOf);
    } catch {
      // Busy, away or over: nothing is lost.
    }
  }

  close(): void {
    this.#asked++;
    this.turns = [];
    this.looked = undefined;
  }

  look(turn: RecapTurn): void {
    this.looked = turn;
    this.at = 0;
  }

  backToNow(): void {
    this.looked = undefined;
  }

  step(by: number): void {
    this.at = Math.max(0, Math.min((this.looked?.moments.length ?? 1) - 1, this.at + by));
  }
}
