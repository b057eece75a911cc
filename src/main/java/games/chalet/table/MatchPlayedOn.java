package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.Beginning;

/**
 * A finished match that a player wants to continue against bots.
 *
 * @param player the player
 * @param seat the player's seat; bots sit everywhere else
 * @param level the level of the bots: the name of a {@link games.chalet.bots.Level}
 * @param beginning the position from which it continues
 */
public record MatchPlayedOn(String player, Seat seat, String level, Beginning beginning) {}
