package games.chalet.rules.hike.board;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.deck.Terrain;
import java.util.List;
import java.util.Optional;

/**
 * A public event. It never names a card that lies face down or is unseen. Places of a sled are
 * counted as in actions; fields of the track like the {@code position} of a musher.
 */
public sealed interface HikeEvent {

  /**
   * A day of a phase began.
   *
   * @param landscape the landscape that was turned face up, if one was
   */
  record DayBegan(Phase phase, int day, Optional<Landscape> landscape) implements HikeEvent {}

  /**
   * A seat opened cards from the husky deck.
   *
   * @param cards none if the deck was empty (ruling R4)
   * @param plusOne true if it used a +1 card
   */
  record Opened(Seat seat, List<Card> cards, boolean plusOne) implements HikeEvent {

    public Opened {
      cards = List.copyOf(cards);
    }
  }

  /** A seat drafted a husky to its sled. */
  record DraftedToSled(Seat seat, Card card, int place) implements HikeEvent {}

  /** A seat drafted a card to its hand. */
  record DraftedToHand(Seat seat, Card card) implements HikeEvent {}

  /** A seat placed a husky from its hand in its sled. */
  record PlacedFromHand(Seat seat, Card card, int place) implements HikeEvent {}

  /** A seat took a husky out of its sled, to place another one. */
  record LiftedOut(Seat seat, Card card, int place) implements HikeEvent {}

  /**
   * A seat passed.
   *
   * @param forced true if it had no other choice: no husky in the sled or hand, no card in the
   *     centre (ruling R5)
   */
  record Passed(Seat seat, boolean forced) implements HikeEvent {}

  /** A seat placed a youngster as a bonus. */
  record YoungsterPlaced(Seat seat, HikeAction.Source from, Card card, int place)
      implements HikeEvent {}

  /**
   * A seat declared to be ready to race.
   *
   * @param toCentre the huskies from its hand
   * @param automatic true if the table declared for it, because the preparation was about to end
   *     (ruling R13)
   */
  record Declared(Seat seat, List<Card> toCentre, boolean automatic) implements HikeEvent {

    public Declared {
      toCentre = List.copyOf(toCentre);
    }
  }

  /** A seat laid equipment under a husky. */
  record Upgraded(Seat seat, Card card, int place) implements HikeEvent {}

  /** A seat that has declared took the top card of its pile. */
  record CareTaken(Seat seat, Card card) implements HikeEvent {}

  /**
   * The last days of the preparation are counted.
   *
   * @param lastDay the last day that it can have
   * @param declared true if a player has declared; false if ruling R10 is the reason
   */
  record LastDaysCounted(int lastDay, boolean declared) implements HikeEvent {}

  /**
   * A seat was not at the start in time.
   *
   * @param hand its cards, which it lays open
   */
  record LeftOut(Seat seat, List<Card> hand) implements HikeEvent {

    public LeftOut {
      hand = List.copyOf(hand);
    }
  }

  /**
   * The preparation is over.
   *
   * @param landscapes those that were still face down, in order
   */
  record RaceOpened(List<Landscape> landscapes) implements HikeEvent {

    public RaceOpened {
      landscapes = List.copyOf(landscapes);
    }
  }

  /**
   * A seat used a husky.
   *
   * @param extra the custom point that it chose
   * @param crossing the way in which it dealt with a field that needs equipment; empty if it
   *     reached none
   * @param from the field where the sled was before
   * @param to the field where it stopped
   * @param lost the number of movement points that were lost
   */
  record Ran(
      Seat seat,
      Card card,
      int place,
      Optional<Terrain> extra,
      Optional<Crossing> crossing,
      int from,
      int to,
      int lost)
      implements HikeEvent {}

  /** A husky went to rest for the rest of the race. */
  record WentToRest(Seat seat, Card card, int place) implements HikeEvent {}

  /**
   * A seat used a care card.
   *
   * @param card the kind of care card
   * @param huskies the huskies that are ready again
   */
  record CaredFor(Seat seat, Card card, List<Card> huskies) implements HikeEvent {

    public CaredFor {
      huskies = List.copyOf(huskies);
    }
  }

  /** A seat ended its race day on this field. */
  record MadeCamp(Seat seat, int at) implements HikeEvent {}

  /** A seat was skipped, because none of its huskies can enter the next field. */
  record Stranded(Seat seat, int at) implements HikeEvent {}

  /**
   * The deeds of a seat on a day that all played together.
   *
   * @param from the field where its sled was in the morning
   * @param to the field where it was in the evening
   * @param deeds runs, rests and care, in order
   */
  record DayTold(Seat seat, int from, int to, List<HikeEvent> deeds) implements HikeEvent {

    public DayTold {
      deeds = List.copyOf(deeds);
    }
  }

  /** A race day was over. */
  record NightFell(int day) implements HikeEvent {}

  /**
   * No sled has moved on a day that is over (ruling R24).
   *
   * @param running the number of such days in a row, this one included
   */
  record NobodyMoved(int day, int running) implements HikeEvent {}

  /** That many used care cards became the new care pile. */
  record CareReshuffled(int cards) implements HikeEvent {}

  /** A seat that is far behind got a care card (ruling R26). */
  record CaughtUp(Seat seat, Card card) implements HikeEvent {}

  /** The match is over. */
  record MatchEnded(Ending ending) implements HikeEvent {}
}
