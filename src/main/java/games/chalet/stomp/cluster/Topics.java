package games.chalet.stomp.cluster;

/** The topics for which processes tell each other their subscriptions. */
final class Topics {

  private static final String MATCHES = "/topic/match.";

  private Topics() {}

  /**
   * Returns true if only processes with subscribers get the messages: so it is with matches, which
   * publish often and to few. Messages on any other topic go to all processes.
   */
  static boolean areToldApart(String destination) {
    return destination.startsWith(MATCHES);
  }
}
