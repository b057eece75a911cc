package games.chalet.table;

import games.chalet.match.MatchEnded;
import games.chalet.match.MatchStarted;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.PlayerReturned;
import games.chalet.table.model.TableSeat;
import java.util.List;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Keeps the tables true to their matches. */
@Component
class MatchListener {

  private final TableQueries queries;
  private final Matches matches;
  private final TableUpdateQueue updates;
  private final HouseClock clock;

  MatchListener(TableQueries queries, Matches matches, TableUpdateQueue updates, HouseClock clock) {
    this.queries = queries;
    this.matches = matches;
    this.updates = updates;
    this.clock = clock;
  }

  @EventListener
  void on(MatchStarted started) {
    MatchSummary match = started.match();
    updates.tell(match.table(), table -> table.began(match.id()));
  }

  @EventListener
  void on(MatchEnded ended) {
    tellEnd(ended.match().table(), ended.match().id());
  }

  @EventListener
  void on(PlayerReturned returned) {
    updates.tell(returned.match().table(), table -> table.returned(returned.seat()));
  }

  /** What was missed when the server died between a match and its table. */
  @EventListener(ApplicationReadyEvent.class)
  void makeGood() {
    matches.running().forEach(match -> on(new MatchStarted(match)));
    updates.run(() -> queries.playing().forEach(this::makeGood));
  }

  private void makeGood(TableQueries.Playing table) {
    matches
        .find(table.match())
        .filter(match -> match.status() == MatchStatus.PLAYING)
        .ifPresentOrElse(
            match -> makeGood(match, table.chairs()), () -> tellEnd(table.id(), table.match()));
  }

  private void makeGood(MatchSummary match, List<TableSeat> chairs) {
    for (MatchSummary.Seated seated : match.seats()) {
      TableSeat chair = chairs.get(seated.seat().index());
      if (!chair.isOf(seated.player())) {
        matches.remove(match.id(), seated.seat());
      } else if (chair.gone()) {
        matches.leave(match.id(), seated.seat());
      }
    }
  }

  private void tellEnd(String tableId, String matchId) {
    updates.tell(
        tableId,
        table -> {
          boolean isNews = table.ended(matchId);
          if (isNews) {
            table.touched(clock.now());
          }
          return isNews;
        });
  }
}
