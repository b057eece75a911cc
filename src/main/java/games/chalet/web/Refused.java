package games.chalet.web;

/**
 * Something asked for was not done, and nothing has changed. Over HTTP it becomes problem+json,
 * over STOMP a {@code refused} reply.
 */
public final class Refused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final String rule;

  /**
   * A refusal.
   *
   * @param status the HTTP status, from 400 on
   * @param code stable, for programs: lower-case words joined by hyphens
   * @param sentence for people, in English
   * @param rule the anchor of the paragraph of the game's rules page on which it rests, or empty
   */
  public Refused(int status, String code, String sentence, String rule) {
    super(sentence, null, false, false);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }

  /** A refusal that rests on no rule of a game. */
  public Refused(int status, String code, String sentence) {
    this(status, code, sentence, "");
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
}
