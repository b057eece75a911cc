package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The judgement of the top level on a finished match: the plies in which most was lost or won.
 *
 * @param done the number of plies judged so far
 * @param plies the number of plies to judge; 0 until it is started
 * @param marks by ply; empty until it is done
 */
public record Review(Status status, int done, int plies, List<Mark> marks) {

  /** No review was requested. */
  public static final Review NONE = new Review(Status.NONE, 0, 0, List.of());

  public Review {
    marks = List.copyOf(marks);
  }

  /** The progress of a review. */
  public enum Status {
    NONE,
    /** Other reviews are before it in the queue. */
    WAITING,
    THINKING,
    DONE,
    /** The rules can no longer replay this match. */
    FAILED
  }

  /** The effect of a ply. */
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
   * @param action the action that the top level would have taken; the actual one, where that won
   * @param reasons the game's reasons for that action, written like its events
   */
  public record Mark(
      int ply, Seat seat, Kind kind, @Nullable Double by, JsonNode action, List<JsonNode> reasons) {

    public Mark {
      reasons = List.copyOf(reasons);
    }
  }
}
