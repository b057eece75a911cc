package games.chalet.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds names that look alike: equal but for case, width and letters of other alphabets, after
 * Unicode's list of confusable characters (Unicode Technical Standard 39).
 */
public final class LookAlikes {

  private static final String LIST = "look-alikes.txt";

  /** Characters that nobody sees: joiners, variation selectors. */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cf}\\x{34F}\\x{180B}-\\x{180F}\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}]");

  /** The letters or the sequence that a letter looks like, by code point. */
  private static final Map<Integer, String> LIKE = read();

  private LookAlikes() {}

  /** Returns the forms of a name; two names look alike if they have one in common. */
  public static Set<String> formsOf(String name) {
    String plain = UNSEEN.matcher(Normalizer.normalize(name, Normalizer.Form.NFKC)).replaceAll("");
    return Set.copyOf(List.of(lower(skeleton(plain)), lower(skeleton(lower(plain)))));
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static String skeleton(String text) {
    StringBuilder skeleton = new StringBuilder();
    text.codePoints()
        .forEach(letter -> skeleton.append(LIKE.getOrDefault(letter, Character.toString(letter))));
    return skeleton.toString();
  }

  private static Map<Integer, String> read() {
    Map<Integer, String> like = new HashMap<>();
    InputStream list = LookAlikes.class.getResourceAsStream(LIST);
    if (list == null) {
      throw new IllegalStateException("Missing " + LIST);
    }
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
      lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> note(line, like));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Map.copyOf(like);
  }

  private static void note(String line, Map<Integer, String> like) {
    String[] parts = line.split(" ", 2);
    parts[1].codePoints().forEach(letter -> like.put(letter, parts[0]));
  }
}
