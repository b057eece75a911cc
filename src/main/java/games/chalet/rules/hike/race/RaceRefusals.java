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
import java.util.stream.IntStream;

/**
 * The refusals of a racer. Each rests on a paragraph of the rules page: {@code running}, {@code
 * upgrade}, {@code equipment}, {@code care}, {@code catch-up}, {@code finish}.
 */
public final class RaceRefusals {

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
    return resting() ? Optional.of(RaceRefusal.REST_FIRST.of()) : Optional.empty();
  }

  /** Refuses everything at the finish. */
  private Optional<Refusal> arrived() {
    return musher.position() == fields.size()
        ? Optional.of(RaceRefusal.ARRIVED.of())
        : Optional.empty();
  }

  private Refusal ofUse(Use use) {
    return restFirst()
        .or(this::arrived)
        .or(() -> notReady(use.place(), "running"))
        .orElseGet(() -> Runs.usable(musher, use.place(), fields) ? ofRun(use) : wrongSnow(use));
  }

  private Refusal wrongSnow(Use use) {
    Card husky = card(use.place());
    if (husky.youngster()) {
      return RaceRefusal.YOUNGSTER.of(husky);
    }
    return RaceRefusal.WRONG_SNOW.of(husky, fields.get(musher.position()).terrain());
  }

  /** Refuses a run of a husky that can run, but not like this. */
  private Refusal ofRun(Use use) {
    Set<Terrain> custom = Sleds.customPoints(musher.sled(), use.place());
    Card husky = card(use.place());
    if (use.extra().filter(extra -> !custom.contains(extra)).isPresent()) {
      return notCustom(use.place(), use.extra().orElseThrow());
    }
    boolean spends = use.crossing().filter(Crossing.SPEND::equals).isPresent();
    if (spends && !racer.hand().holds(Card.EQUIPMENT)) {
      return RaceRefusal.NO_EQUIPMENT_TO_SPEND.of();
    }
    boolean stops = use.crossing().filter(Crossing.STOP_BEFORE::equals).isPresent();
    if (stops && fields.get(musher.position()).equipment()) {
      return RaceRefusal.STOP_NEEDS_A_FIELD.of(husky);
    }
    return RaceRefusal.OTHER_RUN.of(husky);
  }

  private Refusal notCustom(int place, Terrain extra) {
    boolean upgraded = musher.sled().get(place).orElseThrow().upgraded();
    return upgraded
        ? RaceRefusal.NO_SUCH_CUSTOM_POINT.of(card(place), extra)
        : RaceRefusal.NOT_UPGRADED.of(card(place));
  }

  private Refusal ofRest(Rest rest) {
    if (!resting()) {
      return RaceRefusal.NO_REST_NEEDED.of();
    }
    return Sleds.is(musher.sled(), rest.place(), Condition.TIRED)
        ? RaceRefusal.READY_REST_FIRST.of(card(rest.place()))
        : notReady(rest.place(), "equipment")
            .orElseThrow(() -> new IllegalArgumentException(rest + " is legal"));
  }

  private Refusal ofCare(Care care) {
    return notCaring(Card.SINGLE_CARE)
        .or(() -> noHusky(care.place(), "care"))
        .orElseGet(() -> RaceRefusal.NOT_TIRED.of(card(care.place())));
  }

  private Refusal ofCareForColumn() {
    return notCaring(Card.DOUBLE_CARE).orElseGet(() -> RaceRefusal.NO_ONE_TIRED.of());
  }

  private Optional<Refusal> notCaring(Card card) {
    return restFirst()
        .or(this::arrived)
        .or(
            () ->
                racer.hand().holds(card)
                    ? Optional.empty()
                    : Optional.of(
                        (card == Card.SINGLE_CARE
                                ? RaceRefusal.NO_SINGLE_CARE
                                : RaceRefusal.NO_DOUBLE_CARE)
                            .of()))
        .or(this::stillUsable);
  }

  private Optional<Refusal> stillUsable() {
    return IntStream.range(0, musher.sled().size())
        .filter(place -> Runs.usable(musher, place, fields))
        .mapToObj(place -> RaceRefusal.HUSKY_CAN_RUN.of(card(place)))
        .findFirst();
  }

  private Refusal ofEndDay() {
    return restFirst()
        .orElseGet(
            () ->
                (Runs.anyUsable(musher, fields)
                        ? RaceRefusal.CATCH_UP_AFTER_RUNNING
                        : RaceRefusal.CATCH_UP_NOW)
                    .of());
  }

  private Optional<Refusal> noHusky(int place, String rule) {
    return place < 0 || place >= musher.sled().size() || musher.sled().get(place).isEmpty()
        ? Optional.of(RaceRefusal.NO_HUSKY_THERE.of().at(rule))
        : Optional.empty();
  }

  private Optional<Refusal> notReady(int place, String rule) {
    return noHusky(place, rule).or(() -> asleepOrTired(place, rule));
  }

  private Optional<Refusal> asleepOrTired(int place, String rule) {
    return switch (musher.sled().get(place).orElseThrow().condition()) {
      case RESTING -> Optional.of(RaceRefusal.RESTING.of(card(place)));
      case TIRED -> Optional.of(RaceRefusal.TIRED.of(card(place)).at(rule));
      case READY -> Optional.empty();
    };
  }

  private Card card(int place) {
    return musher.sled().get(place).orElseThrow().card();
  }
}
