package games.chalet.archive;

import games.chalet.engine.Outcome;
import jakarta.persistence.Embeddable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who sat where in a finished match and what they got.
 *
 * @param points null, as are place and returns, if the match was not played out
 * @param place 1 for the best
 * @param turns null too in games that do not count turns
 */
@Embeddable
record ArchivedSeat(
    int seat,
    String player,
    String name,
    @Nullable Integer points,
    @Nullable Integer place,
    @Nullable Double returns,
    @Nullable Integer turns) {

  static ArchivedSeat of(int seat, String player, String name, Outcome.@Nullable Result result) {
    return result == null
        ? new ArchivedSeat(seat, player, name, null, null, null, null)
        : new ArchivedSeat(
            seat,
            player,
            name,
            result.points(),
            result.rank(),
            result.returns(),
            result.turns().orElse(null));
  }

  Outcome.@Nullable Result result() {
    return points == null || place == null || returns == null
        ? null
        : new Outcome.Result(points, place, returns, Optional.ofNullable(turns));
  }
}
