package games.chalet.cluster;

/**
 * Handles joining and leaving processes. Calls come one after the other, on the thread that also
 * handles the messages of other processes.
 */
public interface NodeListener {

  /** Handles a new process; messages sent to it now arrive before all later ones. */
  void joined(String node);

  /** Handles the end of a process that is gone for good. */
  void left(String node);

  /**
   * Handles the loss of a message from a process: everything that this process knows from there may
   * be out of date.
   */
  void missed(String node);
}
