package games.chalet.table.message;

import games.chalet.engine.OfSomeVersions;
import games.chalet.engine.Seat;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The <i>settings</i> of {@code docs/protocol.md}.
 *
 * @param options the game's options by key; keys left out take the game's default
 * @param firstSeat the seat that begins; empty: drawn by chance
 * @param windows how long windows stay open, by kind, in milliseconds; kinds left out are as long
 *     as usual
 * @param botPace how long bots take for an action; empty: as usual
 */
public record SettingsMessage(
    JsonNode options,
    Optional<Seat> firstSeat,
    TurnClock turnClock,
    Optional<Map<String, Long>> windows,
    boolean isPublic,
    boolean spectators,
    @OfSomeVersions Optional<BotPace> botPace) {

  public SettingsMessage {
    windows = windows.map(Map::copyOf);
  }
}
