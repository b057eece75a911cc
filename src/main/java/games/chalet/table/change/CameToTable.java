package games.chalet.table.change;

/** A person has come to a table where they were not; published after that was committed. */
public record CameToTable(String person, String table) {}
