package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.Beginning;

/**
 * A finished match that somebody is to play on against bots.
 *
 * @param player who
 * @param seat where they sit; bots sit everywhere else
 * @param level how well those play: the name of a {@link games.chalet.bots.Level}
 * @param beginning where it goes on
 */
public record MatchPlayedOn(String player, Seat seat, String level, Beginning beginning) {}
