package games.chalet.table;

import games.chalet.web.ChaletSettings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriUtils;

/** The key that people must know to open tables, if {@code chalet.table-key} is set. */
@Component
class TableKey {

  private static final Logger LOG = LoggerFactory.getLogger(TableKey.class);

  /** The shortest length of which even letters cannot be tried one by one. */
  private static final int LONG_ENOUGH = 12;

  private final Optional<byte[]> key;

  TableKey(ChaletSettings settings) {
    Optional<String> wanted = settings.keyForTables();
    wanted
        .filter(it -> it.length() < LONG_ENOUGH)
        .ifPresent(
            it ->
                LOG.warn(
                    "CHALET_TABLE_KEY has {} characters and can be guessed: choose 16 random letters"
                        + " and digits (docs/hosting.md)",
                    it.length()));
    key = wanted.map(TableKey::compared);
  }

  /**
   * Returns true if this is the key, or none is wanted. Compares in constant time, whichever key is
   * wrong.
   */
  boolean isRight(String shown) {
    return key.map(
            wanted ->
                readings(shown)
                    .anyMatch(reading -> MessageDigest.isEqual(compared(reading), wanted)))
        .orElse(true);
  }

  /**
   * Returns what the value of a header may mean: pages send it percent-encoded, some programs as
   * the bytes of UTF-8, which are read letter by letter as ISO 8859-1.
   */
  private static Stream<String> readings(String shown) {
    byte[] bytes = shown.getBytes(StandardCharsets.ISO_8859_1);
    return Stream.of(shown, new String(bytes, StandardCharsets.UTF_8), decoded(shown));
  }

  private static String decoded(String shown) {
    try {
      return UriUtils.decode(shown, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) { // A key with a percent sign of its own.
      return shown;
    }
  }

  /**
   * Returns what is compared. People paste keys with space or quotes around them, or of another
   * width; phones and chat programs write other quotes and dashes than were typed.
   */
  private static byte[] compared(String key) {
    return Normalizer.normalize(key, Normalizer.Form.NFKC)
        .replaceAll("\\p{Cf}", "")
        .replaceAll("[\\s\\p{Z}]+", " ")
        .replaceAll("[\\x{2018}-\\x{201B}\\x{2032}\\x{2BC}]", "'")
        .replaceAll("[\\x{201C}-\\x{201F}\\x{AB}\\x{BB}]", "\"")
        .replaceAll("[-\\x{2010}-\\x{2015}\\x{2212}]+", "-")
        .strip()
        .replaceAll("^([\"'])(.+)\\1$", "$2")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Returns true if tables are opened without a key. */
  boolean isNeedless() {
    return key.isEmpty();
  }
}
