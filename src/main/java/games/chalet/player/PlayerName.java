package games.chalet.player;

import games.chalet.web.BlankCharacters;
import games.chalet.web.JoiningCharacters;
import games.chalet.web.PiledMarks;
import games.chalet.web.RefusedException;
import java.text.Normalizer;
import java.util.Set;

/** The rules for the names of players. */
final class PlayerName {

  static final int LONGEST = 24;

  private static final int LONGEST_TYPED = 500;

  private static final Set<String> BOT = LookAlikes.formsOf("Bot ");
  private static final Set<String> GUEST = LookAlikes.formsOf("a guest");

  private PlayerName() {}

  /**
   * Returns the name as it is shown: without space around it, runs of space inside reduced to one,
   * without marks that stand on no letter, in Unicode's normal form C.
   *
   * @throws RefusedException {@code bad-name} if nothing, too much, or an invisible character is
   *     left, or the name looks like one that only the server gives
   */
  static String of(String typed) {
    if (typed.length() > LONGEST_TYPED) { // Normalizing a long text takes long.
      throw PlayerRefusal.LONG_NAME.of(LONGEST);
    }
    String name = Normalizer.normalize(withoutIsolation(typed), Normalizer.Form.NFC);
    if (name.codePoints().anyMatch(PlayerName::unseen)
        || !JoiningCharacters.withoutIdle(name).equals(name)) {
      throw PlayerRefusal.INVISIBLE_IN_NAME.of();
    }
    name = name.replaceAll("[\\s\\p{Z}]+", " ").replaceAll("(^| )\\p{M}+", "$1").strip();
    if (name.codePoints().noneMatch(PlayerName::shows)) {
      throw PlayerRefusal.EMPTY_NAME.of();
    }
    if (name.codePointCount(0, name.length()) > LONGEST) {
      throw PlayerRefusal.LONG_NAME.of(LONGEST);
    }
    if (PiledMarks.in(name)) {
      throw PlayerRefusal.ACCENTS_IN_NAME.of();
    }
    if (isReserved(name)) {
      throw PlayerRefusal.RESERVED_NAME.of();
    }
    return name;
  }

  /**
   * Returns true if a name looks like one that the server gives: a bot's, a forgotten guest's, or
   * one with a number.
   */
  private static boolean isReserved(String name) {
    return LookAlikes.formsOf(name).stream()
            .anyMatch(form -> BOT.stream().anyMatch(form::startsWith) || GUEST.contains(form))
        || Normalizer.normalize(name, Normalizer.Form.NFKC).matches(".*\\(\\p{Nd}+\\)");
  }

  /** Removes isolating signs, which a name that was copied from a page may still have. */
  private static String withoutIsolation(String typed) {
    String name = typed.strip();
    return name.startsWith("\u2068") && name.endsWith("\u2069")
        ? name.substring(1, name.length() - 1)
        : typed;
  }

  private static boolean unseen(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT -> !JoiningCharacters.contain(character);
      default -> BlankCharacters.contain(character);
    };
  }

  private static boolean shows(int character) {
    return Character.isLetterOrDigit(character)
        || Character.getType(character) == Character.OTHER_SYMBOL;
  }
}
