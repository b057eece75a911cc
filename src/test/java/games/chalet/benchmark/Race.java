package games.chalet.benchmark;

import games.chalet.outside.PlayedTable;
import games.chalet.outside.Sockets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;

/** One table at which one match follows the other. */
final class Race {

  private final PlayedTable table;
  private final Sockets sockets;
  private final int port;
  private final Tally tally;
  private final ExecutorService hosts;
  private final List<Racer> racers = new ArrayList<>();

  Race(PlayedTable table, Sockets sockets, int port, Tally tally, ExecutorService hosts) {
    this.table = table;
    this.sockets = sockets;
    this.port = port;
    this.tally = tally;
    this.hosts = hosts;
  }

  /** Everybody sits down to the table's present match. */
  synchronized void start() {
    AtomicBoolean isOver = new AtomicBoolean();
    for (int seat = 0; seat < table.guests().size(); seat++) {
      try {
        racers.add(
            new Racer(
                sockets,
                table.guests().get(seat),
                port,
                table.match(),
                seat,
                tally,
                () -> over(isOver)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void over(AtomicBoolean isOver) {
    if (isOver.compareAndSet(false, true)) {
      try {
        hosts.execute(this::again);
      } catch (RejectedExecutionException e) {
        // The time is up.
        isOver.set(true);
      }
    }
  }

  private synchronized void again() {
    racers.forEach(Racer::close);
    racers.clear();
    try {
      table.rematch();
      start();
    } catch (RuntimeException e) {
      if (!hosts.isShutdown()) {
        throw e;
      }
    }
  }
}
