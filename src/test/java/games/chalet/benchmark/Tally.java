package games.chalet.benchmark;

import java.util.Arrays;

/** What came while it was counted. Written by one thread, read by another when that one is told. */
final class Tally {

  private int[] micros = new int[1 << 16];
  private int actions;
  private long frames;
  private long bytes;
  private long refusals;
  private int matches;
  private int rematches;

  synchronized void acknowledged(long nanos) {
    if (actions == micros.length) {
      micros = Arrays.copyOf(micros, actions * 2);
    }
    micros[actions++] = (int) Math.min(nanos / 1000, Integer.MAX_VALUE);
  }

  synchronized void message(int size, boolean isFrame) {
    bytes += size;
    frames += isFrame ? 1 : 0;
  }

  synchronized void refused() {
    refusals++;
  }

  synchronized void matchOver() {
    matches++;
  }

  synchronized void rematch() {
    rematches++;
  }

  /** What was counted since the last call. */
  synchronized Count take() {
    int[] sorted = Arrays.copyOf(micros, actions);
    Arrays.sort(sorted);
    Count count =
        new Count(
            actions,
            frames,
            bytes,
            refusals,
            matches,
            rematches,
            at(sorted, 0.5),
            at(sorted, 0.99));
    actions = 0;
    frames = 0;
    bytes = 0;
    refusals = 0;
    matches = 0;
    rematches = 0;
    return count;
  }

  private static int at(int[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))];
  }

  /**
   * Some time of play.
   *
   * @param actions acknowledged
   * @param frames received by all seats together
   * @param bytes of JSON in frames and replies
   * @param matches that ended
   * @param rematches that were asked for over HTTP and began
   * @param medianMicros from sending an action to its acknowledgement
   */
  record Count(
      int actions,
      long frames,
      long bytes,
      long refusals,
      int matches,
      int rematches,
      int medianMicros,
      int p99Micros) {}
}
