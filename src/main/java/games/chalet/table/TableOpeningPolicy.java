package games.chalet.table;

import games.chalet.storage.DiskSpace;
import games.chalet.table.change.TableLimits;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ChaletSettings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Decides whether a player may open another table. */
@Component
class TableOpeningPolicy {

  private final Tables tables;
  private final TableLimits limits;
  private final DiskSpace space;
  private final Optional<String> key;

  TableOpeningPolicy(Tables tables, TableLimits limits, DiskSpace space, ChaletSettings settings) {
    this.tables = tables;
    this.limits = limits;
    this.space = space;
    this.key = settings.keyForTables();
  }

  /**
   * Requires the server's key, if {@code chalet.table-key} is set.
   *
   * @throws games.chalet.web.RefusedException if another or none is shown
   */
  void requireKey(Optional<String> shown) {
    if (key.isPresent() && !shown.filter(it -> isSame(it, key.get())).isPresent()) {
      throw TableRefusal.KEY_NEEDED.of();
    }
  }

  /**
   * Compares in constant time, whichever key is wrong. A header is read letter by letter as ISO
   * 8859-1, while browsers and programs send the bytes of UTF-8.
   */
  private static boolean isSame(String shown, String key) {
    byte[] wanted = key.getBytes(StandardCharsets.UTF_8);
    return MessageDigest.isEqual(shown.getBytes(StandardCharsets.UTF_8), wanted)
        || MessageDigest.isEqual(shown.getBytes(StandardCharsets.ISO_8859_1), wanted);
  }

  /**
   * Requires that the creator does not host too many tables and that the disk has room.
   *
   * @throws games.chalet.web.RefusedException if not
   */
  void requireRoomFor(String creator) {
    space.requireForNew();
    if (tables.countHostedBy(creator) >= limits.hostedByOne()) {
      throw TableRefusal.TOO_MANY_TABLES.of(limits.hostedByOne());
    }
  }
}
