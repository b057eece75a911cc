package games.chalet.table;

import games.chalet.match.MatchEnded;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.PlayerReturned;
import games.chalet.table.model.TableSeat;
import java.time.Clock;
import java.util.List;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Updates a table when its match ends or a player returns to it; reconciles at startup. */
@Component
class MatchListener {

  private final TableQueries queries;
  private final Matches matches;
  private final TableUpdateQueue updates;
  private final Clock clock;

  MatchListener(TableQueries queries, Matches matches, TableUpdateQueue updates, Clock clock) {
    this.queries = queries;
    this.matches = matches;
    this.updates = updates;
    this.clock = clock;
  }

  @EventListener
  void on(MatchEnded ended) {
    tellEnd(ended.match().table(), ended.match().id());
  }

  @EventListener
  void on(PlayerReturned returned) {
    updates.change(returned.match().table(), table -> table.rounds().returned(returned.seat()));
  }

  /** What was missed when the server died between a match and its table. */
  @EventListener(ApplicationReadyEvent.class)
  void makeGood() {
    matches
        .running()
        .forEach(match -> updates.change(match.table(), table -> table.rounds().began(match.id())));
    updates.run(() -> queries.playing().forEach(this::makeGood));
  }

  private void makeGood(TableQueries.Playing table) {
    matches
        .find(table.match())
        .filter(match -> match.status() == MatchStatus.PLAYING)
        .ifPresentOrElse(
            match -> makeGood(match, table.seats()), () -> tellEnd(table.id(), table.match()));
  }

  private void makeGood(MatchSummary match, List<TableSeat> seats) {
    for (MatchSummary.Seated seated : match.seats()) {
      TableSeat seat = seats.get(seated.seat().index());
      if (seated.bot().isPresent()) {
        if (seated.program().isPresent() && !seat.isOfProgram(seated.player())) {
          matches.remove(match.id(), seated.seat());
        }
      } else if (!seat.isOf(seated.player())) {
        matches.remove(match.id(), seated.seat());
      } else if (seat.gone()) {
        matches.leave(match.id(), seated.seat());
      }
    }
  }

  private void tellEnd(String tableId, String matchId) {
    updates.change(
        tableId,
        table -> {
          boolean isNews = table.rounds().ended(matchId);
          if (isNews) {
            table.touched(clock.instant());
          }
          return isNews;
        });
  }
}
