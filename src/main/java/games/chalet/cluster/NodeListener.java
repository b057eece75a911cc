package games.chalet.cluster;

/**
 * Hears who comes and goes. Calls come one after the other, on the thread that also brings the
 * messages of other processes.
 */
public interface NodeListener {

  /** Another process is there; what it is told now it gets before everything that is told later. */
  void joined(String node);

  /** A process is gone for good. */
  void left(String node);

  /**
   * Something that a process had sent did not arrive, and never will: whatever this process knows
   * from there may be out of date.
   */
  void missed(String node);
}
