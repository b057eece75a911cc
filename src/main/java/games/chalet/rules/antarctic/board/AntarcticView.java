package games.chalet.rules.antarctic.board;

import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;

/**
 * The view of one viewer.
 *
 * @param board the public part
 * @param hand the viewer's own cards, sorted; empty for a spectator
 * @param bestRank the highest priority of all plays open to the viewer, whose turn it is; empty if
 *     there is none
 */
public record AntarcticView(
    AntarcticBoard board, Optional<List<Card>> hand, Optional<Priority> bestRank) {}
