package games.chalet.bots;

/** An average. */
final class Mean {

  private int count;
  private double sum;

  void add(double value) {
    count++;
    sum += value;
  }

  int count() {
    return count;
  }

  double value() {
    return count == 0 ? 0 : sum / count;
  }
}
