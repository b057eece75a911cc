package games.chalet.stomp.cluster;

/** Which topics are worth telling apart. */
final class Topics {

  private static final String MATCHES = "/topic/match.";

  private Topics() {}

  /**
   * Whether only those processes are told who listen: so it is with matches, which publish often
   * and to few. What is published on any other topic goes to all processes.
   */
  static boolean areToldApart(String destination) {
    return destination.startsWith(MATCHES);
  }
}
