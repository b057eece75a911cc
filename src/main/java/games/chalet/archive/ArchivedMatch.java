package games.chalet.archive;

import games.chalet.engine.Outcome;
import games.chalet.match.MatchSummary;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * What is listed of one finished match, its seats apart: written once.
 *
 * @param endReason the reason of its outcome
 */
record ArchivedMatch(
    String id,
    String table,
    MatchSummary.Rules rules,
    MatchSummary.Cards cards,
    Instant startedAt,
    Instant endedAt,
    String endReason,
    boolean isPublic) {

  /** The match with those who sat in it, in seat order. */
  MatchSummary with(List<ArchivedSeat> seats) {
    List<Outcome.Result> results =
        seats.stream().map(ArchivedSeat::result).filter(Objects::nonNull).toList();
    return new MatchSummary(
        id,
        table,
        rules,
        seats.stream().map(ArchivedSeat::seated).toList(),
        cards,
        MatchSummary.Progress.over(startedAt, endedAt, new Outcome(endReason, results)),
        isPublic);
  }
}
