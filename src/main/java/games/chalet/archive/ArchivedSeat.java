package games.chalet.archive;

import games.chalet.bots.Level;
import games.chalet.engine.Outcome;
import games.chalet.match.MatchSummary;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who sat where in a finished match and what they got.
 *
 * @param points null, as are place and returns, if the match was not played out
 * @param place 1 for the best
 * @param turns null too in games that do not count turns
 * @param bot how well the bot played that sat there; null for a person
 */
@Embeddable
record ArchivedSeat(
    int seat,
    String player,
    String name,
    @Nullable Integer points,
    @Nullable Integer place,
    @Nullable Double returns,
    @Nullable Integer turns,
    @Enumerated(EnumType.STRING) @Nullable Level bot) {

  static ArchivedSeat of(MatchSummary.Seated seated, String name, Outcome.@Nullable Result result) {
    int seat = seated.seat().index();
    Level bot = seated.bot().orElse(null);
    return result == null
        ? new ArchivedSeat(seat, seated.player(), name, null, null, null, null, bot)
        : new ArchivedSeat(
            seat,
            seated.player(),
            name,
            result.points(),
            result.rank(),
            result.returns(),
            result.turns().orElse(null),
            bot);
  }

  Outcome.@Nullable Result result() {
    return points == null || place == null || returns == null
        ? null
        : new Outcome.Result(points, place, returns, Optional.ofNullable(turns));
  }
}
