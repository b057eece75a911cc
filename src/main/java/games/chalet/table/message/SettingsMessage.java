package games.chalet.table.message;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The settings of a table.
 *
 * @param options the game's options by key; keys left out take the game's default
 * @param firstSeat the seat that begins; empty: drawn by chance
 * @param windows the time that windows stay open, by kind, in milliseconds; kinds left out take the
 *     usual time
 * @param isPublic true if the lobby lists the table, and its matches are public
 * @param spectators true if others may watch
 * @param botPace the time that bots take for an action; empty: as usual
 * @param hints true if players may ask for hints where several persons play; empty: no
 */
public record SettingsMessage(
    JsonNode options,
    Optional<Seat> firstSeat,
    TurnClock turnClock,
    Optional<Map<String, Long>> windows,
    boolean isPublic,
    boolean spectators,
    @OmittedIfEmpty Optional<BotPace> botPace,
    @OmittedIfEmpty Optional<Boolean> hints) {

  /** Creates settings for people with the link, without clock, chosen windows and hints. */
  public static SettingsMessage unlisted(
      JsonNode options, Optional<Seat> firstSeat, boolean spectators, Optional<BotPace> botPace) {
    return new SettingsMessage(
        options,
        firstSeat,
        TurnClock.OFF,
        Optional.empty(),
        false,
        spectators,
        botPace,
        Optional.empty());
  }

  public SettingsMessage {
    windows = windows.map(Map::copyOf);
  }
}
