package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;

/**
 * The <i>invited table</i> of {@code docs/protocol.md}, where all properties are on one level: a
 * table as its invite link shows it.
 *
 * @param players the names of the players and bots in its seats, in the order of the seats
 * @param away the players among them who are offline; left out where there is none
 * @param here true if the caller is at the table already, or may take a seat back there; left out
 *     where not
 */
public record InvitedTable(
    @JsonUnwrapped TableSummary table,
    List<String> players,
    @OmittedIfEmpty Optional<List<AwayPlayer>> away,
    @OmittedIfEmpty Optional<Boolean> here) {

  public InvitedTable {
    players = List.copyOf(players);
  }

  /**
   * A player in a seat who is offline.
   *
   * @param claimable true if they have left, or been offline for so long that a visitor may say
   *     that they are this player; left out where not
   */
  public record AwayPlayer(Seat seat, String name, @OmittedIfEmpty Optional<Boolean> claimable) {}
}
