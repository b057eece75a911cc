package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What the top level thinks of a finished match: the plies in which most was lost or won.
 *
 * @param done how many plies have been thought about
 * @param plies how many there are to think about; 0 while nobody has begun
 * @param marks by ply; empty until it is done
 */
public record Review(Status status, int done, int plies, List<Mark> marks) {

  /** Nobody has asked for one. */
  public static final Review NONE = new Review(Status.NONE, 0, 0, List.of());

  public Review {
    marks = List.copyOf(marks);
  }

  /** How far it has come. */
  public enum Status {
    NONE,
    /** Others are before it. */
    WAITING,
    THINKING,
    DONE,
    /** The rules cannot go through this match any more. */
    FAILED
  }

  /** What a ply did. */
  public enum Kind {
    LOST,
    WON
  }

  /**
   * One ply.
   *
   * @param ply its number in the replay
   * @param by how much worth (from 0 to 1) was lost or won; null where the bot's own rules alone
   *     say so
   * @param action what the top level would have done; what was done, where that won
   * @param reasons the game's reasons for that action, written like its events
   */
  public record Mark(
      int ply, Seat seat, Kind kind, @Nullable Double by, JsonNode action, List<JsonNode> reasons) {

    public Mark {
      reasons = List.copyOf(reasons);
    }
  }
}
