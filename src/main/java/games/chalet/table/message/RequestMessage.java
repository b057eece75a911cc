package games.chalet.table.message;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.player.Player;
import games.chalet.table.model.Request;
import java.util.List;
import java.util.Optional;

/**
 * A question to the host of a table.
 *
 * @param player the person who asks
 * @param seat the seat that they ask for; empty for {@code JOIN} and {@code NEXT_GAME}
 * @param answeredBy the player who is to answer: the host or, while the host is offline, the next
 *     player who is online; empty for {@code CLAIM}, if there is none, or if nobody has to answer
 * @param askedOf the ids of all who may answer a {@code CLAIM}
 * @param agreed the ids of those of them who have agreed to it
 */
public record RequestMessage(
    Request.Kind kind,
    Player player,
    Optional<Seat> seat,
    Optional<String> answeredBy,
    @OmittedIfEmpty Optional<List<String>> askedOf,
    @OmittedIfEmpty Optional<List<String>> agreed) {}
