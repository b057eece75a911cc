package games.chalet.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request was not carried out, and nothing has changed. Over HTTP it becomes problem+json, over
 * STOMP a {@code refused} reply.
 */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final int TOO_FAST = 429;

  private final int status;
  private final String code;
  private final String rule;
  private final @Nullable String table;
  private final int retryAfter;
  private final String reason;
  private final Map<String, Object> parameters;

  /**
   * Creates a refusal. The server's own are made by {@link ServerReason}.
   *
   * @param status the HTTP status, from 400 on
   * @param code stable, for programs: lower-case words joined by hyphens
   * @param sentence for people, in English
   * @param rule the anchor of the paragraph of the game's rules page on which it rests, or empty
   * @param reason stable and unique, for pages that word refusals themselves
   * @param parameters the values in the sentence by their names: numbers and codes, never words
   */
  public RefusedException(
      int status,
      String code,
      String sentence,
      String rule,
      String reason,
      Map<String, Object> parameters) {
    this(status, code, sentence, rule, reason, parameters, null, 0);
  }

  private RefusedException(
      int status,
      String code,
      String sentence,
      String rule,
      String reason,
      Map<String, Object> parameters,
      @Nullable String table,
      int retryAfter) {
    super(sentence, null, false, false);
    this.reason = reason;
    this.parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    this.table = table;
    this.retryAfter = retryAfter;
    this.status = status;
    this.code = code;
    this.rule = rule;
  }

  /** Returns a copy that names the table where it can be put right. */
  public RefusedException at(String whichTable) {
    return new RefusedException(
        status, code, sentence(), rule, reason, parameters, whichTable, retryAfter);
  }

  /** Returns a copy with the number of seconds after which a new try is worthwhile. */
  public RefusedException after(int seconds) {
    return new RefusedException(status, code, sentence(), rule, reason, parameters, table, seconds);
  }

  /** Returns a copy with a more detailed sentence for the authors of clients. */
  public RefusedException saying(String sentence) {
    return new RefusedException(
        status, code, sentence, rule, reason, parameters, table, retryAfter);
  }

  /** Returns a copy with another HTTP status. */
  public RefusedException with(int otherStatus) {
    return new RefusedException(
        otherStatus, code, sentence(), rule, reason, parameters, table, retryAfter);
  }

  /** Returns the HTTP status. */
  public int status() {
    return status;
  }

  /** Returns the code, for programs. */
  public String code() {
    return code;
  }

  /** Returns the sentence, for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** Returns the reason, unique among all refusals, for pages. */
  public String reason() {
    return reason;
  }

  /** Returns the values in the sentence by their names: numbers and codes. */
  public Map<String, Object> parameters() {
    return parameters;
  }

  /** Returns the anchor in the rules page, or empty. */
  public String rule() {
    return rule;
  }

  /** Returns the seconds after which a new try is worthwhile; 0 if it does not depend on time. */
  public int retryAfter() {
    return retryAfter == 0 && status == TOO_FAST ? 1 : retryAfter;
  }

  /** Returns the table where it can be put right; null if there is none. */
  public @Nullable String table() {
    return table;
  }
}
