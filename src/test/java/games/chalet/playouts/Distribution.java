package games.chalet.playouts;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts how many times each number was met. */
final class Distribution {

  private final SortedMap<Integer, Integer> times = new TreeMap<>();
  private int size;
  private long sum;

  void add(int number) {
    times.merge(number, 1, Integer::sum);
    size++;
    sum += number;
  }

  int size() {
    return size;
  }

  double mean() {
    return (double) sum / size;
  }

  /** Returns the smallest number that is not exceeded by this share of the numbers. */
  int quantile(double share) {
    int left = (int) Math.ceil(share * size);
    for (Map.Entry<Integer, Integer> entry : times.entrySet()) {
      left -= entry.getValue();
      if (left <= 0) {
        return entry.getKey();
      }
    }
    throw new IllegalStateException("Expected at least one sample, was none");
  }
}
