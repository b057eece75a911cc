/** Somebody who skis down the mountain of Infiniski. */
import { expect, type Locator } from '@playwright/test';
import { words } from '../../src/games/infiniski/texts/board-texts';
import { describeAction } from '../../src/games/infiniski/texts/texts';
import type {
  Discard,
  Forecast,
  InfiniskiAction,
  InfiniskiEvent,
  InfiniskiView,
  Place,
} from '../../src/games/infiniski/types';
import type { Position } from '../../src/protocol/types';
import { Soloist } from './soloist';
import { board } from './tables';

type Now = Position<InfiniskiView, InfiniskiAction, InfiniskiEvent>;

export class Skier extends Soloist<InfiniskiView, InfiniskiAction, InfiniskiEvent> {
  /** Lays what keeps the avalanche farthest behind. */
  protected wish({ view, legalActions }: Now): InfiniskiAction {
    const places = legalActions.filter((action) => action.type === 'Place');
    const lead = (place: Place): number =>
      Math.max(
        ...view.forecasts
          .filter(({ card, orientation }) => card === place.card && orientation === place.orientation)
          .map(leadAfter),
      );
    places.sort((one, other) => lead(other) - lead(one));
    return places[0] ?? legalActions.find(({ type }) => type === 'SkiOn') ?? legalActions.at(-1)!;
  }

  protected async work(action: InfiniskiAction): Promise<void> {
    switch (action.type) {
      case 'Place':
        await this.#takeUp(action);
        if (!(await this.#isChosen(action))) await this.hand(this.#on('.actions .turn'), this.page);
        await expect(this.#on('[data-do="Place"]')).toHaveAccessibleName(new RegExp(describeAction(action)));
        return this.hand(this.#on('[data-do="Place"]'), this.page);
      case 'Discard':
        await this.#takeUp(action);
        return this.hand(this.#on('[data-do="Discard"]'), this.page);
      default:
        return this.hand(this.#on('.actions').getByRole('button', { name: describeAction(action) }), this.page);
    }
  }

  handShown = (): Promise<string[]> =>
    this.#on('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

  /** A card in the hand, or its picture at the end. */
  cardOf = (card: string): Locator => this.#on(`.hand [data-card="${card}"]`);

  async #takeUp({ card }: Place | Discard): Promise<void> {
    await this.hand(this.cardOf(card), this.page);
    await expect(this.cardOf(card)).toHaveAttribute('aria-pressed', 'true');
  }

  async #isChosen({ card, orientation }: Place): Promise<boolean> {
    const name = await this.cardOf(card).getAttribute('aria-label');
    return name?.includes(words.selected('', orientation)) ?? false;
  }

  #on(selector: string): Locator {
    return board(this.page).locator(selector);
  }
}

function leadAfter({ passages, noLanding }: Forecast): number {
  const last = passages.at(-1);
  if (noLanding || !last) return -1;
  return last.buried ? -2 : last.speed - last.hazard;
}
