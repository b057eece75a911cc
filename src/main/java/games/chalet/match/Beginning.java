package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.match.NewMatch.KnownCards;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The position after one ply of a finished match, with everything needed to continue from there.
 *
 * @param game the game and its options
 * @param first the seat that the table chose to begin; empty if chance decided
 * @param cards the cards with which another match continues there
 * @param players by seat, the public ids of the players
 * @param awaited the seats whose action is due there
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
