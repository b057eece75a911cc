package games.chalet.rules.hike.preparation;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.deck.Terrain;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The timeout actions of a preparation day (ruling R33). */
public final class PreparationTimeouts {

  private static final int SCALE = 10_000;

  /** The number of movement points of each kind. */
  private static final Map<Terrain, Long> PRINTED =
      counted(Arrays.stream(Card.values()).flatMap(card -> card.points().stream()));

  private final HikeBoard board;
  private final List<HikeAction> legal;

  private PreparationTimeouts(HikeBoard board, Hand hand) {
    this.board = board;
    this.legal = LegalActions.of(board, hand);
  }

  public static HikeAction of(HikeBoard board, Seat seat, Hand hand) {
    PreparationTimeouts timeouts = new PreparationTimeouts(board, hand);
    return switch (board.task()) {
      case ACTION, PUT_BACK -> timeouts.action();
      case AFTERWARDS -> timeouts.afterwards(board.musher(seat));
      case UPGRADE -> new EndTurn();
      case TRAVEL, REST -> throw new IllegalStateException("No task of a preparation day");
    };
  }

  private static Map<Terrain, Long> counted(Stream<Terrain> points) {
    return points.collect(Collectors.groupingBy(point -> point, Collectors.counting()));
  }

  /**
   * Returns the placing of the husky worth most, else of a youngster, else care, else a pass, else
   * the first card.
   */
  private HikeAction action() {
    Map<Terrain, Long> wanted =
        counted(
            Stream.concat(Stream.of(Landscape.LS, Landscape.LF), board.track().open().stream())
                .flatMap(landscape -> landscape.fields().stream())
                .map(Field::terrain));
    return legal.stream()
        .filter(action -> placed(action).isPresent())
        .max(Comparator.comparingLong(action -> worth(placed(action).orElseThrow(), wanted)))
        .or(() -> find(new DraftToHand(Card.SINGLE_CARE)))
        .or(() -> find(new Pass()))
        .orElseGet(() -> new DraftToHand(board.centre().getFirst()));
  }

  /**
   * Returns the worth of a husky's movement points: for each, the number of open fields that need
   * it divided by the number of such points in the deck.
   */
  private static long worth(Card husky, Map<Terrain, Long> wanted) {
    return husky.points().stream()
        .mapToLong(
            point -> SCALE * wanted.getOrDefault(point, 0L) / PRINTED.getOrDefault(point, 1L))
        .sum();
  }

  private Optional<HikeAction> find(HikeAction action) {
    return legal.contains(action) ? Optional.of(action) : Optional.empty();
  }

  private static Optional<Card> placed(HikeAction action) {
    if (action instanceof DraftToSled draft) {
      return Optional.of(draft.card());
    }
    return action instanceof PlaceFromHand place ? Optional.of(place.card()) : Optional.empty();
  }

  /**
   * Returns the action after the first one. Youngsters help to fill the sled late; declaring waits
   * for the first player to declare.
   */
  private HikeAction afterwards(Musher musher) {
    if (musher.sledFull()) {
      return board.lastDay().isPresent() ? new Declare() : new EndTurn();
    }
    return legal.stream()
        .filter(action -> action instanceof PlaceYoungster)
        .filter(action -> board.day() >= board.track().rotated())
        .findFirst()
        .orElseGet(EndTurn::new);
  }
}
