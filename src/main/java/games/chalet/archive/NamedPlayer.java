package games.chalet.archive;

/** The name of a player in a finished match. */
record NamedPlayer(String match, String player, String name) {}
