package games.chalet.benchmark;

/** Counts of arrivals. Written by one thread, read by another after that thread was told. */
final class Tally {

  private final Waits acts = new Waits();
  private final Waits hints = new Waits();
  private long positions;
  private long bytes;
  private long refusals;
  private int matches;
  private int rematches;
  private int reviews;

  synchronized void acknowledged(long nanos) {
    acts.add(nanos);
  }

  synchronized void hinted(long nanos) {
    hints.add(nanos);
  }

  synchronized void message(int size, boolean isPosition) {
    bytes += size;
    positions += isPosition ? 1 : 0;
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

  synchronized void review() {
    reviews++;
  }

  /** Returns the counts since the last call. */
  synchronized Count take() {
    Count count =
        new Count(
            acts.take(), hints.take(), positions, bytes, refusals, matches, rematches, reviews);
    positions = 0;
    bytes = 0;
    refusals = 0;
    matches = 0;
    rematches = 0;
    reviews = 0;
    return count;
  }

  /**
   * Some time of play.
   *
   * @param acts from sending an action to its acknowledgement
   * @param hints from asking for one until it is there
   * @param positions received by all seats together
   * @param bytes of JSON in positions and replies
   * @param refusals of actions and of hints
   * @param matches that ended
   * @param rematches that were asked for over HTTP and began
   * @param reviews that the server has taken up
   */
  record Count(
      Waits.Taken acts,
      Waits.Taken hints,
      long positions,
      long bytes,
      long refusals,
      int matches,
      int rematches,
      int reviews) {}
}
