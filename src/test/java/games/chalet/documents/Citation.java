package games.chalet.documents;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A ruling that somebody names by its number.
 *
 * @param line in the text where it stands, counted from 1
 * @param letter of the game; empty where only the folder tells which game is meant
 */
record Citation(int line, String letter, int number) {

  /** Of the games that have rulings. Those of others may be names of cards. */
  static final String LETTERS = "ABCIOR";

  private static final String NUMBER = "[A-Z]?\\d{1,2}(?!\\w)";

  /** Between words of a comment, which may go on in the next line. */
  private static final String GAP = "[\\s*/]+";

  /** "ruling 7", "rulings C8 and C12", "rulings 17, 21 and 26 to 30". */
  private static final Pattern SPOKEN =
      Pattern.compile(
          "\\b[Rr]ulings?<gap><number>(?:(?:,|,?<gap>(?:and|or|to))<gap><number>)*"
              .replace("<gap>", GAP)
              .replace("<number>", NUMBER));

  private static final Pattern ONE = Pattern.compile("\\b([A-Z]?)(\\d{1,2})\\b");

  /** As names of methods begin or go on: "ruling17_…", "…andRuling15_…", "i4_…". */
  private static final List<Pattern> NAMES =
      List.of(
          Pattern.compile("()[rR]uling(\\d{1,2})_"),
          Pattern.compile("\\bvoid ((?i:[" + LETTERS + "]))(\\d{1,2})_"));

  /** "(C8)" in a comment; the argument of a call follows on its name without a space. */
  private static final Pattern IN_BRACKETS =
      Pattern.compile("(?<=\\s)\\(([" + LETTERS + "])(\\d{1,2})\\)");

  /** "R24" anywhere in a document. */
  private static final Pattern IN_PROSE =
      Pattern.compile("(?<![\\w/#`.-])([" + LETTERS + "])(\\d{1,2})(?![\\w-])");

  /** All in a source of whichever language. */
  static List<Citation> inCode(String text) {
    SortedMap<Integer, Citation> found = spoken(text);
    NAMES.forEach(pattern -> collect(pattern, text, 0, text.length(), found));
    collect(IN_BRACKETS, text, 0, text.length(), found);
    return List.copyOf(found.values());
  }

  /** All in a document, where names of methods are only examples. */
  static List<Citation> inProse(String text) {
    SortedMap<Integer, Citation> found = spoken(text);
    collect(IN_PROSE, text, 0, text.length(), found);
    return List.copyOf(found.values());
  }

  private static SortedMap<Integer, Citation> spoken(String text) {
    SortedMap<Integer, Citation> found = new TreeMap<>();
    Matcher spoken = SPOKEN.matcher(text);
    while (spoken.find()) {
      collect(ONE, text, spoken.start(), spoken.end(), found);
    }
    return found;
  }

  private static void collect(
      Pattern pattern, String text, int from, int to, SortedMap<Integer, Citation> found) {
    Matcher matcher = pattern.matcher(text);
    matcher.region(from, to).useTransparentBounds(true);
    while (matcher.find()) {
      found.put(
          matcher.start(2),
          new Citation(
              lineOf(text, matcher.start(2)),
              matcher.group(1).toUpperCase(Locale.ROOT),
              Integer.parseInt(matcher.group(2))));
    }
  }

  private static int lineOf(String text, int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(each -> each == '\n').count();
  }

  @Override
  public String toString() {
    return letter + number;
  }
}
