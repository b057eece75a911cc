package games.chalet.stomp.socket;

import org.jspecify.annotations.Nullable;

/** The form in which a subscription wants messages, by the header {@code changes}. */
enum WantedForm {
  WHOLE,
  CHANGES,
  /** Changes with as few bytes around them as STOMP allows. */
  BRIEF;

  /** Returns the form that a header requests; whole messages if it is missing or unknown. */
  static WantedForm of(@Nullable String header) {
    if (header == null) {
      return WHOLE;
    }
    return switch (header) {
      case "true" -> CHANGES;
      case "brief" -> BRIEF;
      default -> WHOLE;
    };
  }
}
