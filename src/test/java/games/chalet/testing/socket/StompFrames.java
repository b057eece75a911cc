package games.chalet.testing.socket;

/** The frames that a client sends. */
public final class StompFrames {

  private StompFrames() {}

  /** Of a guest, who sends no heart-beats. */
  public static String connect(String csrfToken) {
    return connect("0,0", "X-XSRF-TOKEN:" + csrfToken);
  }

  /**
   * As wished.
   *
   * @param heartbeat what is offered and wanted, in milliseconds
   * @param credential a header: a guest's CSRF token or a program's passcode
   */
  public static String connect(String heartbeat, String credential) {
    return "CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:"
        + heartbeat
        + "\n"
        + credential
        + "\n\n\0";
  }

  /** Messages will name {@code id}. */
  public static String subscribe(String id, String destination) {
    return "SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\n\n\0";
  }

  /** The same, to be told changes in place of whole messages. */
  public static String subscribeToChanges(String id, String destination) {
    return "SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\nchanges:true\n\n\0";
  }

  public static String unsubscribe(String id) {
    return "UNSUBSCRIBE\nid:" + id + "\n\n\0";
  }

  /** A body of JSON, or of what is to be taken for it. */
  public static String send(String destination, String json) {
    return "SEND\ndestination:" + destination + "\ncontent-type:application/json\n\n" + json + "\0";
  }
}
