package games.chalet.table.model;

import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the host has chosen for a table.
 *
 * @param options the game's options as checked JSON text, every key present
 * @param firstSeat the seat that begins; null: drawn by chance
 * @param turnClock how long a turn may take
 * @param windows how long windows stay open by kind, in milliseconds, as checked JSON text; kinds
 *     that the host left alone are not in it
 * @param isPublic whether the lobby shows the table and anybody may come in
 * @param spectators whether those without a seat may watch a match
 * @param botPace how long bots take for an action
 * @param hints whether those who play may ask what a bot would do, where several persons play
 */
public record Settings(
    String options,
    @Nullable Integer firstSeat,
    TurnClock turnClock,
    String windows,
    boolean isPublic,
    boolean spectators,
    BotPace botPace,
    boolean hints) {

  /** Without hints. */
  public Settings(
      String options,
      @Nullable Integer firstSeat,
      TurnClock turnClock,
      String windows,
      boolean isPublic,
      boolean spectators,
      BotPace botPace) {
    this(options, firstSeat, turnClock, windows, isPublic, spectators, botPace, false);
  }

  /** Whether a match played under {@code other} would be the same match. */
  public boolean playsLike(Settings other) {
    return options.equals(other.options)
        && Objects.equals(firstSeat, other.firstSeat)
        && turnClock == other.turnClock
        && windows.equals(other.windows)
        && botPace == other.botPace
        && hints == other.hints;
  }

  /** With the seat after the one that began, if the host had chosen one. */
  public Settings rotated(int seats) {
    Integer next = firstSeat == null ? null : (firstSeat + 1) % seats;
    return new Settings(options, next, turnClock, windows, isPublic, spectators, botPace, hints);
  }
}
