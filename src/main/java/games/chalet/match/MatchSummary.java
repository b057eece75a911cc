package games.chalet.match;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What may be told of a match outside of it: the <i>match summary</i> of {@code docs/protocol.md}.
 *
 * @param id unguessable
 * @param table where it is played
 * @param game the game's id
 * @param rulesVersion the version of its rules under which the match began
 * @param options the game's options
 * @param seats who plays, in seat order
 * @param seedHash published before the deal
 * @param seed the digits that the hash promised; null while the match goes on, and to whom its
 *     cards are closed
 * @param endedAt null while the match goes on
 * @param outcome null while the match goes on
 * @param isPublic whether everybody may find the match in the archive
 */
public record MatchSummary(
    String id,
    String table,
    String game,
    int rulesVersion,
    JsonNode options,
    List<Seated> seats,
    String seedHash,
    @Nullable String seed,
    Instant startedAt,
    @Nullable Instant endedAt,
    MatchStatus status,
    @Nullable Outcome outcome,
    boolean isPublic) {

  public MatchSummary {
    seats = List.copyOf(seats);
  }

  /** As it is told to those to whom its cards are closed. */
  public MatchSummary withoutSeed() {
    return new MatchSummary(
        id,
        table,
        game,
        rulesVersion,
        options,
        seats,
        seedHash,
        null,
        startedAt,
        endedAt,
        status,
        outcome,
        isPublic);
  }

  /**
   * Who sits where.
   *
   * @param seat where
   * @param player the player's public id
   * @param name the name at the start of the match
   */
  public record Seated(Seat seat, String player, String name) {}
}
