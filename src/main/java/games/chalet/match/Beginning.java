package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * A finished match until one of its plies: what it takes to play on from there.
 *
 * @param game what was played
 * @param first the seat that the table chose to begin; empty if chance decided
 * @param cards with them another match goes on there
 * @param players by seat, the public id of who sat there
 * @param awaited the seats that are to act there
 */
public record Beginning(
    NewMatch.WantedGame game,
    Optional<Seat> first,
    KnownCards cards,
    List<String> players,
    SortedSet<Seat> awaited) {

  public Beginning {
    players = List.copyOf(players);
  }
}
