package games.chalet.match;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A finished match with all that it takes to play it again: the <i>record</i> of {@code
 * docs/protocol.md}.
 *
 * @param firstSeat the seat that the table chose to begin; null if chance decided
 * @param outcome with the reason {@code concluded} and no results if it was not played out
 */
public record RecordedMatch(
    String game,
    int rulesVersion,
    String match,
    JsonNode options,
    @Nullable Seat firstSeat,
    List<Name> seats,
    String seed,
    String seedHash,
    Instant startedAt,
    Instant endedAt,
    List<Ply> plies,
    Outcome outcome) {

  public RecordedMatch {
    seats = List.copyOf(seats);
    plies = List.copyOf(plies);
  }

  /** Who sat where, by name only. */
  public record Name(Seat seat, String name) {}

  /**
   * One action.
   *
   * @param number counted from 1
   * @param action the game's action as JSON
   */
  public record Ply(int number, Instant at, Seat seat, ActedBy by, JsonNode action) {}
}
