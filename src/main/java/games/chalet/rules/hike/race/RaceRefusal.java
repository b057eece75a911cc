package games.chalet.rules.hike.race;

import games.chalet.engine.RefusalParameter;
import games.chalet.engine.RefusalReason;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Terrain;

/** The reasons for which Hike! refuses in the race. */
enum RaceRefusal implements RefusalReason {
  REST_FIRST(
      "rest-first",
      "equipment",
      "Choose the huskies that rest first, because this field was entered without equipment."),
  ARRIVED("arrived", "finish", "Your sled has finished and stays there."),
  YOUNGSTER(
      "youngster",
      "running",
      "{husky} is a youngster, and they have no movement points.",
      Parameters.HUSKY),
  WRONG_SNOW(
      "wrong-snow",
      "running",
      "{husky} has no point for {snow}, and the next field is {snow}.",
      Parameters.HUSKY,
      Parameters.SNOW),
  NO_EQUIPMENT_TO_SPEND("no-equipment", "equipment", "You have no equipment card to spend."),
  STOP_NEEDS_A_FIELD(
      "stop-needs-a-field",
      "equipment",
      "{husky} has to enter a field before it can stop. Leave it out instead.",
      Parameters.HUSKY),
  OTHER_RUN(
      "other-run",
      "running",
      "{husky} runs as far as its points match the fields, no shorter and no farther.",
      Parameters.HUSKY),
  NO_SUCH_CUSTOM_POINT(
      "no-such-custom-point",
      "upgrade",
      "{husky} cannot run with {snow} as its custom point: no neighbour that is awake shows it.",
      Parameters.HUSKY,
      Parameters.SNOW),
  NOT_UPGRADED(
      "not-upgraded",
      "upgrade",
      "{husky} has no equipment under it, and so no custom point.",
      Parameters.HUSKY),
  NO_REST_NEEDED("no-rest-needed", "equipment", "No husky has to rest now."),
  READY_REST_FIRST(
      "ready-rest-first",
      "equipment",
      "{husky} is tired; ready huskies have to rest first.",
      Parameters.HUSKY),
  NOT_TIRED(
      "not-tired",
      "care",
      "{husky} is not tired, and a care card is for a tired husky.",
      Parameters.HUSKY),
  NO_ONE_TIRED(
      "nobody-tired",
      "care",
      "No husky of this column is tired, and a care card is for tired huskies."),
  NO_SINGLE_CARE("no-care-card", "care", "You have no single care card."),
  NO_DOUBLE_CARE("no-care-card", "care", "You have no double care card."),
  HUSKY_CAN_RUN(
      "husky-can-run",
      "care",
      "{husky} can still run, and care is for when no husky can.",
      Parameters.HUSKY),
  CATCH_UP_AFTER_RUNNING(
      "catch-up-card",
      "catch-up",
      "You have a catch-up card to use today: run on until no husky can, then use it."),
  CATCH_UP_NOW(
      "catch-up-card",
      "catch-up",
      "You have a catch-up card to use today, and you can use it now."),
  NO_HUSKY_THERE("no-husky", "running", "There is no husky in that place of your sled."),
  RESTING("resting", "equipment", "{husky} rests until the end of the race.", Parameters.HUSKY),
  TIRED(
      "tired",
      "running",
      "{husky} is tired; only care makes it ready before tomorrow.",
      Parameters.HUSKY);

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  RaceRefusal(String code, String rule, String sentence, RefusalParameter<?>... parameters) {
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
    private static final RefusalParameter<Card> HUSKY =
        RefusalParameter.constant("husky", Card.class, Card::title);
    private static final RefusalParameter<Terrain> SNOW =
        RefusalParameter.constant("snow", Terrain.class, Parameters::snow);

    private static String snow(Terrain terrain) {
      return switch (terrain) {
        case COMPACT -> "compact snow";
        case ICE -> "ice";
        case POWDER -> "powder";
      };
    }
  }
}
