package games.chalet.stomp.socket;

import org.jspecify.annotations.Nullable;

/** In which form a subscription wants what is published, by the header {@code changes}. */
enum WantedForm {
  WHOLE,
  CHANGES,
  /** Changes with as few bytes around them as STOMP allows, and acknowledgements within them. */
  BRIEF;

  /** What a header asks for; whole messages if it is missing or says what nobody knows. */
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
