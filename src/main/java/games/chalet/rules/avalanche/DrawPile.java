package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import java.util.List;

/** Whether cards can be had from the draw pile (ruling 17). */
final class DrawPile {

  private static final int RECYCLES = 2;

  private DrawPile() {}

  static boolean drawable(
      AvalancheOptions options, int cards, List<Card> discard, List<List<Card>> recycled) {
    return cards > 0
        || (options.drawPileOut() == DrawPileOut.RECYCLE
            && recycled.size() < RECYCLES
            && !discard.isEmpty());
  }
}
