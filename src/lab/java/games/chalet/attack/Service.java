package games.chalet.attack;

import games.chalet.outside.Watch;
import java.util.ArrayList;
import java.util.List;

/** The service that players got while it was watched. */
final class Service implements Watch {

  private final List<Long> micros = new ArrayList<>();
  private long begun = System.nanoTime();
  private long last = begun;
  private long longestGap;
  private int refused;
  private int thrownOut;
  private int interrupted;

  /** Forgets all that was. */
  synchronized void begin() {
    micros.clear();
    begun = System.nanoTime();
    last = begun;
    longestGap = 0;
    refused = 0;
    thrownOut = 0;
    interrupted = 0;
  }

  @Override
  public synchronized void acknowledged(long nanos) {
    micros.add(nanos / 1000);
    gap();
  }

  private void gap() {
    long now = System.nanoTime();
    longestGap = Math.max(longestGap, now - last);
    last = now;
  }

  @Override
  public synchronized void refused() {
    refused++;
  }

  @Override
  public synchronized void interrupted() {
    interrupted++;
  }

  @Override
  public synchronized void thrownOut() {
    thrownOut++;
  }

  /**
   * The observations.
   *
   * @param longestGap milliseconds without any act acknowledged, the begin of rematches included
   * @param interrupted requests for tables and rematches that failed
   */
  record Seen(
      double actsPerSecond,
      double p50,
      double p99,
      long longestGap,
      int refused,
      int thrownOut,
      int interrupted) {}

  synchronized Seen seen() {
    gap();
    List<Long> sorted = micros.stream().sorted().toList();
    return new Seen(
        sorted.size() / ((System.nanoTime() - begun) / 1e9),
        at(sorted, 0.5),
        at(sorted, 0.99),
        longestGap / 1_000_000,
        refused,
        thrownOut,
        interrupted);
  }

  private static double at(List<Long> sorted, double share) {
    return sorted.isEmpty() ? Double.NaN : sorted.get((int) (share * (sorted.size() - 1))) / 1000.0;
  }
}
