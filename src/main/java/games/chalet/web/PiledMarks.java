package games.chalet.web;

import java.util.regex.Pattern;

/** Marks that stand on one letter in such number that they cover other lines. */
public final class PiledMarks {

  /** Scripts of which a letter may need more marks than elsewhere, up to five. */
  private static final String OF_MANY =
      "[[\\p{IsHebrew}\\p{IsMyanmar}\\p{IsTibetan}\\p{IsTai_Tham}]&&\\p{M}]";

  /** As many as a letter may have, and those after them. */
  private static final Pattern PILE =
      Pattern.compile("(?<!\\p{M})((?>" + OF_MANY + "{3,5}|\\p{M}{3}))\\p{M}+");

  private PiledMarks() {}

  /** Returns true if a letter has too many. */
  public static boolean in(String text) {
    return PILE.matcher(text).find();
  }

  /** Returns the text without those that are too many. */
  public static String without(String text) {
    return PILE.matcher(text).replaceAll("$1");
  }
}
