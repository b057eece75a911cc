package games.chalet.table.message;

import java.util.Optional;

/**
 * A table to be opened: the <i>new table</i> of {@code docs/protocol.md}.
 *
 * @param seats the number of seats; empty: open seats, up to as many as the game has
 */
public record NewTable(String game, Optional<Integer> seats, SettingsMessage settings) {

  /** Creates a wish for a table with a fixed number of seats. */
  public NewTable(String game, int seats, SettingsMessage settings) {
    this(game, Optional.of(seats), settings);
  }
}
