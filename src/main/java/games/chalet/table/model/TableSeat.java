package games.chalet.table.model;

import games.chalet.bots.Level;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One place at a table: a person's, a bot's, or free.
 *
 * @param player the person who has it; null: none
 * @param ready true if they want the match to start, as a person who sits down does until they say
 *     otherwise; always true for a bot
 * @param left true if they left for good during a match: the seat stays theirs until it is over
 * @param botName the name of the bot that has it; null: none
 * @param botLevel the level of the bot; null where there is none
 * @param program the program that decides for the bot; null: the bot itself
 */
public record TableSeat(
    @Nullable String player,
    boolean ready,
    boolean left,
    @Nullable String botName,
    @Nullable Level botLevel,
    @Nullable SeatProgram program) {

  public static final TableSeat EMPTY = new TableSeat(null, false, false, null, null, null);

  /** Creates the seat of a person who sits down and is ready. */
  public static TableSeat of(String player) {
    return new TableSeat(player, true, false, null, null, null);
  }

  public static TableSeat of(String botName, Level botLevel) {
    return new TableSeat(null, true, false, botName, botLevel, null);
  }

  public boolean isEmpty() {
    return player == null && !hasBot();
  }

  public boolean hasBot() {
    return botLevel != null;
  }

  public boolean isOf(String person) {
    return person.equals(player);
  }

  /** Returns true if that program decides for the bot here. */
  public boolean isOfProgram(String id) {
    return program != null && program.id().equals(id);
  }

  /** Returns true if a program of this person decides for the bot here. */
  public boolean isOfProgramOf(String person) {
    return program != null && program.owner().equals(person);
  }

  /**
   * Returns true if its player has left, or has been away for long enough, so that a visitor may
   * say that they are them.
   *
   * @param isClaimable true for a player who has been away for long enough
   */
  public boolean isClaimable(Predicate<String> isClaimable) {
    return player != null && (left || isClaimable.test(player));
  }

  TableSeat with(@Nullable SeatProgram deciding) {
    return new TableSeat(player, ready, left, botName, botLevel, deciding);
  }

  TableSeat withReady(boolean nowReady) {
    return new TableSeat(player, nowReady || hasBot(), left, botName, botLevel, program);
  }

  TableSeat withLeft(boolean nowLeft) {
    return new TableSeat(player, ready, nowLeft, botName, botLevel, program);
  }

  /**
   * The program that decides for the bot of a seat.
   *
   * @param id its public id, also in matches; no player has it
   * @param owner the player whose program it is
   * @param tokenHash the stored hash of its token
   */
  public record SeatProgram(String id, String owner, String tokenHash) {

    /** Returns a copy with another token. */
    SeatProgram with(String newTokenHash) {
      return new SeatProgram(id, owner, newTokenHash);
    }
  }
}
