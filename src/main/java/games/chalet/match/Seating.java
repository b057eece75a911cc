package games.chalet.match;

import games.chalet.bots.Level;
import games.chalet.engine.OfSomeVersions;
import games.chalet.web.Ids;
import java.util.Optional;

/**
 * Who sits down to a match, and under which name.
 *
 * @param playerId the player's public id; of a bot, or of a program that decides for one, an id
 *     that no player has
 * @param name the name at the start; the record keeps it
 * @param bot how well the bot plays that sits there; empty for a person
 */
public record Seating(String playerId, String name, @OfSomeVersions Optional<Level> bot) {

  /** With this the ids of programs begin; those of players are shorter. */
  private static final String PROGRAM = "program";

  private static final int LENGTH = PROGRAM.length() + Ids.LENGTH;

  /** A person. */
  public Seating(String playerId, String name) {
    this(playerId, name, Optional.empty());
  }

  /** A bot; the ids of players are longer. */
  public static Seating ofBot(int seat, String name, Level level) {
    return new Seating("bot" + seat, name, Optional.of(level));
  }

  /** An id for a program that is to decide for a bot; by it everybody can tell that it is one. */
  public static String newProgramId() {
    return PROGRAM + Ids.random();
  }

  /**
   * A bot for which a program decides.
   *
   * @param programId one of {@link #newProgramId()}
   * @param level how well the bot plays where the program does not decide
   */
  public static Seating ofProgram(String programId, String name, Level level) {
    return new Seating(programId, name, Optional.of(level));
  }

  /** True if an id is that of a program, else nothing: as it is told on the wire. */
  public static Optional<Boolean> program(String playerId) {
    return Optional.of(isProgram(playerId)).filter(is -> is);
  }

  /** Whether an id is that of a program. */
  public static boolean isProgram(String playerId) {
    return playerId.startsWith(PROGRAM) && playerId.length() == LENGTH;
  }
}
