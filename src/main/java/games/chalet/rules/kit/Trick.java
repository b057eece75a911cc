package games.chalet.rules.kit;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Cards played to each other, one by each seat, of which one takes them all.
 *
 * @param plays in order; none before the lead
 */
public record Trick(List<Play> plays) {

  /** The trick before the lead. */
  public static final Trick EMPTY = new Trick(List.of());

  public Trick {
    plays = List.copyOf(plays);
  }

  /** A card and the seat that played it. */
  public record Play(Seat seat, PlayingCard card) {}

  /** Returns this trick with one more card. */
  public Trick with(Seat seat, PlayingCard card) {
    return new Trick(Lists.plus(plays, new Play(seat, card)));
  }

  /** Returns the seat that led; empty before the lead. */
  public Optional<Seat> leader() {
    return plays.stream().findFirst().map(Play::seat);
  }

  /** Returns the cards in the order in which they were played. */
  public List<PlayingCard> cards() {
    return plays.stream().map(Play::card).toList();
  }

  /** Returns the suit that was led; empty before the lead. */
  public Optional<PlayingCard.Suit> led() {
    return plays.stream().findFirst().map(play -> play.card().suit());
  }

  /** Returns true if this trick shows everyone that a seat holds nothing of a suit any more. */
  public boolean showsVoid(Seat seat, PlayingCard.Suit suit) {
    return led().filter(suit::equals).isPresent()
        && plays.stream().anyMatch(play -> play.seat().equals(seat) && play.card().suit() != suit);
  }

  /**
   * Returns a test whether a seat may still hold a card, as far as these tricks of a deal have
   * shown.
   */
  public static BiPredicate<Seat, PlayingCard> mayHold(List<Trick> tricks) {
    return (seat, card) -> tricks.stream().noneMatch(trick -> trick.showsVoid(seat, card.suit()));
  }

  /**
   * Returns the cards of a hand that may be played to this trick: those that follow suit, or all if
   * none does or nothing is led.
   */
  public List<PlayingCard> playable(List<PlayingCard> hand) {
    List<PlayingCard> following =
        hand.stream().filter(card -> led().filter(card.suit()::equals).isPresent()).toList();
    return following.isEmpty() ? hand : following;
  }

  /**
   * Returns the seat that takes the trick as it lies: with the highest trump, or else the highest
   * card of the suit led.
   *
   * @param trumps null where there are none
   * @throws java.util.NoSuchElementException before the lead
   */
  public Seat winner(PlayingCard.@Nullable Suit trumps) {
    Play best = plays.getFirst();
    for (Play play : plays) {
      if (beats(play.card(), best.card(), trumps)) {
        best = play;
      }
    }
    return best.seat();
  }

  private static boolean beats(
      PlayingCard card, PlayingCard best, PlayingCard.@Nullable Suit trumps) {
    return card.suit() == best.suit() ? card.rank() > best.rank() : card.suit() == trumps;
  }
}
