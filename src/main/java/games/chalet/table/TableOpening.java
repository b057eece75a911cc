package games.chalet.table;

import games.chalet.storage.DiskSpace;
import games.chalet.table.change.TableLimits;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.ChatLog;
import games.chalet.table.persistence.Tables;
import games.chalet.web.Ids;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Creates tables. */
@Component
class TableOpening {

  private final Tables tables;
  private final ChatLog chat;
  private final TableMessageFactory messages;
  private final TableTransactions transactions;
  private final TableService service;
  private final SettingsCheck check;
  private final TableLimits limits;
  private final DiskSpace space;
  private final TableKey key;
  private final Clock clock;

  TableOpening(
      Tables tables,
      ChatLog chat,
      TableMessageFactory messages,
      TableTransactions transactions,
      TableService service,
      SettingsCheck check,
      TableLimits limits,
      DiskSpace space,
      TableKey key,
      Clock clock) {
    this.tables = tables;
    this.chat = chat;
    this.messages = messages;
    this.transactions = transactions;
    this.service = service;
    this.check = check;
    this.limits = limits;
    this.space = space;
    this.key = key;
    this.clock = clock;
  }

  /**
   * Opens a table with its creator as host in seat 0.
   *
   * @param shownKey the server's key as the creator typed it
   * @throws games.chalet.web.RefusedException if the key is wrong, the creator hosts too many
   *     tables, the disk has no room, or game, seats or settings are not acceptable
   */
  TableMessage open(String creator, NewTable wanted, Optional<String> shownKey) {
    return open(creator, wanted, shownKey, table -> {});
  }

  /**
   * Opens a table, like {@link #open(String, NewTable, Optional)}, with a further change before it
   * is published.
   *
   * @param furnish the change
   */
  TableMessage open(
      String creator, NewTable wanted, Optional<String> shownKey, Consumer<Table> furnish) {
    requireKey(shownKey);
    Supplier<Table> opened = checked(creator, wanted);
    requireRoomFor(creator);
    Table table = opened.get();
    furnish.accept(table);
    return transactions.add(table);
  }

  /**
   * Opens a table, like {@link #open(String, NewTable, Optional)}, or returns the one that the same
   * request has opened before, or one like it that its host has not used yet: another would only
   * count among the tables of this host. The id comes from the key, so every node knows a repeated
   * request for as long as the table exists.
   *
   * @param requestKey the same in a repeated request
   */
  TableMessage openOnce(
      String creator, NewTable wanted, Optional<String> shownKey, String requestKey) {
    requireKey(shownKey);
    Table opened = checked(creator, wanted).get().withId(Ids.of(creator + " " + requestKey));
    return transactions.exclusively(
        opened.id(),
        () ->
            tables
                .find(opened.id())
                .map(before -> again(creator, before))
                .orElseGet(() -> unusedOrNew(creator, opened)));
  }

  private TableMessage again(String creator, Table opened) {
    if (!opened.people().has(creator)) { // They have left it, and others stayed.
      throw TableRefusal.UNKNOWN.of();
    }
    return messages.whole(opened);
  }

  private TableMessage unusedOrNew(String creator, Table opened) {
    Optional<Table> unused =
        tables.with(creator).stream()
            .filter(mine -> mine.isUnused(opened) && chat.of(mine.id()).isEmpty())
            .findFirst();
    if (unused.isPresent()) {
      return service.act(unused.get().id(), table -> table.rounds().ready(creator, true));
    }
    requireRoomFor(creator);
    return transactions.add(opened);
  }

  private void requireKey(Optional<String> shown) {
    if (!key.isRight(shown.orElse(""))) {
      throw (shown.orElse("").isBlank() ? TableRefusal.KEY_NEEDED : TableRefusal.KEY_WRONG).of();
    }
  }

  private void requireRoomFor(String creator) {
    space.requireForNew();
    if (tables.countHostedBy(creator) >= limits.hostedByOne()) {
      throw TableRefusal.TOO_MANY_TABLES.of(limits.hostedByOne());
    }
  }

  private Supplier<Table> checked(String creator, NewTable wanted) {
    String game = wanted.game();
    if (wanted.seats().isEmpty()) {
      SeatRange range = check.seatRange(game);
      Settings settings = check.check(game, range, range.most(), wanted.settings());
      return () -> new Table(game, range, settings, creator, clock.instant());
    }
    int seats = wanted.seats().get();
    check.requireGame(game, seats);
    Settings settings = check.check(game, seats, wanted.settings());
    return () -> new Table(game, seats, settings, creator, clock.instant());
  }
}
