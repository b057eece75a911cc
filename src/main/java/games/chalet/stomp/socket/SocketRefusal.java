package games.chalet.stomp.socket;

import games.chalet.web.ServerReason;

/** The reasons for which a socket refuses frames. */
enum SocketRefusal implements ServerReason {
  MISSING_HEADER(
      400,
      "malformed",
      "{command} needs the header {header}.",
      Parameter.text("command"),
      Parameter.text("header")),
  NO_ACKNOWLEDGING(
      400, "not-supported", "Messages are not acknowledged here; ack:auto is the only mode."),
  NO_TRANSACTIONS(400, "not-supported", "Transactions are not supported."),
  TOO_MANY_SUBSCRIPTIONS(429, "too-many", "Too many subscriptions on this connection."),
  UNKNOWN_VERSION(
      400, "malformed", "Supported versions of STOMP are {versions}.", Parameter.text("versions"));

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  SocketRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("socket", status, code, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }
}
