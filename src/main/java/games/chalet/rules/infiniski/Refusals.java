package games.chalet.rules.infiniski;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.infiniski.InfiniskiAction.Discard;
import games.chalet.rules.infiniski.InfiniskiAction.ForcedJump;
import games.chalet.rules.infiniski.InfiniskiAction.Gain;
import games.chalet.rules.infiniski.InfiniskiAction.Jump;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiAction.SkiOn;
import java.util.Locale;

/**
 * The refusals of Infiniski. Each rests on a paragraph of the rules page: {@code setup}, {@code
 * hand}, {@code connect}, {@code section}, {@code jump}, {@code forced-jump}, {@code landing},
 * {@code x}, {@code end}.
 */
final class Refusals {

  private static final String SETUP = "setup";
  private static final String HAND = "hand";
  private static final String FORCED_JUMP = "forced-jump";
  private static final String LANDING = "landing";
  private static final String X = "x";

  private final InfiniskiState state;

  Refusals(InfiniskiState state) {
    this.state = state;
  }

  /** Refuses an action that is not among the legal ones. */
  Refusal of(Seat seat, InfiniskiAction action) {
    if (state.task() == Task.OVER) {
      return new Refusal("match-over", "The avalanche has caught up: this run is over.", "end");
    }
    if (seat.index() > 0) {
      return new Refusal("not-your-turn", "This is another player's run.", "");
    }
    return switch (action) {
      case Place place -> ofPlace(place);
      case Gain gain -> ofGain();
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
    return new Refusal("not-in-hand", "You do not hold that card.", HAND);
  }

  private Refusal ofCardInHand(Place place) {
    String title = place.card().title();
    if (Placements.entry(place.card(), place.orientation()).isEmpty()) {
      return new Refusal(
          "red-x", "%s has a red X there: it is never laid upright.".formatted(title), X);
    }
    if (state.task() == Task.PLACE) {
      return new Refusal(
          "does-not-connect",
          "%s begins %s like this, and the mountain goes on %s."
              .formatted(
                  title,
                  word(Placements.entry(place.card(), place.orientation()).orElseThrow()),
                  word(state.connection().orElseThrow())),
          "connect");
    }
    return place.orientation() == Orientation.PORTRAIT
        ? new Refusal("land-on-its-side", "You land on a card that lies on its side.", LANDING)
        : new Refusal(
            "no-landing-on-x",
            "You cannot land on the X of %s while another card fits.".formatted(title),
            X);
  }

  private static String word(Slope slope) {
    return slope.name().toLowerCase(Locale.ROOT);
  }

  private Refusal ofGain() {
    return state.task() == Task.GAIN
        ? new Refusal("other-speed", "The card does not offer that much speed.", "section")
        : new Refusal("no-speed-to-choose", "There is no speed to choose now.", "section");
  }

  private Refusal ofJump() {
    return switch (state.task()) {
      case PLACE, LAND ->
          new Refusal(
              "no-jump-here", "A jump is offered by a section that you have just skied.", "jump");
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
      case PLACE, LAND, JUMP_FORCED ->
          new Refusal("nothing-to-discard", "You hold no more cards than your speed allows.", HAND);
      case GAIN, JUMP_OR_SKI, OVER -> firstThing();
    };
  }

  /** Returns the refusal that names the action due before, or instead of, any other. */
  private Refusal firstThing() {
    return switch (state.task()) {
      case DISCARD ->
          new Refusal("discard-first", "At this speed you hold fewer cards: discard first.", HAND);
      case PLACE ->
          state.slope().isEmpty()
              ? new Refusal(
                  "any-card-first", "Lay any card first: there is nothing yet to jump from.", SETUP)
              : new Refusal(
                  "a-card-connects",
                  "A card in your hand connects, so lay one: a jump is forced only if none does.",
                  FORCED_JUMP);
      case LAND -> new Refusal("land-first", "You are in the air: land on a card first.", LANDING);
      case JUMP_FORCED ->
          state.slope().getLast().passed().isEmpty()
              ? new Refusal("landed-on-x", "You cannot land on an X: you have to jump again.", X)
              : new Refusal(
                  "nothing-connects",
                  "No card in your hand connects: you have to jump.",
                  FORCED_JUMP);
      case GAIN -> new Refusal("choose-speed", "First choose how much speed you take.", "section");
      case JUMP_OR_SKI -> new Refusal("jump-or-ski", "First choose: jump or ski on.", "jump");
      case OVER -> throw new IllegalStateException("There is nothing to do any more");
    };
  }
}
