package games.chalet.match;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A finished match ply by ply as one viewer saw it. */
public record Replay(MatchSummary match, List<Ply> plies) {

  public Replay {
    plies = List.copyOf(plies);
  }

  /**
   * The position after one action; number 0 is the deal, which no seat caused.
   *
   * @param act the action; on the wire on one level with the rest
   * @param view the game's view as that viewer saw it then
   * @param hindsight facts that could be told only after the match, as events of the game
   * @param points the game's own points by seat
   */
  public record Ply(
      int number,
      Instant at,
      @JsonUnwrapped Act act,
      JsonNode view,
      TurnView turn,
      List<JsonNode> events,
      List<JsonNode> hindsight,
      List<Integer> points) {

    public Ply {
      events = List.copyOf(events);
      hindsight = List.copyOf(hindsight);
      points = List.copyOf(points);
    }
  }

  /**
   * The action, its seat and its cause; all null for the deal.
   *
   * @param hinted true if a person took it who had been given a hint since their last action; empty
   *     if not
   */
  public record Act(
      @Nullable Seat seat,
      @Nullable ActedBy by,
      @Nullable JsonNode action,
      @OmittedIfEmpty Optional<Boolean> hinted) {

    /** The act of the deal. */
    public static final Act NONE = new Act(null, null, null, Optional.empty());
  }
}
