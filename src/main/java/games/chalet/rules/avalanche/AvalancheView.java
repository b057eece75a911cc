package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/**
 * The view of one viewer.
 *
 * @param board the public part
 * @param hand the viewer's own cards, sorted; empty for a spectator
 */
public record AvalancheView(AvalancheBoard board, Optional<List<Card>> hand) {}
