package games.chalet.match;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.bots.Level;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A finished match with everything needed to replay it: the <i>record</i> of {@code
 * docs/protocol.md}, where all properties are on one level.
 *
 * @param seed the digits that {@code seedHash} promised: all chance of the match comes from them
 * @param outcome with the reason {@code concluded} and no results if it was not played out
 */
public record RecordedMatch(
    @JsonUnwrapped Setup setup,
    String seed,
    String seedHash,
    Instant startedAt,
    Instant endedAt,
    List<Ply> plies,
    Outcome outcome) {

  public RecordedMatch {
    plies = List.copyOf(plies);
  }

  /** Returns a copy with other names at the seats. */
  public RecordedMatch named(List<Name> seats) {
    return new RecordedMatch(
        new Setup(
            setup.game(),
            setup.rulesVersion(),
            setup.match(),
            setup.options(),
            setup.firstSeat(),
            seats,
            setup.continues()),
        seed,
        seedHash,
        startedAt,
        endedAt,
        plies,
        outcome);
  }

  /**
   * The game, the options and the players of the match.
   *
   * @param game the game's id
   * @param rulesVersion the version of its rules under which the match began
   * @param match the match's id
   * @param options the game's options
   * @param firstSeat the seat that the table chose to begin; null if chance decided
   * @param continues the position from which the match continued; empty if it began with the deal
   */
  public record Setup(
      String game,
      int rulesVersion,
      String match,
      JsonNode options,
      @Nullable Seat firstSeat,
      List<Name> seats,
      @OmittedIfEmpty Optional<ContinuedFrom> continues) {

    public Setup {
      seats = List.copyOf(seats);
    }
  }

  /**
   * The player of one seat, by name only.
   *
   * @param bot the level of the bot in this seat; empty for a person
   * @param program true where a program decided for that bot
   */
  public record Name(
      Seat seat,
      String name,
      @OmittedIfEmpty Optional<Level> bot,
      @OmittedIfEmpty Optional<Boolean> program) {

    /** Returns this player without the id. */
    public static Name of(MatchSummary.Seated seated) {
      return new Name(seated.seat(), seated.name(), seated.bot(), seated.program());
    }
  }

  /**
   * One action.
   *
   * @param number counted from 1
   * @param action the game's action as JSON
   * @param hinted true if a person took it who had been given a hint since their last action; empty
   *     if not
   */
  public record Ply(
      int number,
      Instant at,
      Seat seat,
      ActedBy by,
      JsonNode action,
      @OmittedIfEmpty Optional<Boolean> hinted) {}
}
