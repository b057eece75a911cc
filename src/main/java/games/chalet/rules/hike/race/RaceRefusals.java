package games.chalet.rules.hike.race;

import games.chalet.engine.Refusal;
import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Racer;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The refusals of a racer. Each rests on a paragraph of the rules page: {@code running}, {@code
 * upgrade}, {@code equipment}, {@code care}, {@code catch-up}, {@code finish}.
 */
public final class RaceRefusals {

  private static final String RUNNING = "running";
  private static final String EQUIPMENT = "equipment";
  private static final String CARE = "care";

  private final Racer racer;
  private final Musher musher;
  private final List<Field> fields;

  public RaceRefusals(Racer racer, List<Field> fields) {
    this.racer = racer;
    this.musher = racer.musher();
    this.fields = fields;
  }

  public Refusal of(RaceAction action) {
    return switch (action) {
      case Use use -> ofUse(use);
      case Rest rest -> ofRest(rest);
      case Care care -> ofCare(care);
      case CareForColumn care -> ofCareForColumn();
      case EndDay end -> ofEndDay();
    };
  }

  private boolean resting() {
    return racer.underway().task() == Task.REST;
  }

  /** Refuses everything but the choice of resting huskies, if that is due. */
  private Optional<Refusal> restFirst() {
    return resting()
        ? Optional.of(
            new Refusal(
                "rest-first",
                "First choose the huskies that rest, because this field was entered without"
                    + " equipment.",
                EQUIPMENT))
        : Optional.empty();
  }

  /** Refuses everything at the finish. */
  private Optional<Refusal> arrived() {
    return musher.position() == fields.size()
        ? Optional.of(
            new Refusal("arrived", "Your sled is at the finish and stays there.", "finish"))
        : Optional.empty();
  }

  private Refusal ofUse(Use use) {
    return restFirst()
        .or(this::arrived)
        .or(() -> notReady(use.place(), RUNNING))
        .orElseGet(() -> Runs.usable(musher, use.place(), fields) ? ofRun(use) : wrongSnow(use));
  }

  private Refusal wrongSnow(Use use) {
    String name = name(use.place());
    if (musher.sled().get(use.place()).filter(husky -> husky.card().youngster()).isPresent()) {
      return new Refusal(
          "youngster", name + " is a youngster, and they have no movement points.", RUNNING);
    }
    Field next = fields.get(musher.position());
    return new Refusal(
        "wrong-snow",
        "%s has no point for %s, and the next field is %s."
            .formatted(name, snow(next.terrain()), snow(next.terrain())),
        RUNNING);
  }

  /** Refuses a run of a husky that can run, but not like this. */
  private Refusal ofRun(Use use) {
    Set<Terrain> custom = Sleds.customPoints(musher.sled(), use.place());
    String name = name(use.place());
    if (use.extra().filter(extra -> !custom.contains(extra)).isPresent()) {
      return notCustom(use.place(), use.extra().orElseThrow());
    }
    boolean spends = use.crossing().filter(Crossing.SPEND::equals).isPresent();
    if (spends && !racer.hand().holds(Card.EQUIPMENT)) {
      return new Refusal("no-equipment", "You have no equipment card to spend.", EQUIPMENT);
    }
    boolean stops = use.crossing().filter(Crossing.STOP_BEFORE::equals).isPresent();
    if (stops && fields.get(musher.position()).equipment()) {
      return new Refusal(
          "stop-needs-a-field",
          "%s has to enter a field before it can stop; leave it out instead.".formatted(name),
          EQUIPMENT);
    }
    return new Refusal(
        "other-run",
        "%s runs as far as its points match the fields, no shorter and no farther.".formatted(name),
        RUNNING);
  }

  private Refusal notCustom(int place, Terrain extra) {
    boolean upgraded = musher.sled().get(place).orElseThrow().upgraded();
    return upgraded
        ? new Refusal(
            "no-such-custom-point",
            "%s cannot run with %s as its custom point: no neighbour that is awake shows it."
                .formatted(name(place), snow(extra)),
            "upgrade")
        : new Refusal(
            "not-upgraded",
            "%s has no equipment under it, and so no custom point.".formatted(name(place)),
            "upgrade");
  }

  private Refusal ofRest(Rest rest) {
    if (!resting()) {
      return new Refusal("no-rest-needed", "No husky has to rest now.", EQUIPMENT);
    }
    return Sleds.is(musher.sled(), rest.place(), Condition.TIRED)
        ? new Refusal(
            "ready-rest-first",
            "%s is tired; ready huskies have to rest first.".formatted(name(rest.place())),
            EQUIPMENT)
        : notReady(rest.place(), EQUIPMENT)
            .orElseThrow(() -> new IllegalArgumentException(rest + " is legal"));
  }

  private Refusal ofCare(Care care) {
    return notCaring(Card.SINGLE_CARE)
        .or(() -> noHusky(care.place(), CARE))
        .orElseGet(
            () ->
                new Refusal(
                    "not-tired",
                    "%s is not tired, and a care card is for a tired husky."
                        .formatted(name(care.place())),
                    CARE));
  }

  private Refusal ofCareForColumn() {
    return notCaring(Card.DOUBLE_CARE)
        .orElseGet(
            () ->
                new Refusal(
                    "nobody-tired",
                    "No husky of this column is tired, and a care card is for tired huskies.",
                    CARE));
  }

  private Optional<Refusal> notCaring(Card card) {
    return restFirst()
        .or(this::arrived)
        .or(
            () ->
                racer.hand().holds(card)
                    ? Optional.empty()
                    : Optional.of(
                        new Refusal(
                            "no-care-card",
                            card == Card.SINGLE_CARE
                                ? "You have no single care card."
                                : "You have no double care card.",
                            CARE)))
        .or(this::stillUsable);
  }

  private Optional<Refusal> stillUsable() {
    for (int place = 0; place < musher.sled().size(); place++) {
      if (Runs.usable(musher, place, fields)) {
        return Optional.of(
            new Refusal(
                "husky-can-run",
                "%s can still run, and care is for when no husky can.".formatted(name(place)),
                CARE));
      }
    }
    return Optional.empty();
  }

  private Refusal ofEndDay() {
    return restFirst()
        .orElseGet(
            () ->
                new Refusal(
                    "catch-up-card",
                    Runs.anyUsable(musher, fields)
                        ? "You have a catch-up card to use today: run on until no husky can, then"
                            + " use it."
                        : "You have a catch-up card to use today, and you can use it now.",
                    "catch-up"));
  }

  private Optional<Refusal> noHusky(int place, String rule) {
    return place < 0 || place >= musher.sled().size() || musher.sled().get(place).isEmpty()
        ? Optional.of(
            new Refusal("no-husky", "There is no husky at this place of your sled.", rule))
        : Optional.empty();
  }

  private Optional<Refusal> notReady(int place, String rule) {
    return noHusky(place, rule).or(() -> asleepOrTired(place, rule));
  }

  private Optional<Refusal> asleepOrTired(int place, String rule) {
    return switch (musher.sled().get(place).orElseThrow().condition()) {
      case RESTING ->
          Optional.of(
              new Refusal("resting", name(place) + " rests until the end of the race.", EQUIPMENT));
      case TIRED ->
          Optional.of(
              new Refusal(
                  "tired",
                  "%s is tired; only care makes it ready before tomorrow.".formatted(name(place)),
                  rule));
      case READY -> Optional.empty();
    };
  }

  private String name(int place) {
    return musher.sled().get(place).orElseThrow().card().title();
  }

  private static String snow(Terrain terrain) {
    return switch (terrain) {
      case COMPACT -> "compact snow";
      case ICE -> "ice";
      case POWDER -> "powder";
    };
  }
}
