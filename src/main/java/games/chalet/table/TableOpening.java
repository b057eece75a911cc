package games.chalet.table;

import games.chalet.table.change.TableTransactions;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Creates tables. */
@Component
class TableOpening {

  private final TableTransactions transactions;
  private final SettingsCheck check;
  private final TableOpeningPolicy policy;
  private final Clock clock;

  TableOpening(
      TableTransactions transactions, SettingsCheck check, TableOpeningPolicy policy, Clock clock) {
    this.transactions = transactions;
    this.check = check;
    this.policy = policy;
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
    policy.requireKey(shownKey);
    Supplier<Table> opened = checked(creator, wanted);
    policy.requireRoomFor(creator);
    Table table = opened.get();
    furnish.accept(table);
    return transactions.add(table);
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
