package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.state.Racer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The timeout actions of a racer (ruling R33): runs as far as its huskies can, and uses a care card
 * if that gains enough or has to be.
 */
public final class RaceTimeouts {

  private static final int SINGLE_GAIN = 2;
  private static final int DOUBLE_GAIN = 3;

  private RaceTimeouts() {}

  public static RaceAction of(Racer racer, List<Field> fields) {
    if (racer.underway().task() == Task.REST) {
      return resting(racer, fields);
    }
    return RouteSearch.best(racer, fields)
        .first()
        .<RaceAction>map(use -> use)
        .or(() -> caring(racer, fields))
        .orElseGet(EndDay::new);
  }

  /** Rests the husky that is least useful on the way ahead, then the one with the fewest points. */
  private static RaceAction resting(Racer racer, List<Field> fields) {
    List<Optional<Husky>> sled = racer.musher().sled();
    Comparator<Integer> missed =
        Comparator.<Integer>comparingInt(place -> -scoreWithout(racer, place, fields))
            .thenComparingInt(place -> sled.get(place).orElseThrow().card().points().size())
            .thenComparingInt(place -> place);
    return new Rest(Rests.candidates(sled).stream().min(missed).orElseThrow());
  }

  private static int scoreWithout(Racer racer, int place, List<Field> fields) {
    Racer without = Rests.rest(racer, place);
    if (without.underway().task() != Task.REST) {
      return RouteSearch.best(without, fields).score();
    }
    return Rests.candidates(without.musher().sled()).stream()
        .mapToInt(other -> scoreWithout(without, other, fields))
        .max()
        .orElseThrow();
  }

  private static Optional<RaceAction> caring(Racer racer, List<Field> fields) {
    boolean due = racer.musher().due().isPresent();
    return Travel.cares(racer, fields).stream()
        .filter(care -> due || gain(racer, care, fields) >= worthwhile(care))
        .max(Comparator.comparingInt(care -> gain(racer, care, fields)));
  }

  private static int gain(Racer racer, RaceAction care, List<Field> fields) {
    return RouteSearch.best(Travel.apply(racer, care, fields), fields).to()
        - racer.musher().position();
  }

  private static int worthwhile(RaceAction care) {
    return care instanceof CareForColumn ? DOUBLE_GAIN : SINGLE_GAIN;
  }
}
