package games.chalet.web.pages;

/** Text that people typed, as part of the site's own sentences. */
public final class TypedText {

  private TypedText() {}

  /**
   * Returns the text isolated from its neighbours if it has letters that run from right to left,
   * else unchanged.
   */
  public static String isolated(String typed) {
    return typed.codePoints().anyMatch(TypedText::isRightToLeft)
        ? "\u2068" + typed + "\u2069"
        : typed;
  }

  private static boolean isRightToLeft(int character) {
    return switch (Character.getDirectionality(character)) {
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
          Character.DIRECTIONALITY_ARABIC_NUMBER ->
          true;
      default -> false;
    };
  }
}
