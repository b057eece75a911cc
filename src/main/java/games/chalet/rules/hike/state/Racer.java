package games.chalet.rules.hike.state;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeView.DayProgress;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/**
 * One racer on its way through a day, the hand included; the same however a table plays its days.
 *
 * @param unseen the cards in its hand that the others have not seen
 * @param discarded the care cards that it used today, in order
 */
public record Racer(Seat seat, DayProgress underway, List<Card> unseen, List<Card> discarded) {

  public Racer {
    unseen = List.copyOf(unseen);
    discarded = List.copyOf(discarded);
  }

  /** Returns a racer who has done nothing unseen, as the board shows it. */
  public static Racer of(HikeBoard board, Seat seat, List<Card> unseen) {
    DayProgress underway =
        new DayProgress(board.musher(seat), board.task(), board.toRest(), List.of());
    return new Racer(seat, underway, unseen, List.of());
  }

  public Musher musher() {
    return underway.musher();
  }

  public Hand hand() {
    return new Hand(musher().known(), unseen);
  }

  /** Returns the racer after this deed, with its next task. */
  public Racer after(Musher musher, Task task, int toRest, HikeEvent deed) {
    return new Racer(
        seat,
        new DayProgress(musher, task, toRest, Lists.plus(underway.deeds(), deed)),
        unseen,
        discarded);
  }

  /** Returns the racer after it laid a card from the hand aside. */
  public Racer spending(Card card) {
    Hand rest = hand().without(card);
    return with(musher().withHand(rest), rest, discarded);
  }

  /**
   * Returns the racer after it used up a care card, which is discarded; a duty to use it is done.
   */
  public Racer caring(Card card) {
    Hand rest = hand().without(card);
    return with(
        musher().withHand(rest).withDue(Optional.empty()), rest, Lists.plus(discarded, card));
  }

  private Racer with(Musher musher, Hand hand, List<Card> used) {
    return new Racer(
        seat,
        new DayProgress(musher, underway.task(), underway.toRest(), underway.deeds()),
        hand.unseen(),
        used);
  }
}
