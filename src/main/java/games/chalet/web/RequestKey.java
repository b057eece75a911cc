package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The key of a request that its sender may repeat, because the answer was lost: the second has the
 * effect and the answer of the first.
 */
public final class RequestKey {

  private static final String HEADER = "Idempotency-Key";

  /** As long as an id, so that no one can guess another's. */
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9]{" + Ids.LENGTH + ",64}");

  private RequestKey() {}

  /** Returns the key of a request; empty if it has none, or one of another form. */
  public static Optional<String> of(HttpServletRequest request) {
    return Optional.ofNullable(request.getHeader(HEADER)).filter(FORM.asMatchPredicate());
  }
}
