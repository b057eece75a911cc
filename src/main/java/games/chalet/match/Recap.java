package games.chalet.match;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The last plies of a running match since its reader's own last turn, as the reader's seat saw
 * them. Nothing else of the match can be read from it: no seed, no action, no other seat's view.
 *
 * @param moments oldest first, at most 60; empty if the reader acted last
 */
public record Recap(List<Moment> moments) {

  /** The most moments of a recap; older ones are left out. */
  public static final int MOST = 60;

  /** The recap of a player who has missed nothing. */
  public static final Recap NOTHING = new Recap(List.of());

  public Recap {
    moments = List.copyOf(moments);
  }

  /**
   * The position after one action of which all viewers were told; silent ones are left out, so that
   * a recap tells no more than the positions did.
   *
   * @param seat the seat that acted; the reader's own if something was played for them
   * @param playedFor true if a bot acted for a player who had left; empty if not
   * @param view what the reader's seat saw then
   * @param events what all viewers were told, as events of the game; at least one
   */
  public record Moment(
      Seat seat,
      @OmittedIfEmpty Optional<Boolean> playedFor,
      JsonNode view,
      TurnView turn,
      List<JsonNode> events) {

    public Moment {
      events = List.copyOf(events);
    }
  }
}
