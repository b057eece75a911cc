package games.chalet.table.model;

import games.chalet.web.BlankCharacters;
import games.chalet.web.JoiningCharacters;
import games.chalet.web.PiledMarks;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Cleans the text of a chat line: one line of visible text in its own direction. */
public final class ChatText {

  public static final int MOST = 300;

  /** The most bytes in UTF-8: three hundred letters of any script, and 250 emoji. */
  public static final int MOST_BYTES = 1000;

  /** Marks that stand on nothing. */
  private static final Pattern LOOSE_MARKS = Pattern.compile("(^|\\s)\\p{M}+");

  private ChatText() {}

  /**
   * Returns the text without control, direction and blank characters, without loose and piled
   * marks, and without spaces at its ends.
   *
   * @throws games.chalet.web.RefusedException if no visible character is left, or more than {@link
   *     #MOST} letters or {@link #MOST_BYTES} bytes
   */
  public static String clean(String written) {
    StringBuilder kept = new StringBuilder(written.length());
    written.codePoints().map(ChatText::visible).filter(c -> c >= 0).forEach(kept::appendCodePoint);
    String joined = JoiningCharacters.withoutIdle(kept.toString());
    String text = PiledMarks.without(LOOSE_MARKS.matcher(joined).replaceAll("$1")).strip();
    if (text.isEmpty()) {
      throw TableRefusal.EMPTY_TEXT.of();
    }
    if (text.codePointCount(0, text.length()) > MOST || bytes(text) > MOST_BYTES) {
      throw TableRefusal.LONG_TEXT.of(MOST);
    }
    return text;
  }

  /** Returns the length of a text in bytes of UTF-8. */
  public static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Returns a space for characters that break a line, -1 for invisible ones. */
  private static int visible(int c) {
    if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
      return ' ';
    }
    if (BlankCharacters.contain(c)) {
      return -1;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE ->
          -1;
      case Character.FORMAT -> JoiningCharacters.contain(c) ? c : -1;
      default -> c;
    };
  }
}
