package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import games.chalet.web.ServerReason;
import games.chalet.web.logs.DatabaseOutage;
import java.util.Set;
import org.springframework.http.HttpStatusCode;

/** The reasons for which any endpoint may refuse. */
public enum CommonRefusal implements ServerReason {
  TOO_FAST(429, "too-fast", "Too many requests. Please wait a moment and try again."),
  TOO_FAST_TOGETHER(
      429, "too-fast", "Too many requests from your network. Please wait a moment and try again."),
  TOO_LARGE(413, "too-large", "The request is too large."),
  TOO_SLOW(408, "too-slow", "The request took too long. Please try again."),
  BUSY(503, "busy", "The server is busy. Please try again in a moment."),
  UNSUPPORTED_MEDIA_TYPE(415, "unsupported-media-type", "Send JSON."),
  MALFORMED(400, "malformed", "The request could not be read."),
  INVALID_FIELD(
      400,
      "malformed",
      "The field {field} is not valid ({constraint}).",
      Parameter.text("field"),
      Parameter.text("constraint")),
  FORBIDDEN(403, "forbidden", "You are not allowed to do that."),
  CSRF(403, "csrf", "This page is out of date. Reload it and try again."),
  COOKIE_MISSING(
      403,
      "csrf",
      "The cookie of this site did not come back. Allow cookies for it, then reload the page."),
  FOREIGN_PAGE(403, "foreign-page", "The request came from a page of another site."),
  GUEST_NEEDED(401, "guest-needed", "Choose a name first."),
  NOT_FOUND(404, "not-found", "Not found."),
  SHUTTING_DOWN(503, "shutting-down", "The server is restarting. It will be back in a moment."),
  DATABASE_AWAY(
      503, "unavailable", "The database is not responding. Please try again in a moment."),
  DATABASE_LOST(
      503,
      "database-lost",
      "The server’s database file is missing or damaged. Nothing can be saved until the operator"
          + " restores it."),
  UNEXPECTED(500, "unexpected", "Something went wrong on the server. Nothing was changed."),
  METHOD_NOT_ALLOWED(405, "method-not-allowed", "This method is not allowed here."),
  NOT_ACCEPTABLE(406, "not-acceptable", "Only application/json is available.");

  /**
   * 501 and 505: the method or the version is not known here, though their numbers call it the
   * server's fault.
   */
  private static final Set<Integer> NOT_UNDERSTOOD = Set.of(501, 505);

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  CommonRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("", status, code, sentence, parameters);
  }

  /** Returns the refusal for an outage of the database. */
  public static RefusedException ofOutage(Throwable outage) {
    return (DatabaseOutage.isFileLost(outage) ? DATABASE_LOST : DATABASE_AWAY).of();
  }

  /** Returns the refusal for an error that Spring or Tomcat found. */
  public static RefusedException ofStatus(HttpStatusCode status) {
    return switch (status.value()) {
      case 400 -> MALFORMED.of();
      case 401 -> GUEST_NEEDED.of();
      case 403 -> FORBIDDEN.of();
      case 404 -> NOT_FOUND.of();
      case 405 -> METHOD_NOT_ALLOWED.of();
      case 406 -> NOT_ACCEPTABLE.of();
      case 408 -> TOO_SLOW.of();
      case 413 -> TOO_LARGE.of();
      case 415 -> UNSUPPORTED_MEDIA_TYPE.of();
      case 429 -> TOO_FAST.of();
      case 503 -> SHUTTING_DOWN.of();
      default ->
          status.is4xxClientError() || NOT_UNDERSTOOD.contains(status.value())
              ? MALFORMED.of().with(status.value())
              : UNEXPECTED.of().with(status.value());
    };
  }

  @Override
  public Text text() {
    return text;
  }
}
