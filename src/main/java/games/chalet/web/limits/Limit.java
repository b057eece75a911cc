package games.chalet.web.limits;

import java.util.Locale;

/** The limits that refuse requests and messages, or close sockets and connections. */
public enum Limit {
  READS_PER_ADDRESS,
  FILES_PER_ADDRESS,
  WRITES,
  WRITES_PER_ADDRESS,
  GUESTS_PER_ADDRESS,
  TABLES_PER_ADDRESS,
  MATCHES_PER_ADDRESS,
  HOST_REQUESTS_PER_ADDRESS,
  PROGRAM_READS,
  PROGRAM_SENDS,
  SENDS,
  SENDS_PER_ADDRESS,
  /** Ten times {@link #SENDS} or {@link #SENDS_PER_ADDRESS}, which closes the socket. */
  FLOOD("CHALET_LIMITS_SENDS"),
  SOCKETS_PER_PLAYER,
  SOCKETS_PER_PROGRAM,
  SOCKETS_PER_ADDRESS,
  SUBSCRIPTIONS,
  STOMP_FRAME,
  STOMP_BODY,
  HTTP_BODY,
  BODY_WITHIN("CHALET_LIMITS_HTTP_BODYWITHIN"),
  REQUESTS("CHALET_LIMITS_HTTP_REQUESTS"),
  REQUESTS_PER_ADDRESS("CHALET_LIMITS_HTTP_REQUESTSPERADDRESS"),
  CONNECTIONS_PER_ADDRESS("CHALET_LIMITS_HTTP_CONNECTIONSPERADDRESS"),
  /** When connections run short, one without a whole request gives way. */
  CONNECTIONS("SERVER_TOMCAT_MAXCONNECTIONS"),
  TABLE_KEY("CHALET_TABLE_KEY"),
  HINTS("CHALET_HINTS_PERMINUTE");

  private final String setting;

  Limit() {
    this.setting = "CHALET_LIMITS_" + name().replace("_", "");
  }

  Limit(String setting) {
    this.setting = setting;
  }

  /** Returns the name in metrics and in the log. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the environment variable that sets it; of a rate, what its two variables begin with.
   */
  public String setting() {
    return setting;
  }
}
