package games.chalet.rules.hike.board;

import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Terrain;
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

  /**
   * The loss of a kind of snow: an action sends the last husky to rest that shows a kind which the
   * sled still needs (ruling R25). Only a loss that cannot be avoided after this action counts.
   *
   * @param action an action that is legal now
   * @param snow the kind of snow for which every husky that does not rest lacks a printed point
   *     afterwards; there are no custom points for it either then
   * @param fields the number of fields of it that lie ahead of the sled afterwards
   */
  public record Loss(RaceAction action, Terrain snow, int fields) {}

  /**
   * The progress of one racer on a day that all play together; no other player sees it before all
   * have ended (ruling R29).
   *
   * @param musher the musher as it is now; the board shows it as it was at dawn
   * @param task its next task
   * @param toRest the number of huskies that it still has to send to rest
   * @param deeds the events of its day so far, in order
   */
  public record DayProgress(Musher musher, Task task, int toRest, List<HikeEvent> deeds) {

    public DayProgress {
      deeds = List.copyOf(deeds);
    }
  }
}
