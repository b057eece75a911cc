package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.state.Traveller;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What the table does for a racer who does nothing (ruling R33): goes as far as its huskies can,
 * and uses a care card where that gains enough or has to be.
 */
public final class RaceTimeouts {

  private static final int SINGLE_GAIN = 2;
  private static final int DOUBLE_GAIN = 3;

  private RaceTimeouts() {}

  public static RaceAction of(Traveller traveller, List<Field> fields) {
    if (traveller.underway().task() == Task.REST) {
      return resting(traveller, fields);
    }
    return Reach.best(traveller, fields)
        .first()
        .<RaceAction>map(use -> use)
        .or(() -> caring(traveller, fields))
        .orElseGet(EndDay::new);
  }

  /** The husky that is missed the least on the way ahead, then the one with the fewest points. */
  private static RaceAction resting(Traveller traveller, List<Field> fields) {
    List<Optional<Husky>> sled = traveller.musher().sled();
    Comparator<Integer> missed =
        Comparator.<Integer>comparingInt(place -> -scoreWithout(traveller, place, fields))
            .thenComparingInt(place -> sled.get(place).orElseThrow().card().points().size())
            .thenComparingInt(place -> place);
    return new Rest(Rests.candidates(sled).stream().min(missed).orElseThrow());
  }

  private static int scoreWithout(Traveller traveller, int place, List<Field> fields) {
    Traveller without = Rests.rest(traveller, place);
    if (without.underway().task() != Task.REST) {
      return Reach.best(without, fields).score();
    }
    return Rests.candidates(without.musher().sled()).stream()
        .mapToInt(other -> scoreWithout(without, other, fields))
        .max()
        .orElseThrow();
  }

  private static Optional<RaceAction> caring(Traveller traveller, List<Field> fields) {
    boolean due = traveller.musher().due().isPresent();
    return Travel.cares(traveller, fields).stream()
        .filter(care -> due || gain(traveller, care, fields) >= worthwhile(care))
        .max(Comparator.comparingInt(care -> gain(traveller, care, fields)));
  }

  private static int gain(Traveller traveller, RaceAction care, List<Field> fields) {
    return Reach.best(Travel.apply(traveller, care, fields), fields).to()
        - traveller.musher().position();
  }

  private static int worthwhile(RaceAction care) {
    return care instanceof CareForColumn ? DOUBLE_GAIN : SINGLE_GAIN;
  }
}
