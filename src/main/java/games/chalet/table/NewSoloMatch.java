package games.chalet.table;

import games.chalet.match.KnownCards;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A match for one player alone.
 *
 * @param player the player
 * @param game the game's id
 * @param options the game's options by key; those left out take the game's default
 * @param match the id of the new match; never used before
 * @param cards that are dealt once more; empty: drawn by chance
 * @param spectators true if people whom the player lets in may watch
 * @param hints true if the player may ask for hints
 */
public record NewSoloMatch(
    String player,
    String game,
    JsonNode options,
    String match,
    Optional<KnownCards> cards,
    boolean spectators,
    boolean hints) {}
