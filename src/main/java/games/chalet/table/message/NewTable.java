package games.chalet.table.message;

/** The <i>new table</i> of {@code docs/protocol.md}. */
public record NewTable(String game, int seats, SettingsMessage settings) {}
