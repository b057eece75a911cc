package games.chalet.web;

import org.jspecify.annotations.Nullable;

/**
 * Something asked for was not done, and nothing has changed. Over HTTP it becomes problem+json,
 * over STOMP a {@code refused} reply.
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
   * A refusal.
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

  /** A refusal that rests on no rule of a game. */
  public RefusedException(int status, String code, String sentence) {
    this(status, code, sentence, "");
  }

  /** The same, naming the table where it can be put right. */
  public RefusedException at(String whichTable) {
    return new RefusedException(status, code, sentence(), rule, whichTable, retryAfter);
  }

  /** The same, saying after how many seconds it is worth trying again. */
  public RefusedException after(int seconds) {
    return new RefusedException(status, code, sentence(), rule, table, seconds);
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** For programs. */
  public String code() {
    return code;
  }

  /** For people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** The anchor in the rules page, or empty. */
  public String rule() {
    return rule;
  }

  /** After how many seconds it is worth trying again; 0 where it is not a matter of time. */
  public int retryAfter() {
    return retryAfter == 0 && status == TOO_FAST ? 1 : retryAfter;
  }

  /** The table where it can be put right; null if there is none. */
  public @Nullable String table() {
    return table;
  }
}
