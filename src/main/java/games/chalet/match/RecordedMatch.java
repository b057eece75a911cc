package games.chalet.match;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.bots.Level;
import games.chalet.engine.OfSomeVersions;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A finished match with all that it takes to play it again: the <i>record</i> of {@code
 * docs/protocol.md}, where all is on one level.
 *
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

  /** With other names at the seats. */
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
   * What was to be played, and who sat down to it.
   *
   * @param game the game's id
   * @param rulesVersion the version of its rules under which the match began
   * @param match the match's id
   * @param options the game's options
   * @param firstSeat the seat that the table chose to begin; null if chance decided
   * @param continues where the match went on; empty if it began with the deal
   */
  public record Setup(
      String game,
      int rulesVersion,
      String match,
      JsonNode options,
      @Nullable Seat firstSeat,
      List<Name> seats,
      @OfSomeVersions Optional<ContinuedFrom> continues) {

    public Setup {
      seats = List.copyOf(seats);
    }

    /** Of a match that began with the deal. */
    public Setup(
        String game,
        int rulesVersion,
        String match,
        JsonNode options,
        @Nullable Seat firstSeat,
        List<Name> seats) {
      this(game, rulesVersion, match, options, firstSeat, seats, Optional.empty());
    }
  }

  /**
   * Who sat where, by name only.
   *
   * @param bot how well the bot played that sat there; empty for a person
   * @param program true where a program decided for that bot
   */
  public record Name(
      Seat seat,
      String name,
      @OfSomeVersions Optional<Level> bot,
      @OfSomeVersions Optional<Boolean> program) {

    /** A person, or a bot that decides for itself. */
    public Name(Seat seat, String name, Optional<Level> bot) {
      this(seat, name, bot, Optional.empty());
    }

    /** The same without the id. */
    public static Name of(MatchSummary.Seated seated) {
      return new Name(seated.seat(), seated.name(), seated.bot(), seated.program());
    }
  }

  /**
   * One action.
   *
   * @param number counted from 1
   * @param action the game's action as JSON
   * @param hinted whether a person did it who had been given a hint since their last action; empty
   *     if not
   */
  public record Ply(
      int number,
      Instant at,
      Seat seat,
      ActedBy by,
      JsonNode action,
      @OfSomeVersions Optional<Boolean> hinted) {

    /** One that nobody was given a hint for. */
    public Ply(int number, Instant at, Seat seat, ActedBy by, JsonNode action) {
      this(number, at, seat, by, action, Optional.empty());
    }
  }
}
