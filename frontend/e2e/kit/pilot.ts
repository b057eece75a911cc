/** Somebody who lands in Crash Landing, or tries to. */
import { expect, type Locator } from '@playwright/test';
import { sumOf } from '../../src/games/crashlanding/flight/burns';
import type {
  Burn,
  Cockpit,
  CrashLandingAction,
  CrashLandingEvent,
  CrashLandingView,
  Rocket,
} from '../../src/games/crashlanding/types';
import type { Position } from '../../src/protocol/types';
import { Soloist, type Manner } from './soloist';
import { soon } from './voice';
import { board } from './tables';

type Now = Position<CrashLandingView, CrashLandingAction, CrashLandingEvent>;

export class Pilot extends Soloist<CrashLandingView, CrashLandingAction, CrashLandingEvent> {
  get seat(): number {
    return Number(this.now.viewer.split('.')[1]);
  }

  get cockpit(): Cockpit {
    return this.now.view.own!;
  }

  /** The burns that I may fire now. */
  get burns(): Burn[] {
    return this.now.legalActions.filter((action) => action.type === 'Burn');
  }

  /** Finds the rocket of this turn, and makes room for it, past the board. */
  async finds(): Promise<void> {
    const isAsked = () => this.now.legalActions.some(({ type }) => type === 'Find' || type === 'PutUnder');
    await this.playOn('said', () => !isAsked());
  }

  /** Finds a rocket, brakes where the course ends too fast, and lets it go where it does not. */
  protected wish({ view, legalActions }: Now): CrashLandingAction {
    const need = view.own && brakes(view.own, this.burns);
    const first = legalActions.find(({ type }) => type === 'Find' || type === 'PutUnder');
    return first ?? need ?? legalActions.find(({ type }) => type === 'EndTurn')!;
  }

  protected async work(action: CrashLandingAction): Promise<void> {
    switch (action.type) {
      case 'Find':
        return this.hand(this.#on('.find'), this.page);
      case 'PutUnder':
        return this.hand(this.rocketAt(action.rocket), this.page);
      case 'Burn':
        await this.load(action);
        return this.hand(this.#on('.fire'), this.page);
      case 'EndTurn':
        return this.hand(this.#on('.controls .end'), this.page);
    }
  }

  /** Loads on both sides what does not lie there yet, without firing it. */
  async load(burn: Burn): Promise<void> {
    for (const side of ['port', 'starboard'] as const) {
      const loaded = (rocket: Rocket) => this.#on(`.tray.${side} [data-card="${rocket}"]`);
      for (const rocket of burn[side]) {
        if (await loaded(rocket).isVisible()) continue;
        await this.#choose(this.#on(`.tray.${side} .name`));
        await this.hand(this.rocketAt(rocket), this.page);
        await expect(loaded(rocket)).toBeVisible();
      }
    }
    await this.#choose(this.#on(`.ways .${burn.direction}`));
  }

  rocketAt = (rocket: Rocket): Locator => this.#on(`.hand [data-place="card-${rocket}"]`);

  handShown = (): Promise<string[]> =>
    this.#on('.hand [data-place]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place') ?? ''));

  async #choose(control: Locator): Promise<void> {
    if ((await control.getAttribute('aria-pressed')) !== 'true') await this.hand(control, this.page);
  }

  #on(selector: string): Locator {
    return board(this.page).locator(selector);
  }
}

/** The strongest burn upwards that does not throw the lander back, where it comes in fast; undefined where none is needed. */
function brakes({ now, ahead }: Cockpit, burns: readonly Burn[]): Burn | undefined {
  const thrust = ({ port, direction }: Burn): number => sumOf(port, now.stage, direction);
  const lifts = now.stage === 'GROUND' || now.stage === 'RETURN';
  const isFine = lifts ? ahead.at(-1)?.touchdown === null : ahead.at(-1)?.touchdown === 'SOFT' || now.speed < 3;
  if (isFine) return undefined;
  return burns
    .filter((burn) => burn.direction === 'UP' && (lifts || thrust(burn) < now.speed))
    .sort((one, other) => thrust(other) - thrust(one))[0];
}

/** Flies a race on, to its end or for so many actions. */
export async function race(pilots: readonly Pilot[], how: Manner, limit = Infinity): Promise<void> {
  const isOver = (): boolean => pilots.every((pilot) => pilot.isOver);
  const mover = (): Pilot | undefined => pilots.find(({ mayAct }) => mayAct);
  for (const pilot of pilots) await soon(() => pilot.positions.version > 0, 'the match is there');
  for (let actions = 0; actions < limit && !isOver(); actions++) {
    await soon(() => isOver() || mover() !== undefined, 'somebody may act, or the race is over');
    await mover()?.act(how);
  }
}
