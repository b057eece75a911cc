package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import java.util.Set;
import org.springframework.http.HttpStatusCode;

/** Errors that any endpoint may return: status, code, sentence. */
public final class CommonRefusals {

  /**
   * 501 and 505: the method or the version is not known here, though their numbers call it the
   * server's fault.
   */
  private static final Set<Integer> NOT_UNDERSTOOD = Set.of(501, 505);

  public static RefusedException tooFast() {
    return new RefusedException(
        429, "too-fast", "Too many requests. Please wait a moment and try again.");
  }

  public static RefusedException tooFastTogether() {
    return new RefusedException(
        429,
        "too-fast",
        "Too many requests from your network. Please wait a moment and try again.");
  }

  public static RefusedException tooLarge() {
    return new RefusedException(413, "too-large", "The request is too large.");
  }

  public static RefusedException tooSlow() {
    return new RefusedException(408, "too-slow", "The request took too long. Please try again.");
  }

  public static RefusedException busy() {
    return new RefusedException(503, "busy", "The server is busy. Please try again in a moment.");
  }

  public static RefusedException unsupportedMediaType() {
    return new RefusedException(415, "unsupported-media-type", "Send JSON.");
  }

  public static RefusedException malformed() {
    return new RefusedException(400, "malformed", "The request could not be read.");
  }

  public static RefusedException forbidden() {
    return new RefusedException(403, "forbidden", "You are not allowed to do that.");
  }

  public static RefusedException csrf() {
    return new RefusedException(403, "csrf", "This page is out of date. Reload it and try again.");
  }

  public static RefusedException foreignPage() {
    return new RefusedException(
        403, "foreign-page", "The request came from a page of another site.");
  }

  public static RefusedException guestNeeded() {
    return new RefusedException(401, "guest-needed", "Choose a name first.");
  }

  public static RefusedException notFound() {
    return new RefusedException(404, "not-found", "Not found.");
  }

  public static RefusedException shuttingDown() {
    return new RefusedException(
        503, "shutting-down", "The server is restarting. It will be back in a moment.");
  }

  public static RefusedException unexpected() {
    return new RefusedException(
        500, "unexpected", "Something went wrong on the server. Nothing was changed.");
  }

  private CommonRefusals() {}

  /** Returns the refusal for an error that Spring or Tomcat found. */
  public static RefusedException ofStatus(HttpStatusCode status) {
    return switch (status.value()) {
      case 400 -> malformed();
      case 401 -> guestNeeded();
      case 403 -> forbidden();
      case 404 -> notFound();
      case 405 ->
          new RefusedException(405, "method-not-allowed", "This method is not allowed here.");
      case 406 ->
          new RefusedException(406, "not-acceptable", "Only application/json is available.");
      case 408 -> tooSlow();
      case 413 -> tooLarge();
      case 415 -> unsupportedMediaType();
      case 429 -> tooFast();
      case 503 -> shuttingDown();
      default ->
          status.is4xxClientError() || NOT_UNDERSTOOD.contains(status.value())
              ? new RefusedException(status.value(), "malformed", malformed().sentence())
              : new RefusedException(status.value(), unexpected().code(), unexpected().sentence());
    };
  }
}
