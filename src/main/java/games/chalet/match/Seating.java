package games.chalet.match;

import games.chalet.bots.Level;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.web.Ids;
import java.util.Optional;

/**
 * The player of one seat of a new match, and the name under which they play.
 *
 * @param playerId the player's public id; of a bot, or of a program that decides for one, an id
 *     that no player has
 * @param name the name at the start; the record keeps it
 * @param bot the level of the bot in this seat; empty for a person
 */
public record Seating(String playerId, String name, @OmittedIfEmpty Optional<Level> bot) {

  /** The prefix of the ids of programs; the ids of players are shorter. */
  private static final String PROGRAM = "program";

  private static final int LENGTH = PROGRAM.length() + Ids.LENGTH;

  /** Creates a person. */
  public Seating(String playerId, String name) {
    this(playerId, name, Optional.empty());
  }

  /** Creates a bot; the ids of players are longer. */
  public static Seating ofBot(int seat, String name, Level level) {
    return new Seating("bot" + seat, name, Optional.of(level));
  }

  /**
   * Returns a new id for a program that decides for a bot; anyone can tell from the id that it is
   * one.
   */
  public static String newProgramId() {
    return PROGRAM + Ids.random();
  }

  /**
   * Creates a bot for which a program decides.
   *
   * @param programId one of {@link #newProgramId()}
   * @param level the level at which the bot plays where the program does not decide
   */
  public static Seating ofProgram(String programId, String name, Level level) {
    return new Seating(programId, name, Optional.of(level));
  }

  /** Returns true if the id is that of a program, else empty, as the protocol wants it. */
  public static Optional<Boolean> program(String playerId) {
    return Optional.of(isProgram(playerId)).filter(is -> is);
  }

  public static boolean isProgram(String playerId) {
    return playerId.startsWith(PROGRAM) && playerId.length() == LENGTH;
  }
}
