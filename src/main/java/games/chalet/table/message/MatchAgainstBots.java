package games.chalet.table.message;

import games.chalet.match.BotPace;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The <i>match against bots</i> of {@code docs/protocol.md}.
 *
 * @param seats one for the person, the others for bots
 * @param level the level of the bots: the name of a {@link games.chalet.bots.Level}
 * @param options the game's options by key; keys left out take what the game proposes against bots
 * @param botPace the time that bots take for an action; empty: as usual
 */
public record MatchAgainstBots(
    String game, int seats, String level, Optional<JsonNode> options, Optional<BotPace> botPace) {}
