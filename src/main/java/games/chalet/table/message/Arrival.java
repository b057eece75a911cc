package games.chalet.table.message;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.player.SessionMessage;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The <i>arrival</i> of {@code docs/protocol.md}: the answer to a guest who comes in.
 *
 * @param session the guest's, who may be new
 * @param snapshot the running match as this guest sees it, read after the table; left out where
 *     none runs, or the guest may not see it
 */
public record Arrival(
    SessionMessage session, TableMessage table, @OmittedIfEmpty Optional<JsonNode> snapshot) {}
