package games.chalet.archive;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Maps match summaries to rows and back. */
@Component
class ArchivedMatchMapper {

  private final Json json;

  ArchivedMatchMapper(Json json) {
    this.json = json;
  }

  /**
   * @param name under which name a seat is kept
   */
  ArchivedMatch toRow(MatchSummary match, Function<MatchSummary.Seated, String> name) {
    Outcome outcome = Objects.requireNonNull(match.outcome(), "A finished match has an outcome");
    ArchivedMatch row = new ArchivedMatch();
    row.id = match.id();
    row.tableId = match.table();
    row.game = match.game();
    row.rulesVersion = match.rulesVersion();
    row.options = json.text(match.options());
    row.seed = Objects.requireNonNull(match.seed(), "A finished match shows its seed");
    row.seedHash = match.seedHash();
    row.startedAt = match.startedAt().truncatedTo(ChronoUnit.MILLIS);
    row.endedAt = Objects.requireNonNull(match.endedAt()).truncatedTo(ChronoUnit.MILLIS);
    row.endReason = outcome.reason();
    row.isPublic = match.isPublic();
    for (MatchSummary.Seated seated : match.seats()) {
      row.seats.add(ArchivedSeat.of(seated, name.apply(seated), result(outcome, seated.seat())));
    }
    return row;
  }

  MatchSummary fromRow(ArchivedMatch row) {
    return new MatchSummary(
        row.id,
        row.tableId,
        new MatchSummary.Rules(row.game, row.rulesVersion, json.read(row.options, JsonNode.class)),
        row.seats.stream().map(ArchivedMatchMapper::seated).toList(),
        new MatchSummary.Cards(row.seedHash, row.seed),
        MatchSummary.Progress.over(row.startedAt, row.endedAt, outcome(row)),
        row.isPublic);
  }

  private static MatchSummary.Seated seated(ArchivedSeat seat) {
    return new MatchSummary.Seated(
        new Seat(seat.seat()), seat.player(), seat.name(), Optional.ofNullable(seat.bot()));
  }

  private static Outcome outcome(ArchivedMatch row) {
    List<Outcome.Result> results =
        row.seats.stream().map(ArchivedSeat::result).filter(Objects::nonNull).toList();
    return new Outcome(row.endReason, results);
  }

  /** Null if the match was not played out. */
  private static Outcome.@Nullable Result result(Outcome outcome, Seat seat) {
    return outcome.results().isEmpty() ? null : outcome.results().get(seat.index());
  }
}
