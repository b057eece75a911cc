package games.chalet.table.message;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.player.Player;
import java.util.List;
import java.util.Optional;

/**
 * A seat of the running match that a claim gave to another guest.
 *
 * @param former the player who had it
 * @param holder the guest who said that they are this player; empty if forgotten since
 * @param agreed those who agreed
 * @param takenBack true once the former player has it again
 * @param spoiled true if either player may end the match without a result for it; left out where
 *     not
 */
public record PassingMessage(
    Seat seat,
    Player former,
    Optional<Player> holder,
    List<Player> agreed,
    boolean takenBack,
    @OmittedIfEmpty Optional<Boolean> spoiled) {

  public PassingMessage {
    agreed = List.copyOf(agreed);
  }
}
