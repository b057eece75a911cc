package games.chalet.rules.hike.bot;

import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The number of fields that a sled runs in a day, on average over all fields of a track on which it
 * may wake up. The huskies run in an order that is good but not always the best. Fields that need
 * equipment count like any other. Landscapes that are face down are taken from those not seen yet.
 */
final class Pace {

  private static final int KINDS = Terrain.values().length;

  /** The huskies that stand for those on places that are still free. */
  private static final List<Card> AS_THEY_COME =
      List.of(Card.H23, Card.H29, Card.H17, Card.H39, Card.H30, Card.H24, Card.H43, Card.H25);

  /** The number of days that are looked ahead; a race is over after them. */
  private static final int DAYS_AHEAD = 8;

  private final int[] track;

  private Pace(int[] track) {
    this.track = track;
  }

  static Pace on(Track track) {
    List<Landscape> landscapes = new ArrayList<>(List.of(Landscape.LS));
    landscapes.addAll(track.open());
    Set<Landscape> unseen = EnumSet.range(Landscape.L01, Landscape.L16);
    track.open().forEach(unseen::remove);
    unseen.stream().limit(track.faceDown()).forEach(landscapes::add);
    landscapes.add(Landscape.LF);
    return new Pace(
        landscapes.stream()
            .flatMap(landscape -> landscape.fields().stream())
            .map(Field::terrain)
            .mapToInt(Terrain::ordinal)
            .toArray());
  }

  /** Returns the pace of a sled; its free places are filled with typical huskies. */
  double of(List<Optional<Husky>> sled) {
    return mean(points(sled));
  }

  /** Returns the pace with that husky at that place, ignoring its edges. */
  double with(List<Optional<Husky>> sled, int place, Card husky) {
    int[][] points = points(sled);
    points[place] = printed(husky);
    return mean(points);
  }

  /** Returns the pace with a typical husky at that place, on average over them. */
  double withAnyAt(List<Optional<Husky>> sled, int place) {
    return AS_THEY_COME.stream()
        .mapToDouble(husky -> with(sled, place, husky))
        .average()
        .orElseThrow();
  }

  /**
   * Returns the positions of a sled on each of the next days, added up, if all huskies but the
   * resting ones run.
   */
  int ahead(Musher musher) {
    int[][] points = points(musher.sled());
    int sum = 0;
    int at = musher.position();
    for (int day = 0; day < DAYS_AHEAD; day++) {
      at = reach(points, at);
      sum += at;
    }
    return sum;
  }

  private static int[][] points(List<Optional<Husky>> sled) {
    int[][] points = new int[sled.size()][];
    for (int place = 0; place < points.length; place++) {
      points[place] = points(sled, place);
    }
    return points;
  }

  private static int[] points(List<Optional<Husky>> sled, int place) {
    if (sled.get(place).isEmpty()) {
      return printed(AS_THEY_COME.get(place));
    }
    Husky husky = sled.get(place).get();
    if (husky.condition() == Condition.RESTING) {
      return new int[KINDS];
    }
    int[] points = printed(husky.card());
    Sleds.customPoints(sled, place).stream().findFirst().ifPresent(point -> points[index(point)]++);
    return points;
  }

  private static int[] printed(Card card) {
    int[] points = new int[KINDS];
    card.points().forEach(point -> points[index(point)]++);
    return points;
  }

  /** Returns the index of a kind. This table is read so often that a map would slow it down. */
  @SuppressWarnings("EnumOrdinal")
  private static int index(Enum<?> kind) {
    return kind.ordinal();
  }

  private double mean(int[][] points) {
    int sum = 0;
    for (int from = 0; from < track.length; from++) {
      sum += reach(points, from) - from;
    }
    return (double) sum / track.length;
  }

  private int reach(int[][] points, int from) {
    boolean[] tired = new boolean[points.length];
    int at = from;
    int next = next(points, tired, at);
    while (next >= 0 && at < track.length) {
      tired[next] = true;
      at = run(points[next], at);
      next = next(points, tired, at);
    }
    return at;
  }

  /**
   * Returns the place of the ready husky that loses the fewest points from here, then of the one
   * that runs farthest; -1 if none can run.
   */
  private int next(int[][] points, boolean[] tired, int at) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int place = 0; place < points.length; place++) {
      if (!tired[place] && at < track.length && points[place][track[at]] > 0) {
        int ran = run(points[place], at) - at;
        int has = points[place][0] + points[place][1] + points[place][2];
        int price = (has - ran) * points.length - ran;
        if (price < least) {
          least = price;
          best = place;
        }
      }
    }
    return best;
  }

  private int run(int[] points, int from) {
    int compact = points[0];
    int ice = points[1];
    int powder = points[2];
    int at = from;
    while (at < track.length) {
      switch (track[at]) {
        case 0 -> compact--;
        case 1 -> ice--;
        default -> powder--;
      }
      if (compact < 0 || ice < 0 || powder < 0) {
        return at;
      }
      at++;
    }
    return at;
  }
}
