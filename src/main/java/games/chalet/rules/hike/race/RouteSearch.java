package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Racer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The farthest way of a sled today without care cards. It is found by trying the ready huskies in
 * every order, with every custom point, crossing and choice of resting huskies. Results for a set
 * of huskies on a field are remembered.
 */
final class RouteSearch {

  private static final int FIELD = 1_000_000;
  private static final int UNEQUIPPED = 10_000;
  private static final int EQUIPMENT = 100;
  private static final int MOST_FIELDS = 64;
  private static final int MOST_EQUIPMENT = 16;
  private static final int MOST_PLACES = 8;

  private final Musher musher;
  private final List<Field> fields;
  private final Map<Integer, Route> found = new HashMap<>();
  private final Map<Integer, List<Optional<Husky>>> asleep = new HashMap<>();

  private RouteSearch(Musher musher, List<Field> fields) {
    this.musher = musher;
    this.fields = fields;
  }

  /**
   * A route from here.
   *
   * @param score higher is better: the farthest field, then the fewest fields entered without
   *     equipment, then the least equipment, then the fewest huskies
   * @param first the use with which it begins; empty if it ends here
   */
  record Route(int score, Optional<Use> first) {

    int to() {
      return Math.ceilDiv(score, FIELD);
    }
  }

  /** Returns the best route of this racer, who must not have a husky to send to rest. */
  static Route best(Racer racer, List<Field> fields) {
    Musher musher = racer.musher();
    return new RouteSearch(musher, fields)
        .best(
            bits(Sleds.places(musher.sled(), Condition.READY)),
            bits(Sleds.places(musher.sled(), Condition.RESTING)),
            musher.position(),
            Collections.frequency(racer.hand().cards(), Card.EQUIPMENT));
  }

  private Route best(int ready, int resting, int at, int equipment) {
    int key = ((ready << MOST_PLACES | resting) * MOST_FIELDS + at) * MOST_EQUIPMENT + equipment;
    Route known = found.get(key);
    if (known == null) {
      known = search(ready, resting, at, equipment);
      found.put(key, known);
    }
    return known;
  }

  private Route search(int ready, int resting, int at, int equipment) {
    Route best = new Route(at * FIELD, Optional.empty());
    List<Optional<Husky>> sled = asleep.computeIfAbsent(resting, this::asleep);
    for (int place = 0; place < sled.size() && best.to() < fields.size(); place++) {
      if (at < fields.size() && has(ready, place)) {
        for (HuskyRun run : runs(sled, place, at, equipment > 0)) {
          int score = after(run, ready & ~bit(place), resting, equipment);
          if (score > best.score) {
            Use use = new Use(place, run.extra(), run.crossing(), run.to());
            best = new Route(score, Optional.of(use));
          }
        }
      }
    }
    return best;
  }

  private List<HuskyRun> runs(List<Optional<Husky>> sled, int place, int at, boolean equipped) {
    Card card = sled.get(place).orElseThrow().card();
    return card.experienced()
        ? Runs.of(card.points(), Sleds.customPoints(sled, place), at, fields, equipped)
        : List.of();
  }

  private int after(HuskyRun run, int ready, int resting, int equipment) {
    if (run.is(Crossing.SPEND)) {
      return best(ready, resting, run.to(), equipment - 1).score - EQUIPMENT - 1;
    }
    if (!run.is(Crossing.UNEQUIPPED)) {
      return best(ready, resting, run.to(), equipment).score - 1;
    }
    int best = run.to() * FIELD;
    if (Integer.bitCount(ready) > Rests.HUSKIES) {
      for (int pair : pairs(ready)) {
        best = Math.max(best, best(ready & ~pair, resting | pair, run.to(), equipment).score);
      }
    }
    return best - UNEQUIPPED - 1;
  }

  /** Returns all sets of two of these huskies. */
  private static List<Integer> pairs(int ready) {
    List<Integer> pairs = new ArrayList<>();
    for (int one = 0; one < MOST_PLACES; one++) {
      for (int other = one + 1; other < MOST_PLACES; other++) {
        if (has(ready, one) && has(ready, other)) {
          pairs.add(bit(one) | bit(other));
        }
      }
    }
    return pairs;
  }

  /**
   * Returns the sled when these huskies rest; the others' condition does not matter for custom
   * points.
   */
  private List<Optional<Husky>> asleep(int resting) {
    List<Integer> places =
        IntStream.range(0, musher.sled().size())
            .filter(place -> has(resting, place))
            .boxed()
            .toList();
    return Sleds.with(musher.sled(), places, Condition.RESTING);
  }

  private static int bits(List<Integer> places) {
    return places.stream().mapToInt(RouteSearch::bit).sum();
  }

  private static int bit(int place) {
    return 1 << place;
  }

  private static boolean has(int set, int place) {
    return (set & bit(place)) != 0;
  }
}
