package games.chalet.rules.hike.sled;

import games.chalet.rules.hike.deck.Terrain;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Queries and changes of a sled while it races. */
public final class Sleds {

  public static final int ROWS = 2;

  private Sleds() {}

  /** Returns the places of a column, the upper first. */
  public static List<Integer> column(List<Optional<Husky>> sled, int column) {
    return List.of(column, column + sled.size() / ROWS);
  }

  /** Returns the places of the huskies that are in this condition, in order. */
  public static List<Integer> places(List<Optional<Husky>> sled, Condition condition) {
    return IntStream.range(0, sled.size())
        .filter(place -> is(sled, place, condition))
        .boxed()
        .toList();
  }

  public static boolean is(List<Optional<Husky>> sled, int place, Condition condition) {
    return place >= 0
        && place < sled.size()
        && sled.get(place).filter(husky -> husky.condition() == condition).isPresent();
  }

  public static List<Optional<Husky>> with(
      List<Optional<Husky>> sled, List<Integer> places, Condition condition) {
    List<Optional<Husky>> changed = new ArrayList<>(sled);
    for (int place : places) {
      changed.set(place, sled.get(place).map(husky -> husky.withCondition(condition)));
    }
    return changed;
  }

  /** Returns the sled after a night: tired huskies are ready again. */
  public static List<Optional<Husky>> rested(List<Optional<Husky>> sled) {
    return with(sled, places(sled, Condition.TIRED), Condition.READY);
  }

  /**
   * Returns the snow types of which an upgraded husky can choose its custom point: those printed on
   * its neighbours that do not rest (ruling R19).
   */
  public static Set<Terrain> customPoints(List<Optional<Husky>> sled, int place) {
    Set<Terrain> types = EnumSet.noneOf(Terrain.class);
    if (sled.get(place).filter(Husky::upgraded).isEmpty()) {
      return types;
    }
    for (Side side : Side.values()) {
      int neighbour = side.neighbour(place, sled.size() / ROWS);
      if (neighbour >= 0) {
        sled.get(neighbour)
            .filter(husky -> husky.condition() != Condition.RESTING)
            .ifPresent(husky -> types.addAll(husky.card().points()));
      }
    }
    return types;
  }
}
