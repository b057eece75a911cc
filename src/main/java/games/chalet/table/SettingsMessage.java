package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.TurnClock;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The <i>settings</i> of {@code docs/protocol.md}.
 *
 * @param options the game's options by key; keys left out take the game's default
 * @param firstSeat the seat that begins; empty: drawn by chance
 */
record SettingsMessage(
    JsonNode options,
    Optional<Seat> firstSeat,
    TurnClock turnClock,
    boolean isPublic,
    boolean spectators) {}
