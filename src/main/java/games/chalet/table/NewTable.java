package games.chalet.table;

/** The <i>new table</i> of {@code docs/protocol.md}. */
record NewTable(String game, int seats, SettingsMessage settings) {}
