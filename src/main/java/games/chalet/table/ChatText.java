package games.chalet.table;

/** What somebody wrote, made harmless: one line of visible text in its own direction. */
final class ChatText {

  static final int MOST = 300;

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private ChatText() {}

  /**
   * The text without control and direction characters and without spaces at its ends.
   *
   * @throws games.chalet.web.Refused if nothing is left, or more than {@link #MOST} letters
   */
  static String clean(String written) {
    StringBuilder kept = new StringBuilder(written.length());
    written.codePoints().map(ChatText::visible).filter(c -> c >= 0).forEach(kept::appendCodePoint);
    String text = kept.toString().strip();
    if (text.codePoints().allMatch(ChatText::joins)) {
      throw Refusals.emptyText();
    }
    if (text.codePointCount(0, text.length()) > MOST) {
      throw Refusals.longText(MOST);
    }
    return text;
  }

  /** A space for whatever breaks a line, -1 for what nobody sees. */
  private static int visible(int c) {
    if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
      return ' ';
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE ->
          -1;
      case Character.FORMAT -> joins(c) ? c : -1;
      default -> c;
    };
  }

  /** Invisible, but needed inside emoji and in several scripts. */
  private static boolean joins(int c) {
    return c == ZERO_WIDTH_JOINER || c == ZERO_WIDTH_NON_JOINER;
  }
}
