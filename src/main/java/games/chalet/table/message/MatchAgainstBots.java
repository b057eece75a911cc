package games.chalet.table.message;

import games.chalet.match.BotPace;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A table of one person and bots to be opened: the <i>match against bots</i> of {@code
 * docs/protocol.md}.
 *
 * @param seats one for the person, the others for bots
 * @param level the name of their level
 * @param options the game's options by key; keys left out take what the game proposes against bots
 * @param botPace the time that bots take for an action; empty: as usual
 */
public record MatchAgainstBots(
    String game, int seats, String level, Optional<JsonNode> options, Optional<BotPace> botPace) {}
