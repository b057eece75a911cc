package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One run of a husky.
 *
 * @param extra the custom point with which it runs, if that makes a difference
 * @param crossing the way in which it deals with a field that needs equipment; empty if there is
 *     none
 * @param to the number of the field that it reaches
 * @param lost the number of movement points that are left over
 */
record HuskyRun(Optional<Terrain> extra, Optional<Crossing> crossing, int to, int lost) {

  /** Orders runs without a custom point first, then by snow and by crossing. */
  static final Comparator<HuskyRun> ORDER =
      Comparator.<HuskyRun>comparingInt(run -> run.extra.map(Terrain::ordinal).orElse(-1))
          .thenComparingInt(run -> run.crossing.map(Crossing::ordinal).orElse(-1));

  /** Runs as far as the points match the fields, one after the other (ruling R20). */
  static HuskyRun along(
      List<Field> fields,
      int from,
      List<Terrain> points,
      Optional<Terrain> extra,
      Crossing crossing) {
    List<Terrain> left = new ArrayList<>(points);
    extra.ifPresent(left::add);
    boolean crossed = false;
    boolean going = true;
    int at = from;
    while (going && at < fields.size() && left.contains(fields.get(at).terrain())) {
      Field next = fields.get(at);
      crossed |= next.equipment();
      going = !next.equipment() || crossing == Crossing.SPEND;
      if (going || crossing == Crossing.UNEQUIPPED) {
        left.remove(next.terrain());
        at++;
      }
    }
    return new HuskyRun(extra, crossed ? Optional.of(crossing) : Optional.empty(), at, left.size());
  }

  boolean is(Crossing other) {
    return crossing.filter(other::equals).isPresent();
  }

  /** Returns true if both lead to the same field at the same price. */
  boolean amountsTo(HuskyRun other) {
    return to == other.to
        && is(Crossing.SPEND) == other.is(Crossing.SPEND)
        && is(Crossing.UNEQUIPPED) == other.is(Crossing.UNEQUIPPED);
  }
}
