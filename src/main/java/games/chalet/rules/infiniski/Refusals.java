package games.chalet.rules.infiniski;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.infiniski.InfiniskiAction.Discard;
import games.chalet.rules.infiniski.InfiniskiAction.ForcedJump;
import games.chalet.rules.infiniski.InfiniskiAction.Gain;
import games.chalet.rules.infiniski.InfiniskiAction.Jump;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiAction.SkiOn;
import java.util.Optional;

/**
 * The refusals of Infiniski. Each rests on a paragraph of the rules page: {@code setup}, {@code
 * hand}, {@code connect}, {@code section}, {@code jump}, {@code forced-jump}, {@code landing},
 * {@code x}, {@code end}.
 */
final class Refusals {

  private final InfiniskiState state;

  Refusals(InfiniskiState state) {
    this.state = state;
  }

  /** Refuses an action that is not among the legal ones. */
  Refusal of(Seat seat, InfiniskiAction action) {
    if (state.task() == Task.OVER) {
      return InfiniskiRefusal.RUN_OVER.of();
    }
    if (seat.index() > 0) {
      return InfiniskiRefusal.OTHER_PLAYERS_RUN.of();
    }
    return switch (action) {
      case Place place -> ofPlace(place);
      case Gain gain ->
          state.task() == Task.GAIN
              ? InfiniskiRefusal.OTHER_SPEED.of()
              : InfiniskiRefusal.NO_SPEED_TO_CHOOSE.of();
      case Jump jump -> ofJump();
      case SkiOn skiOn -> ofJump();
      case ForcedJump jump -> firstThing();
      case Discard discard -> ofDiscard();
    };
  }

  private Refusal ofPlace(Place place) {
    return switch (state.task()) {
      case PLACE, LAND -> state.hand().contains(place.card()) ? ofCardInHand(place) : notInHand();
      case DISCARD, JUMP_FORCED, GAIN, JUMP_OR_SKI, OVER -> firstThing();
    };
  }

  private static Refusal notInHand() {
    return InfiniskiRefusal.NOT_IN_HAND.of();
  }

  private Refusal ofCardInHand(Place place) {
    SlopeCard card = place.card();
    Optional<Slope> start = Placements.entry(card, place.orientation());
    if (start.isEmpty()) {
      return InfiniskiRefusal.RED_X.of(card);
    }
    if (state.task() == Task.PLACE) {
      return InfiniskiRefusal.DOES_NOT_CONNECT.of(
          card, start.get(), state.connection().orElseThrow());
    }
    return place.orientation() == Orientation.PORTRAIT
        ? InfiniskiRefusal.LAND_ON_ITS_SIDE.of()
        : InfiniskiRefusal.NO_LANDING_ON_X.of(card);
  }

  private Refusal ofJump() {
    return switch (state.task()) {
      case PLACE, LAND -> InfiniskiRefusal.NO_JUMP_HERE.of();
      case DISCARD, JUMP_FORCED, GAIN, JUMP_OR_SKI, OVER -> firstThing();
    };
  }

  /**
   * Refuses a discard. In the middle of a card the hand may already be too large; the skier
   * discards after the card.
   */
  private Refusal ofDiscard() {
    return switch (state.task()) {
      case DISCARD -> notInHand();
      case PLACE, LAND, JUMP_FORCED -> InfiniskiRefusal.NOTHING_TO_DISCARD.of();
      case GAIN, JUMP_OR_SKI, OVER -> firstThing();
    };
  }

  /** Returns the refusal that names the action due before, or instead of, any other. */
  private Refusal firstThing() {
    return switch (state.task()) {
      case DISCARD -> InfiniskiRefusal.DISCARD_FIRST.of();
      case PLACE ->
          state.slope().isEmpty()
              ? InfiniskiRefusal.ANY_CARD_FIRST.of()
              : InfiniskiRefusal.CARD_CONNECTS.of();
      case LAND -> InfiniskiRefusal.LAND_FIRST.of();
      case JUMP_FORCED ->
          state.slope().getLast().passed().isEmpty()
              ? InfiniskiRefusal.LANDED_ON_X.of()
              : InfiniskiRefusal.NOTHING_CONNECTS.of();
      case GAIN -> InfiniskiRefusal.CHOOSE_SPEED.of();
      case JUMP_OR_SKI -> InfiniskiRefusal.JUMP_OR_SKI.of();
      case OVER -> throw new IllegalStateException("There is nothing to do any more");
    };
  }
}
