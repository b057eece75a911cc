package games.chalet.table;

import games.chalet.storage.DiskSpace;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusals;
import games.chalet.web.ChaletSettings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Creates tables; if {@code chalet.table-key} is set, only for callers who send it. */
@Component
class TableOpening {

  private final Tables tables;
  private final TableMessageFactory messages;
  private final SettingsCheck check;
  private final TableLimits limits;
  private final Lobby lobby;
  private final Clock clock;
  private final TransactionTemplate transaction;
  private final DiskSpace space;
  private final Optional<String> key;

  TableOpening(
      Tables tables,
      TableMessageFactory messages,
      SettingsCheck check,
      TableLimits limits,
      Lobby lobby,
      Clock clock,
      TransactionTemplate transaction,
      DiskSpace space,
      ChaletSettings settings) {
    this.space = space;
    this.tables = tables;
    this.messages = messages;
    this.check = check;
    this.limits = limits;
    this.lobby = lobby;
    this.clock = clock;
    this.transaction = transaction;
    this.key = settings.keyForTables();
  }

  /**
   * Opens a table with its creator as host in seat 0.
   *
   * @param shownKey what the creator says is the house's key
   * @throws games.chalet.web.RefusedException if the key is wrong, the creator hosts too many
   *     tables, the disk has no room, or game, seats or settings will not do
   */
  TableMessage open(String creator, NewTable wanted, Optional<String> shownKey) {
    requireKey(shownKey);
    check.requireGame(wanted.game(), wanted.seats());
    Settings settings = check.check(wanted.game(), wanted.seats(), wanted.settings());
    space.requireForNew();
    TableMessage opened =
        transaction.execute(
            status -> {
              requireFewTables(creator);
              Table table =
                  new Table(wanted.game(), wanted.seats(), settings, creator, clock.instant());
              return messages.whole(tables.save(table));
            });
    lobby.changed();
    return opened;
  }

  private void requireKey(Optional<String> shown) {
    if (key.isPresent() && !shown.filter(it -> isSame(it, key.get())).isPresent()) {
      throw TableRefusals.tableKeyNeeded();
    }
  }

  /** Takes equally long for every wrong key. */
  private static boolean isSame(String shown, String key) {
    return MessageDigest.isEqual(
        shown.getBytes(StandardCharsets.UTF_8), key.getBytes(StandardCharsets.UTF_8));
  }

  private void requireFewTables(String creator) {
    if (tables.countHostedBy(creator) >= limits.hostedByOne()) {
      throw TableRefusals.tooManyTables(limits.hostedByOne());
    }
  }
}
