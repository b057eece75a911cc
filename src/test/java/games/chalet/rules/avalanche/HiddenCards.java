package games.chalet.rules.avalanche;

import games.chalet.engine.Game;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.testing.Rigged;
import java.util.Collections;

/**
 * The same match twice, but for the cards of the draw pile.
 *
 * @param one the game in which they are red
 * @param other the game in which they are blue
 */
public record HiddenCards(Game<?, ?, ?, ?, ?> one, Game<?, ?, ?, ?, ?> other) {

  public static HiddenCards create() {
    return new HiddenCards(drawing(Card.RED), drawing(Card.BLUE));
  }

  private static Game<?, ?, ?, ?, ?> drawing(Card card) {
    return new Rigged<>(
        new Avalanche(),
        deal ->
            new AvalancheState(
                deal.board(), deal.hands(), Collections.nCopies(deal.drawPile().size(), card)));
  }
}
