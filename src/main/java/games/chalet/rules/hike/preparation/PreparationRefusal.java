package games.chalet.rules.hike.preparation;

import games.chalet.engine.RefusalParameter;
import games.chalet.engine.RefusalReason;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Edges.Edge;
import games.chalet.rules.hike.sled.Side;

/** The reasons for which Hike! refuses on the preparation days. */
enum PreparationRefusal implements RefusalReason {
  ACTION_FIRST("action-first", "actions", "Each turn has one action: do it first."),
  PUT_BACK_FIRST(
      "put-back-first", "swap", "You have lifted a husky out: place one from your hand first."),
  ACTION_DONE("action-done", "actions", "You have already done your action this turn."),
  UPGRADE_OR_END(
      "upgrade-or-end",
      "upgrade",
      "You have declared: lay equipment under a husky, or end your turn."),
  NOT_IN_CENTRE("no-such-card", "actions", "{card} is not in the centre.", Parameters.CARD),
  NOT_IN_HAND("no-such-card", "actions", "{card} is not in your hand.", Parameters.CARD),
  EMPTY_SLED("empty-sled", "swap", "Your sled has no husky to swap yet."),
  SLED_NOT_FULL(
      "sled-not-full",
      "declaring",
      "Your sled still has free places. Fill them before you declare."),
  NO_PLUS_ONE("no-plus-one", "opening", "You have no +1 card left."),
  DECK_EMPTY("deck-empty", "opening", "The husky deck is empty."),
  NO_HUSKY_TO_LIFT("no-husky", "swap", "There is no husky in that place of your sled."),
  NO_YOUNGSTER("no-youngster", "youngsters", "The bonus is for youngsters only."),
  NOT_A_HUSKY("not-a-husky", "placing", "{card} is not a husky.", Parameters.CARD),
  NO_SUCH_PLACE("no-such-place", "placing", "Your sled has no such place."),
  PLACE_TAKEN("place-taken", "placing", "That place is taken. Choose a free one."),
  EDGES_DIFFER(
      "edges-differ",
      "placing",
      "{card} does not go there: its {side} edge is {edge}, the {neighbourSide} edge of {neighbour} is {neighbourEdge}.",
      Parameters.CARD,
      Parameters.SIDE,
      Parameters.EDGE,
      Parameters.NEIGHBOUR_SIDE,
      Parameters.NEIGHBOUR,
      Parameters.NEIGHBOUR_EDGE),
  DECLARE_FIRST(
      "declare-first", "upgrade", "Equipment goes under huskies right after you declare."),
  NO_EQUIPMENT_IN_HAND("no-equipment", "upgrade", "You have no equipment card in your hand."),
  NOT_UPGRADABLE(
      "not-upgradable",
      "upgrade",
      "Equipment goes under an experienced husky with exactly one movement point, one card each.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  PreparationRefusal(String code, String rule, String sentence, RefusalParameter<?>... parameters) {
    this.text = new Text("hike", code, rule, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }

  /**
   * The values that the sentences name. A nested class, because an enum's own statics come later.
   */
  private static final class Parameters {
    private static final RefusalParameter<Card> CARD =
        RefusalParameter.constant("card", Card.class, Card::title);
    private static final RefusalParameter<Side> SIDE = side("side");
    private static final RefusalParameter<Edge> EDGE =
        RefusalParameter.constant("edge", Edge.class);
    private static final RefusalParameter<Side> NEIGHBOUR_SIDE = side("neighbourSide");
    private static final RefusalParameter<Card> NEIGHBOUR =
        RefusalParameter.constant("neighbour", Card.class, Card::title);
    private static final RefusalParameter<Edge> NEIGHBOUR_EDGE =
        RefusalParameter.constant("neighbourEdge", Edge.class);

    private static RefusalParameter<Side> side(String name) {
      return RefusalParameter.constant(name, Side.class, side -> side.word);
    }
  }
}
