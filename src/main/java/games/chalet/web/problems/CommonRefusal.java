package games.chalet.web.problems;

import games.chalet.web.ServerReason;
import java.util.List;

/** The reasons for which any endpoint may refuse. */
enum CommonRefusal implements ServerReason {
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
  FOREIGN_PAGE(403, "foreign-page", "The request came from a page of another site."),
  GUEST_NEEDED(401, "guest-needed", "Choose a name first."),
  NOT_FOUND(404, "not-found", "Not found."),
  SHUTTING_DOWN(503, "shutting-down", "The server is restarting. It will be back in a moment."),
  UNEXPECTED(500, "unexpected", "Something went wrong on the server. Nothing was changed."),
  METHOD_NOT_ALLOWED(405, "method-not-allowed", "This method is not allowed here."),
  NOT_ACCEPTABLE(406, "not-acceptable", "Only application/json is available.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  CommonRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text(status, code, sentence, List.of(parameters));
  }

  @Override
  public String area() {
    return "";
  }

  @Override
  public Text text() {
    return text;
  }
}
