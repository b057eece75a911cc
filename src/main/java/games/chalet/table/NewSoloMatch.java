package games.chalet.table;

import games.chalet.match.KnownCards;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A match that somebody is to play alone.
 *
 * @param player who
 * @param game the game's id
 * @param options the game's options by key; those left out take the game's default
 * @param match what the match is to be called: an id that nothing else bears
 * @param cards that are dealt once more; empty: drawn by chance
 * @param spectators whether those whom the player lets in may watch
 * @param hints whether the player may ask for hints
 */
public record NewSoloMatch(
    String player,
    String game,
    JsonNode options,
    String match,
    Optional<KnownCards> cards,
    boolean spectators,
    boolean hints) {}
