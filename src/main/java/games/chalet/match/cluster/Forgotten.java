package games.chalet.match.cluster;

import games.chalet.cluster.NodeMessage;

/** The name of a player is not told any more. */
record Forgotten(String playerId) implements NodeMessage {}
