package games.chalet.table.model;

import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The settings that the host has chosen for a table.
 *
 * @param options the game's options as checked JSON text: at a table with open seats those that the
 *     host has chosen, at any other all of them
 * @param firstSeat the seat that begins; null: drawn by chance
 * @param turnClock the time for a turn
 * @param windows the time that windows stay open by kind, in milliseconds, as checked JSON text;
 *     without the kinds that the host did not change
 * @param isPublic true if the lobby shows the table and anyone may come in
 * @param spectators true if people without a seat may watch a match
 * @param botPace the time that bots take for an action
 * @param hints true if players may ask what a bot would do, where several persons play
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

  /** Returns true if a match played under {@code other} would be the same match. */
  public boolean playsLike(Settings other) {
    return options.equals(other.options)
        && Objects.equals(firstSeat, other.firstSeat)
        && turnClock == other.turnClock
        && windows.equals(other.windows)
        && botPace == other.botPace
        && hints == other.hints;
  }

  /**
   * Returns a copy for a table that has lost seats. If the first seat is gone, the next one that
   * stays begins.
   *
   * @param stay the old numbers of the seats that stay, in order; at least one
   */
  Settings amongSeats(List<Integer> stay) {
    if (firstSeat == null) {
      return this;
    }
    int before = (int) stay.stream().filter(seat -> seat < firstSeat).count();
    return beginning(before % Math.max(1, stay.size()));
  }

  /** Returns a copy with the seat after the one that began, if the host had chosen one. */
  public Settings rotated(int seats) {
    return beginning(firstSeat == null ? null : (firstSeat + 1) % seats);
  }

  /** Returns a copy with these options of a game. */
  public Settings withOptions(String chosen) {
    return new Settings(
        chosen, firstSeat, turnClock, windows, isPublic, spectators, botPace, hints);
  }

  /** Returns a copy for another game: its options, nothing chosen about first seat and windows. */
  public Settings ofGame(String itsOptions, String noWindows) {
    return new Settings(
        itsOptions, null, turnClock, noWindows, isPublic, spectators, botPace, hints);
  }

  /**
   * Returns a copy with this seat as the one that begins.
   *
   * @param seat null: drawn by chance
   */
  Settings beginning(@Nullable Integer seat) {
    return new Settings(options, seat, turnClock, windows, isPublic, spectators, botPace, hints);
  }
}
