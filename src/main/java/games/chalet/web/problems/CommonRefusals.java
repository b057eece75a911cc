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
    return CommonRefusal.TOO_FAST.of();
  }

  public static RefusedException tooFastTogether() {
    return CommonRefusal.TOO_FAST_TOGETHER.of();
  }

  public static RefusedException tooLarge() {
    return CommonRefusal.TOO_LARGE.of();
  }

  public static RefusedException tooSlow() {
    return CommonRefusal.TOO_SLOW.of();
  }

  public static RefusedException busy() {
    return CommonRefusal.BUSY.of();
  }

  public static RefusedException unsupportedMediaType() {
    return CommonRefusal.UNSUPPORTED_MEDIA_TYPE.of();
  }

  public static RefusedException malformed() {
    return CommonRefusal.MALFORMED.of();
  }

  public static RefusedException forbidden() {
    return CommonRefusal.FORBIDDEN.of();
  }

  public static RefusedException csrf() {
    return CommonRefusal.CSRF.of();
  }

  public static RefusedException foreignPage() {
    return CommonRefusal.FOREIGN_PAGE.of();
  }

  public static RefusedException guestNeeded() {
    return CommonRefusal.GUEST_NEEDED.of();
  }

  public static RefusedException notFound() {
    return CommonRefusal.NOT_FOUND.of();
  }

  public static RefusedException shuttingDown() {
    return CommonRefusal.SHUTTING_DOWN.of();
  }

  public static RefusedException unexpected() {
    return CommonRefusal.UNEXPECTED.of();
  }

  private CommonRefusals() {}

  /** Returns the refusal for an error that Spring or Tomcat found. */
  public static RefusedException ofStatus(HttpStatusCode status) {
    return switch (status.value()) {
      case 400 -> malformed();
      case 401 -> guestNeeded();
      case 403 -> forbidden();
      case 404 -> notFound();
      case 405 -> CommonRefusal.METHOD_NOT_ALLOWED.of();
      case 406 -> CommonRefusal.NOT_ACCEPTABLE.of();
      case 408 -> tooSlow();
      case 413 -> tooLarge();
      case 415 -> unsupportedMediaType();
      case 429 -> tooFast();
      case 503 -> shuttingDown();
      default ->
          status.is4xxClientError() || NOT_UNDERSTOOD.contains(status.value())
              ? malformed().with(status.value())
              : unexpected().with(status.value());
    };
  }
}
