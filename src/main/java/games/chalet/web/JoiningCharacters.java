package games.chalet.web;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Characters that show nothing on their own and change how their neighbours look: the zero-width
 * joiner and non-joiner, variation selectors, and the tags in flags. Several scripts and many emoji
 * cannot be written without them. Anywhere else they do nothing, and only deceive.
 */
public final class JoiningCharacters {

  private static final String THESE =
      "\\x{200C}\\x{200D}\\x{180B}-\\x{180F}\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}"
          + "\\x{E0001}\\x{E0020}-\\x{E007F}";

  private static final Pattern ANY = Pattern.compile("[" + THESE + "]");

  /** Scripts whose letters join, or form one sign after a virama. */
  private static final List<String> SCRIPTS =
      List.of(
          "Arabic",
          "Syriac",
          "Mandaic",
          "Nko",
          "Mongolian",
          "Adlam",
          "Hanifi_Rohingya",
          "Devanagari",
          "Bengali",
          "Gurmukhi",
          "Gujarati",
          "Oriya",
          "Tamil",
          "Telugu",
          "Kannada",
          "Malayalam",
          "Sinhala",
          "Khmer",
          "Myanmar",
          "Tibetan",
          "Balinese",
          "Javanese",
          "Newa",
          "Tirhuta",
          "Sharada",
          "Grantha",
          "Chakma",
          "Meetei_Mayek");

  /** Between letters or marks of one of them; marks of Arabic belong to no script. */
  private static final String IN_SCRIPTS =
      SCRIPTS.stream()
          .map(script -> "[\\p{Is" + script + "}&&[\\p{L}\\p{M}]]")
          .map(
              letter ->
                  "(?<=" + letter + "\\p{IsInherited}{0,2})[\\x{200C}\\x{200D}](?=" + letter + ")")
          .collect(Collectors.joining("|"));

  /** At the end of a word: Malayalam chillus and Bengali khanda ta in older spelling. */
  private static final String AFTER_VIRAMA =
      "(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA])"
          + "[\\x{200C}\\x{200D}](?![\\p{L}\\p{M}\\p{Cf}])";

  private static final String EMOJI =
      "\\p{IsExtended_Pictographic}(?:\\x{FE0F}|[\\x{1F3FB}-\\x{1F3FF}])?";

  private static final String JOINED_EMOJI = EMOJI + "(?:\\x{200D}" + EMOJI + ")+";
  private static final String KEYCAP = "[0-9#*]\\x{FE0F}\\x{20E3}";
  private static final String VARIED_EMOJI = "[\\p{IsEmoji}&&[^0-9#*]][\\x{FE0E}\\x{FE0F}]";

  /** England, Scotland and Wales: no other flags are made of tags in practice. */
  private static final String FLAG =
      "\\x{1F3F4}(?:"
          + Stream.of("gbeng", "gbsct", "gbwls")
              .map(JoiningCharacters::tags)
              .collect(Collectors.joining("|"))
          + ")\\x{E007F}";

  private static final String VARIED_LETTERS =
      "\\p{IsHan}[\\x{FE00}-\\x{FE02}\\x{E0100}-\\x{E01EF}]"
          + "|[\\p{IsMongolian}&&\\p{L}][\\x{180B}-\\x{180D}\\x{180F}]"
          + "|[\\p{IsMongolian}&&\\p{L}]\\x{180E}(?=[\\p{IsMongolian}&&\\p{L}])"
          + "|[\\p{IsMyanmar}&&\\p{L}]\\x{FE00}";

  /** A sequence that is needed as a whole, or one character that does nothing. */
  private static final Pattern NEEDED_OR_IDLE =
      Pattern.compile(
          "(?<needed>"
              + String.join(
                  "|",
                  JOINED_EMOJI,
                  FLAG,
                  KEYCAP,
                  VARIED_EMOJI,
                  VARIED_LETTERS,
                  IN_SCRIPTS,
                  AFTER_VIRAMA)
              + ")|["
              + THESE
              + "]");

  private JoiningCharacters() {}

  /** Returns true if a code point is one of them, wherever it stands. */
  public static boolean contain(int character) {
    return ANY.matcher(Character.toString(character)).matches();
  }

  /** Returns the text without those that do nothing where they stand. */
  public static String withoutIdle(String text) {
    return NEEDED_OR_IDLE.matcher(text).replaceAll(JoiningCharacters::kept);
  }

  private static String kept(MatchResult found) {
    return found.group("needed") == null ? "" : "$0";
  }

  private static String tags(String region) {
    return region
        .chars()
        .mapToObj(letter -> String.format("\\x{%X}", 0xE0000 + letter))
        .collect(Collectors.joining());
  }
}
