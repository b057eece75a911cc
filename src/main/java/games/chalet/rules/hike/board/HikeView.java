package games.chalet.rules.hike.board;

import games.chalet.rules.hike.deck.Card;
import java.util.List;
import java.util.Optional;

/**
 * The view of one viewer.
 *
 * @param own the part that only the viewer sees; empty for a spectator
 */
public record HikeView(HikeBoard board, Optional<Own> own) {

  /**
   * The part of a view that only one seat sees.
   *
   * @param unseen the cards in its hand that the others have not seen, sorted
   * @param underway its day so far, on a race day that all play together
   * @param losses the losses of its legal actions
   */
  public record Own(List<Card> unseen, Optional<DayProgress> underway, List<Loss> losses) {

    public Own {
      unseen = List.copyOf(unseen);
      losses = List.copyOf(losses);
    }
  }
}
