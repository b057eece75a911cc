package games.chalet.rules.infiniski;

import games.chalet.engine.RefusalParameter;
import games.chalet.engine.RefusalReason;

/** The reasons for which Infiniski refuses. */
enum InfiniskiRefusal implements RefusalReason {
  RUN_OVER("match-over", "end", "The avalanche has caught up: this run is over."),
  OTHER_PLAYERS_RUN("not-your-turn", "", "This is another player’s run."),
  NOT_IN_HAND("not-in-hand", "hand", "You do not hold that card."),
  RED_X(
      "red-x",
      "x",
      "{card} has a red X there, so it cannot be played in portrait.",
      Parameters.CARD),
  DOES_NOT_CONNECT(
      "does-not-connect",
      "connect",
      "{card} does not connect: it starts {start}, and the slope runs {slope}.",
      Parameters.CARD,
      Parameters.START,
      Parameters.SLOPE),
  LAND_ON_ITS_SIDE("land-on-its-side", "landing", "Land on a card in landscape."),
  NO_LANDING_ON_X(
      "no-landing-on-x",
      "x",
      "You cannot land on the X of {card} while another card fits.",
      Parameters.CARD),
  OTHER_SPEED("other-speed", "section", "The card does not offer that much speed."),
  NO_SPEED_TO_CHOOSE("no-speed-to-choose", "section", "There is no speed to choose now."),
  NO_JUMP_HERE(
      "no-jump-here", "jump", "You can jump only from a section that you have just skied."),
  NOTHING_TO_DISCARD(
      "nothing-to-discard", "hand", "You hold no more cards than your speed allows."),
  DISCARD_FIRST(
      "discard-first", "hand", "You hold more cards than your speed allows: discard first."),
  ANY_CARD_FIRST(
      "any-card-first", "setup", "Play any card first: there is nothing to jump from yet."),
  CARD_CONNECTS(
      "a-card-connects",
      "forced-jump",
      "A card in your hand connects, so play one: you jump only if none does."),
  LAND_FIRST("land-first", "landing", "You are in the air: land on a card first."),
  LANDED_ON_X("landed-on-x", "x", "You cannot land on an X: you have to jump again."),
  NOTHING_CONNECTS(
      "nothing-connects", "forced-jump", "No card in your hand connects: you have to jump."),
  CHOOSE_SPEED("choose-speed", "section", "Choose how much speed you take first."),
  JUMP_OR_SKI("jump-or-ski", "jump", "Choose first: jump or ski on.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  InfiniskiRefusal(String code, String rule, String sentence, RefusalParameter<?>... parameters) {
    this.text = new Text("infiniski", code, rule, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }

  /**
   * The values that the sentences name. A nested class, because an enum's own statics come later.
   */
  private static final class Parameters {
    private static final RefusalParameter<SlopeCard> CARD =
        RefusalParameter.constant("card", SlopeCard.class, SlopeCard::title);
    private static final RefusalParameter<Slope> START =
        RefusalParameter.constant("start", Slope.class);
    private static final RefusalParameter<Slope> SLOPE =
        RefusalParameter.constant("slope", Slope.class);
  }
}
