package games.chalet.table;

import games.chalet.web.ChaletSettings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

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
    key = wanted.map(it -> it.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns true if this is the key, or none is wanted. Compares in constant time, whichever key is
   * wrong. A header is read letter by letter as ISO 8859-1, while browsers and programs send the
   * bytes of UTF-8.
   */
  boolean isRight(String shown) {
    return key.map(
            wanted ->
                MessageDigest.isEqual(shown.getBytes(StandardCharsets.UTF_8), wanted)
                    || MessageDigest.isEqual(shown.getBytes(StandardCharsets.ISO_8859_1), wanted))
        .orElse(true);
  }

  /** Returns true if tables are opened without a key. */
  boolean isNeedless() {
    return key.isEmpty();
  }
}
