package games.chalet.benchmark;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;

/** Four guests who play one match after the other: rematches, or matches that were dealt before. */
final class Race {

  private final PlayedTable table;
  private final Sockets sockets;
  private final Tally tally;
  private final Habits habits;
  private final ExecutorService hosts;
  private final List<Racer> racers = new ArrayList<>();

  /** Matches at other tables of theirs; only on the thread of the sockets. */
  private final Deque<String> dealt = new ArrayDeque<>();

  /**
   * The number of players that have seen the end of this match; only on the thread of the sockets.
   */
  private int arrived;

  /**
   * Everybody sits down and plays.
   *
   * @param habits what everybody does beside that
   * @param hosts who asks for the next match
   */
  Race(
      PlayedTable table,
      Sockets sockets,
      int port,
      Tally tally,
      Habits habits,
      ExecutorService hosts)
      throws IOException {
    this.table = table;
    this.sockets = sockets;
    this.tally = tally;
    this.habits = habits;
    this.hosts = hosts;
    for (int seat = 0; seat < table.guests().size(); seat++) {
      racers.add(
          new Racer(
              sockets,
              table.guests().get(seat),
              port,
              table.match(),
              seat,
              tally,
              habits,
              this::arrived));
    }
  }

  /** Starts matches that are played before the next rematch; returns when they are dealt. */
  void dealAhead(int matches, String game) {
    for (int i = 0; i < matches; i++) {
      String match = PlayedTable.start(table.guests(), game, "OFF").match();
      sockets.execute(() -> dealt.add(match));
    }
  }

  private void arrived() {
    if (++arrived == table.guests().size()) {
      arrived = 0;
      tally.matchOver();
      String ahead = dealt.poll();
      if (ahead != null) {
        play(ahead);
        return;
      }
      try {
        hosts.execute(this::again);
      } catch (RejectedExecutionException e) {
        // The time is up, and nobody waits for another match.
        arrived = Integer.MIN_VALUE;
      }
    }
  }

  private void again() {
    try {
      review();
      table.rematch();
    } catch (RuntimeException e) {
      if (hosts.isShutdown()) {
        return;
      }
      throw e;
    }
    tally.rematch();
    String match = table.match();
    sockets.execute(() -> play(match));
  }

  private void review() {
    if (habits.reviews()) {
      try {
        table.guests().getFirst().write("POST", "/api/matches/" + table.match() + "/review", null);
        tally.review();
      } catch (Browser.TurnedAway e) {
        // So many wait already, and no more are to.
        tally.refused();
      }
    }
  }

  private void play(String match) {
    racers.forEach(racer -> racer.play(match));
  }
}
