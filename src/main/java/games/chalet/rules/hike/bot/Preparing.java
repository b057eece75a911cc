package games.chalet.rules.hike.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The worth of actions on a preparation day, in fields of the race. A full sled is declared at
 * once: three days later the preparation ends, and each of them brings a care card (ruling R11).
 */
final class Preparing {

  /** The approximate number of days of a race. */
  private static final double DAYS = 6;

  /**
   * The worth of filling a place, above everything else: a sled that is not full in time is out.
   */
  private static final double PLACE = 15;

  /** The worth of a free place on which anything fits. */
  private static final double OPEN_PLACE = 1.5;

  /** The cost of a place on which nothing is going to fit. */
  private static final double STUCK = 10;

  private static final double CARE = 2.3;
  private static final double EQUIPMENT = 2.5;
  private static final double MORE_EQUIPMENT = 0.5;
  private static final double HUSKY_IN_HAND = 0.2;

  /** The worth of making room for an available husky, above that of care. */
  private static final double SWAP = 3.5;

  /** The bonus if the last place can be filled afterwards. */
  private static final double FILLED = 8;

  private static final double NO_USE = -6;
  private static final double WASTE = -20;

  /** The worth of looking for a husky that fits, above that of care. */
  private static final double OPENING_ONE = 4;

  private static final double READY = 100;

  private final HikeBoard board;
  private final List<Card> unseen;
  private final Musher musher;
  private final Pace pace;
  private final double now;
  private final Swaps swaps;
  private final Map<Card, Double> gains = new EnumMap<>(Card.class);

  Preparing(HikeView view, Seat seat) {
    this.board = view.board();
    this.unseen = view.own().orElseThrow().unseen();
    this.musher = board.musher(seat);
    this.pace = Pace.on(board.track());
    this.now = pace.of(musher.sled());
    this.swaps =
        new Swaps(
            musher.sled(),
            Stream.concat(musher.known().stream(), unseen.stream()).toList(),
            board.centre());
  }

  double value(HikeAction action) {
    return switch (action) {
      case OpenOne open -> OPENING_ONE;
      case DraftToSled draft -> placed(draft.card(), draft.place());
      case PlaceFromHand place -> placed(place.card(), place.place());
      case PlaceYoungster youngster -> placed(youngster.card(), youngster.place());
      case DraftToHand draft -> inHand(draft.card());
      case LiftOut lift -> makesRoom(lift.place()) ? SWAP : WASTE;
      case Pass pass -> NO_USE;
      case Declare declare -> READY;
      case Upgrade upgrade -> upgraded(upgrade.place());
      case EndTurn end -> 0;
      case RaceAction racing -> throw new IllegalArgumentException("Not before the race");
    };
  }

  private double placed(Card card, int place) {
    List<Optional<Husky>> after = with(place, new Husky(card, Condition.READY, false));
    double room = OPEN_PLACE * (Places.room(after) - Places.room(musher.sled()) + 1);
    double stuck = STUCK * (Places.risk(after) - Places.risk(musher.sled()));
    double filled =
        board.task() == Task.PUT_BACK && swaps.canBeFilledAfter(card, place) ? FILLED : 0;
    return PLACE + room - stuck + filled + gains.computeIfAbsent(card, some -> gain(after));
  }

  private double gain(List<Optional<Husky>> after) {
    return DAYS * (pace.of(after) - now);
  }

  /**
   * Returns the fields a day by which that husky is faster than most. It is an average over the
   * free places, because the huskies of the others are not known yet, and counts the edges that
   * match there.
   */
  double farther(Card card, int place) {
    List<Optional<Husky>> sled = musher.sled();
    double edges =
        pace.of(with(place, new Husky(card, Condition.READY, false)))
            - pace.with(sled, place, card);
    return edges
        + IntStream.range(0, sled.size())
            .filter(free -> sled.get(free).isEmpty())
            .mapToDouble(free -> pace.with(sled, free, card) - pace.withAnyAt(sled, free))
            .average()
            .orElse(0);
  }

  /** Returns true if the last place can be filled once the husky of that place is in the hand. */
  boolean makesRoom(int place) {
    return swaps.needed() && swaps.helps(place);
  }

  /** Returns the fields a day that equipment under the husky of that place would add. */
  double fartherUpgraded(int place) {
    Card card = musher.sled().get(place).orElseThrow().card();
    return pace.of(with(place, new Husky(card, Condition.READY, true))) - now;
  }

  /** Returns the number of free places of the sled. */
  int free() {
    return (int) musher.sled().stream().filter(Optional::isEmpty).count();
  }

  private double upgraded(int place) {
    Card card = musher.sled().get(place).orElseThrow().card();
    double gain = gain(with(place, new Husky(card, Condition.READY, true)));
    return gain - (held(Card.EQUIPMENT) <= needed() ? EQUIPMENT : 0);
  }

  private List<Optional<Husky>> with(int place, Husky husky) {
    return musher.withHusky(place, Optional.of(husky)).sled();
  }

  private double inHand(Card card) {
    return switch (card) {
      case SINGLE_CARE -> CARE;
      case EQUIPMENT -> held(Card.EQUIPMENT) < needed() ? EQUIPMENT : MORE_EQUIPMENT;
      default -> card.experienced() ? HUSKY_IN_HAND * card.points().size() : 0;
    };
  }

  long held(Card card) {
    return Stream.concat(musher.known().stream(), unseen.stream()).filter(card::equals).count();
  }

  /** Returns the number of open fields that need equipment. */
  long needed() {
    return board.track().open().stream()
        .flatMap(landscape -> landscape.fields().stream())
        .filter(field -> field.equipment())
        .count();
  }
}
