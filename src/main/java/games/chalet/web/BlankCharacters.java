package games.chalet.web;

import java.util.Set;

/**
 * Letters, marks and symbols of Unicode that show nothing and are neither space nor control nor
 * format characters, which can be told by their category. In names and in chat they only deceive.
 */
public final class BlankCharacters {

  /**
   * The combining grapheme joiner, Hangul fillers, Khmer inherent vowels, the empty braille
   * pattern, the musical null notehead, hieroglyphic blanks, the filler of the Khitan small script.
   */
  private static final Set<Integer> BLANK =
      Set.of(
          0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0, 0x17B4, 0x17B5, 0x2800, 0x1D159, 0x13441, 0x13442,
          0x16FE4);

  private BlankCharacters() {}

  /** Returns true if a code point is one of them. */
  public static boolean contain(int character) {
    return BLANK.contains(character);
  }
}
