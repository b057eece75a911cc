package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;

/** Tells whether the draw pile has cards or can be renewed (ruling 17). */
final class DrawPile {

  private static final int RECYCLES = 2;

  private DrawPile() {}

  static boolean drawable(
      AvalancheOptions options, int cards, List<Card> discard, List<List<Card>> recycled) {
    return cards > 0 || (renewable(options, recycled) && !discard.isEmpty());
  }

  /** Returns true if discards, once there are some, can still become a new draw pile. */
  static boolean renewable(AvalancheOptions options, List<List<Card>> recycled) {
    return options.drawPileOut() == DrawPileOut.RECYCLE && recycled.size() < RECYCLES;
  }
}
