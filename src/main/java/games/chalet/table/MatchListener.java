package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchEvent.PlayerReturned;
import games.chalet.match.MatchEvent.SeatPassed;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.stomp.Connections;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableSeat;
import games.chalet.table.persistence.Tables;
import games.chalet.web.limits.Party;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Updates a table when its match ends or a player returns to it; reconciles at startup. */
@Component
class MatchListener {

  private final Tables tables;
  private final Matches matches;
  private final TableUpdateQueue updates;
  private final Connections connections;
  private final Clock clock;

  MatchListener(
      Tables tables,
      Matches matches,
      TableUpdateQueue updates,
      Connections connections,
      Clock clock) {
    this.tables = tables;
    this.matches = matches;
    this.updates = updates;
    this.connections = connections;
    this.clock = clock;
  }

  @EventListener
  void on(MatchEnded ended) {
    tellEnd(ended.match());
  }

  @EventListener
  void on(PlayerReturned returned) {
    updates.change(
        causes(returned.match()),
        returned.match().table(),
        table -> table.rounds().returned(returned.seat()));
  }

  @EventListener
  void on(SeatPassed passed) {
    follow(passed.match(), passed.seat());
  }

  /**
   * Gives the chair to the person who has the seat in the running match by then: it may have passed
   * again since.
   */
  private void follow(MatchSummary match, Seat seat) {
    updates.change(
        causes(match),
        match.table(),
        table ->
            table.isPlaying(match.id())
                && matches
                    .find(match.id())
                    .map(now -> now.seats().get(seat.index()))
                    .filter(now -> now.bot().isEmpty())
                    .filter(now -> table.claims().passed(seat.index(), now.player()))
                    .isPresent());
  }

  /** Catches up on changes that were missed when the server died between a match and its table. */
  @EventListener(ApplicationReadyEvent.class)
  void makeGood() {
    makeGoodSince(Instant.MIN);
  }

  /**
   * Catches up, for seats only at tables that a person has used since a moment. Returns before it
   * is done.
   */
  void makeGoodSince(Instant moment) {
    Map<String, String> known =
        tables.playing().stream().collect(Collectors.toMap(Table::id, MatchListener::matchAt));
    matches.running().stream()
        .filter(match -> !match.id().equals(known.get(match.table())))
        .forEach(this::tellBeginning);
    updates.run(
        () ->
            tables.playing().stream()
                .filter(table -> !table.isUntouchedSince(moment))
                .forEach(this::makeGood));
  }

  /** Records the beginning, unless the match has ended since and another begun. */
  private void tellBeginning(MatchSummary match) {
    updates.change(
        match.table(), table -> isRunning(match.id()) && table.rounds().began(match.id()));
  }

  private boolean isRunning(String match) {
    return matches.find(match).filter(it -> it.status() == MatchStatus.PLAYING).isPresent();
  }

  private static String matchAt(Table playing) {
    return playing.match().orElseThrow();
  }

  private void makeGood(Table table) {
    matches
        .find(matchAt(table))
        .filter(match -> match.status() == MatchStatus.PLAYING)
        .ifPresentOrElse(
            match -> makeGood(match, table),
            () -> updates.end(table.id(), matchAt(table), clock.instant()));
  }

  private void makeGood(MatchSummary match, Table table) {
    for (MatchSummary.Seated seated : match.seats()) {
      TableSeat seat = table.people().seats().get(seated.seat().index());
      if (seated.bot().isPresent()) {
        if (seated.program().isPresent() && !seat.isOfProgram(seated.player())) {
          matches.remove(match.id(), seated.seat());
        }
      } else if (table.people().barred().contains(seated.player())) {
        matches.remove(match.id(), seated.seat());
      } else if (isSeatOfAnother(seat, seated.player())) {
        follow(match, seated.seat());
      } else if (seat.left() || !seat.isOf(seated.player())) {
        matches.leave(match.id(), seated.seat());
      }
    }
  }

  /** Returns true if the chair has not followed yet: nobody else sits down while a match runs. */
  private static boolean isSeatOfAnother(TableSeat seat, String player) {
    return seat.hasBot() || (seat.player() != null && !seat.isOf(player));
  }

  void tellEnd(MatchSummary ended) {
    updates.end(causes(ended), ended.table(), ended.id(), clock.instant());
  }

  /** Returns those who may bear the cost of what a match causes at its table: its players. */
  private List<Party> causes(MatchSummary match) {
    return match.seats().stream()
        .filter(seated -> seated.bot().isEmpty())
        .map(seated -> connections.partyOf(seated.player()))
        .toList();
  }
}
