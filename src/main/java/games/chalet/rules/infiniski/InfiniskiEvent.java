package games.chalet.rules.infiniski;

import java.util.List;

/** A public event. */
public sealed interface InfiniskiEvent {

  /** Cards were drawn at the start of a turn; in the order of the printed numbers. */
  record Drawn(List<SlopeCard> cards) implements InfiniskiEvent {

    public Drawn {
      cards = List.copyOf(cards);
    }
  }

  /** A card was discarded, because the speed allows fewer. */
  record Discarded(SlopeCard card) implements InfiniskiEvent {}

  /** A card was laid. */
  record CardLaid(SlopeCard card, Orientation orientation, int turn) implements InfiniskiEvent {}

  /**
   * A section was resolved.
   *
   * @param speed the speed after it
   * @param hazard the hazard after it
   */
  record Skied(SlopeCard card, Part part, Slope slope, int speed, int hazard)
      implements InfiniskiEvent {}

  /** The skier met the yeti, which has brought the hazard to that. */
  record YetiMet(int hazard) implements InfiniskiEvent {}

  /** A flag was taken, worth those points, with which the skier has that score. */
  record FlagTaken(int points, int score) implements InfiniskiEvent {}

  /**
   * The skier left the snow.
   *
   * @param part the part of the card from which it left
   * @param must true if the section demanded it (not the same as forced)
   * @param forced true if no card would do, which brings the avalanche nearer
   * @param discarded the hand; empty if the avalanche caught up
   * @param speed the speed after it
   * @param hazard the hazard after it
   */
  record Jumped(
      Part part, boolean must, boolean forced, List<SlopeCard> discarded, int speed, int hazard)
      implements InfiniskiEvent {

    public Jumped {
      discarded = List.copyOf(discarded);
    }
  }

  /** A jump came down on an X, where no landing is possible (ruling I9). */
  record NoLanding(SlopeCard card) implements InfiniskiEvent {}

  /**
   * The deck was empty: all cards but the hand and the last card laid were shuffled, for a point
   * (ruling I11).
   */
  record Reshuffled(int cards, int score) implements InfiniskiEvent {}

  /** The avalanche has caught up. */
  record Buried(int speed, int hazard, int turn) implements InfiniskiEvent {}
}
