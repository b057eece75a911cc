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
 * @param gone true if they left for good during a match: the seat stays theirs until it is over
 * @param botName the name of the bot that has it; null: none
 * @param botLevel the level of the bot; null where there is none
 * @param program the program that decides for the bot; null: the bot itself
 */
public record TableSeat(
    @Nullable String player,
    boolean ready,
    boolean gone,
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
   * Returns true if its player has left or is lost, so that a visitor may say that they are them.
   *
   * @param isLost true for a player who has been offline for long enough
   */
  public boolean isLost(Predicate<String> isLost) {
    return player != null && (gone || isLost.test(player));
  }

  TableSeat with(@Nullable SeatProgram deciding) {
    return new TableSeat(player, ready, gone, botName, botLevel, deciding);
  }

  TableSeat withReady(boolean nowReady) {
    return new TableSeat(player, nowReady || hasBot(), gone, botName, botLevel, program);
  }

  TableSeat withGone(boolean nowGone) {
    return new TableSeat(player, ready, nowGone, botName, botLevel, program);
  }
}
