package games.chalet.table;

import games.chalet.match.MatchEnded;
import games.chalet.match.MatchStarted;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.PlayerReturned;
import java.util.List;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Keeps the tables true to their matches. */
@Component
class MatchNews {

  private final TableReading reading;
  private final Matches matches;
  private final TableNews news;
  private final HouseClock clock;

  MatchNews(TableReading reading, Matches matches, TableNews news, HouseClock clock) {
    this.reading = reading;
    this.matches = matches;
    this.news = news;
    this.clock = clock;
  }

  @EventListener
  void on(MatchStarted started) {
    MatchSummary match = started.match();
    news.tell(match.table(), table -> table.began(match.id()));
  }

  @EventListener
  void on(MatchEnded ended) {
    tellEnd(ended.match().table(), ended.match().id());
  }

  @EventListener
  void on(PlayerReturned returned) {
    news.tell(returned.match().table(), table -> table.returned(returned.seat()));
  }

  /** What was missed when the server died between a match and its table. */
  @EventListener(ApplicationReadyEvent.class)
  void makeGood() {
    matches.running().forEach(match -> on(new MatchStarted(match)));
    news.run(() -> reading.playing().forEach(this::makeGood));
  }

  private void makeGood(TableReading.Playing table) {
    matches
        .find(table.match())
        .filter(match -> match.status() == MatchStatus.PLAYING)
        .ifPresentOrElse(
            match -> makeGood(match, table.chairs()), () -> tellEnd(table.id(), table.match()));
  }

  private void makeGood(MatchSummary match, List<Chair> chairs) {
    for (MatchSummary.Seated seated : match.seats()) {
      Chair chair = chairs.get(seated.seat().index());
      if (!chair.isOf(seated.player())) {
        matches.remove(match.id(), seated.seat());
      } else if (chair.gone()) {
        matches.leave(match.id(), seated.seat());
      }
    }
  }

  private void tellEnd(String tableId, String matchId) {
    news.tell(
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
