package games.chalet.benchmark;

import java.util.Arrays;

/** The waiting times for answers of one kind. Not thread-safe. */
final class Waits {

  private int[] micros = new int[1 << 10];
  private int count;

  void add(long nanos) {
    if (count == micros.length) {
      micros = Arrays.copyOf(micros, count * 2);
    }
    micros[count++] = (int) Math.min(nanos / 1000, Integer.MAX_VALUE);
  }

  /** Returns the times added since the last call. */
  Taken take() {
    int[] sorted = Arrays.copyOf(micros, count);
    Arrays.sort(sorted);
    count = 0;
    return new Taken(sorted.length, at(sorted, 0.5), at(sorted, 0.99));
  }

  private static double at(int[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))] / 1000.0;
  }

  /**
   * Some time of waiting.
   *
   * @param count of answers
   */
  record Taken(int count, double medianMillis, double p99Millis) {}
}
