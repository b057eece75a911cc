package games.chalet.web;

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

  /**
   * Creates a refusal.
   *
   * @param status the HTTP status, from 400 on
   * @param code stable, for programs: lower-case words joined by hyphens
   * @param sentence for people, in English
   * @param rule the anchor of the paragraph of the game's rules page on which it rests, or empty
   */
  public RefusedException(int status, String code, String sentence, String rule) {
    this(status, code, sentence, rule, null, 0);
  }

  private RefusedException(
      int status,
      String code,
      String sentence,
      String rule,
      @Nullable String table,
      int retryAfter) {
    super(sentence, null, false, false);
    this.table = table;
    this.retryAfter = retryAfter;
    this.status = status;
    this.code = code;
    this.rule = rule;
  }

  /** Creates a refusal that rests on no rule of a game. */
  public RefusedException(int status, String code, String sentence) {
    this(status, code, sentence, "");
  }

  /** Returns a copy that names the table where it can be put right. */
  public RefusedException at(String whichTable) {
    return new RefusedException(status, code, sentence(), rule, whichTable, retryAfter);
  }

  /** Returns a copy with the number of seconds after which a new try is worthwhile. */
  public RefusedException after(int seconds) {
    return new RefusedException(status, code, sentence(), rule, table, seconds);
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
