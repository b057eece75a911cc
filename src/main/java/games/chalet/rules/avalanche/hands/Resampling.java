package games.chalet.rules.avalanche.hands;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Redeals the cards that a viewer cannot see: the draw pile and the other hands, each as large as
 * it is.
 *
 * <p>Lifts stay where they are, because everyone has seen who picked up how many. For the other
 * cards the viewer knows three things: the cards of each draw pile, which seat took how many of
 * them and when, and the cards played. The viewer does not know from which pile a played card had
 * come. So all draws are imagined from the start, such that every seat could have played its cards.
 * Any state may come up that agrees with this knowledge, and no other. Cards that a seat would
 * hardly have kept come up less often. The method uses nothing that the viewer does not know;
 * therefore it is the same for all states that the viewer cannot tell apart.
 */
public final class Resampling {

  /** The limit of attempts, far more than are ever needed. */
  private static final int ATTEMPTS = 10_000;

  private final Dealt dealt;
  private final int recycles;
  private final Viewer viewer;
  private final Keeping keeping;

  private Resampling(Dealt dealt, int recycles, Viewer viewer, Keeping keeping) {
    this.dealt = dealt;
    this.recycles = recycles;
    this.viewer = viewer;
    this.keeping = keeping;
  }

  /**
   * The cards that are hidden from some viewers.
   *
   * @param hands by seat
   * @param drawPile the card that is picked up next first
   */
  public record Dealt(List<Hand> hands, List<Card> drawPile) {
    public Dealt {
      hands = List.copyOf(hands);
      drawPile = List.copyOf(drawPile);
    }
  }

  /**
   * Tries orders of the unseen cards until one fits the cards played; the first nearly always does.
   *
   * <p>Some order always fits, because the cards did come from somewhere: let each play, at its
   * turn to choose, first find a card from the pile from which it truly came. Using the latest free
   * draw for it spoils nothing: the play whose true draw that was is later still, and may have the
   * earlier one in exchange. So a match in which no order is found shows an error of ours, or of
   * {@code chance}.
   *
   * @param recycles the number of times that the draw pile was renewed
   * @param keeping how likely seats are to keep a card, as everyone can tell
   * @throws IllegalStateException if no order was found
   */
  public static Dealt resample(
      Dealt dealt, int recycles, Viewer viewer, Keeping keeping, Chance chance) {
    Resampling resampling = new Resampling(dealt, recycles, viewer, keeping);
    List<UnseenCard> unseen = resampling.unseen();
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Optional<Dealt> other =
          resampling.assigned(chance.shuffle("resample/" + attempt, unseen), chance);
      if (other.isPresent()) {
        return other.get();
      }
    }
    throw new IllegalStateException("No order of the unseen cards fits what was played");
  }

  private boolean hidden(int index) {
    return !viewer.equals(new Viewer.Seated(new Seat(index)));
  }

  private List<UnseenCard> unseen() {
    List<UnseenCard> unseen = new ArrayList<>();
    dealt.drawPile().forEach(card -> unseen.add(new UnseenCard(recycles, card)));
    for (int index = 0; index < dealt.hands().size(); index++) {
      if (hidden(index)) {
        for (Hand.CardUse use : dealt.hands().get(index).uses(recycles)) {
          if (use instanceof Hand.CardUse.Drawn drawn) {
            unseen.add(new UnseenCard(drawn.pile(), drawn.card()));
          }
        }
      }
    }
    return unseen;
  }

  private Optional<Dealt> assigned(List<UnseenCard> shuffled, Chance chance) {
    List<HandHistory> hidden = new ArrayList<>();
    List<Optional<HandHistory>> seats = new ArrayList<>();
    for (int index = 0; index < dealt.hands().size(); index++) {
      Seat seat = new Seat(index);
      HandHistory history =
          new HandHistory(dealt.hands().get(index), recycles, card -> keeping.weight(seat, card));
      seats.add(hidden(index) ? Optional.of(history) : Optional.empty());
      seats.getLast().ifPresent(hidden::add);
    }
    DrawAssignment assignment = new DrawAssignment(hidden, shuffled, recycles);
    if (!assignment.succeeds(chance)) {
      return Optional.empty();
    }
    List<Hand> hands = new ArrayList<>();
    for (int index = 0; index < seats.size(); index++) {
      Hand own = dealt.hands().get(index);
      hands.add(seats.get(index).map(history -> history.assignedHand(recycles)).orElse(own));
    }
    return Optional.of(new Dealt(hands, assignment.rest()));
  }

  /** The likelihood that a seat still holds a card that it has drawn, judged by public facts. */
  @FunctionalInterface
  public interface Keeping {

    /** Returns a number above 0; a card with twice the number is twice as likely. */
    int weight(Seat seat, Card card);
  }

  /** A card of the draw pile after that many recycles that a viewer has not seen. */
  record UnseenCard(int pile, Card card) implements Comparable<UnseenCard> {

    private static final Comparator<UnseenCard> ORDER =
        Comparator.comparingInt(UnseenCard::pile).thenComparing(UnseenCard::card);

    @Override
    public int compareTo(UnseenCard other) {
      return ORDER.compare(this, other);
    }
  }
}
