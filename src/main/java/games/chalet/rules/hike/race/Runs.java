package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** All runs that a husky can make from the present field of its sled. */
final class Runs {

  private static final List<Crossing> EQUIPPED = List.of(Crossing.values());
  private static final List<Crossing> UNEQUIPPED =
      List.of(Crossing.UNEQUIPPED, Crossing.STOP_BEFORE);
  private static final List<Crossing> NOTHING_TO_CROSS = List.of(Crossing.STOP_BEFORE);

  private Runs() {}

  /**
   * Returns true if this husky can be used now: it has a point for the kind of the next field
   * (ruling R22).
   */
  static boolean usable(Musher musher, int place, List<Field> fields) {
    List<Optional<Husky>> sled = musher.sled();
    if (!Sleds.is(sled, place, Condition.READY) || musher.position() == fields.size()) {
      return false;
    }
    Card card = sled.get(place).orElseThrow().card();
    Terrain next = fields.get(musher.position()).terrain();
    return card.points().contains(next) || Sleds.customPoints(sled, place).contains(next);
  }

  static boolean anyUsable(Musher musher, List<Field> fields) {
    return IntStream.range(0, musher.sled().size())
        .anyMatch(place -> usable(musher, place, fields));
  }

  /** Returns the different runs of a husky in a stable order; none if it cannot be used. */
  static List<HuskyRun> of(Musher musher, int place, List<Field> fields, boolean equipped) {
    if (!usable(musher, place, fields)) {
      return List.of();
    }
    List<Terrain> points = musher.sled().get(place).orElseThrow().card().points();
    return of(
        points, Sleds.customPoints(musher.sled(), place), musher.position(), fields, equipped);
  }

  /**
   * Returns the different runs with these points.
   *
   * @param custom the choices for one more point; if there are any, one has to be chosen, and a
   *     choice that changes nothing is not named
   * @param equipped true if there is an equipment card to spend
   */
  static List<HuskyRun> of(
      List<Terrain> points,
      Collection<Terrain> custom,
      int from,
      List<Field> fields,
      boolean equipped) {
    List<HuskyRun> runs = new ArrayList<>();
    for (Crossing crossing : crossings(fields, from, points.size() + 1, equipped)) {
      HuskyRun plain = HuskyRun.along(fields, from, points, Optional.empty(), crossing);
      if (custom.isEmpty()) {
        runs.add(plain);
      }
      for (Terrain extra : custom) {
        HuskyRun run = HuskyRun.along(fields, from, points, Optional.of(extra), crossing);
        boolean same = run.to() == plain.to() && run.crossing().equals(plain.crossing());
        runs.add(same ? plain : run);
      }
    }
    return different(runs, from);
  }

  private static List<Crossing> crossings(
      List<Field> fields, int from, int length, boolean equipped) {
    int end = Math.min(from + length, fields.size());
    for (int at = from; at < end; at++) {
      if (fields.get(at).equipment()) {
        return equipped ? EQUIPPED : UNEQUIPPED;
      }
    }
    return NOTHING_TO_CROSS;
  }

  private static List<HuskyRun> different(List<HuskyRun> runs, int from) {
    runs.sort(HuskyRun.ORDER);
    List<HuskyRun> different = new ArrayList<>();
    for (HuskyRun run : runs) {
      if (run.to() > from && different.stream().noneMatch(run::amountsTo)) {
        different.add(run);
      }
    }
    return different;
  }
}
