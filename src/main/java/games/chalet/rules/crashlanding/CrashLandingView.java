package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Doings.Fired;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;
import java.util.Optional;

/**
 * The view of one viewer.
 *
 * @param board the public part
 * @param turned by seat, the rocket that was turned for the speed of a Re-Entry and lies apart
 *     (ruling C8); empty without one
 * @param own the part that only the viewer sees; empty for the spectators of a race. A lone pilot
 *     has nothing to hide: then spectators see it too
 */
public record CrashLandingView(
    CrashLandingBoard board, List<Rocket> turned, Optional<Cockpit> own) {

  public CrashLandingView {
    turned = List.copyOf(turned);
  }

  /**
   * The public part of a match.
   *
   * @param turn counted from 1
   * @param gravity the speed that gravity adds each turn
   * @param landers by seat; in a race as they were at the dawn of the turn
   * @param lastTurn in a race, the actions of each pilot on the last turn that was told, in seat
   *     order
   * @param hands the hands by seat when the match is over; otherwise empty
   */
  public record CrashLandingBoard(
      CrashLandingOptions options,
      int turn,
      int gravity,
      List<Lander> landers,
      List<CrashLandingEvent.TurnTold> lastTurn,
      Optional<List<List<Rocket>>> hands) {

    public CrashLandingBoard {
      landers = List.copyOf(landers);
      lastTurn = List.copyOf(lastTurn);
      hands = hands.map(open -> open.stream().map(List::copyOf).toList());
    }
  }

  /**
   * A pilot's view of their own lander, this turn's actions included.
   *
   * @param now the lander as it is now
   * @param hand the rockets online, in the order of {@link Rocket}; seven while one has to go back
   * @param under the rockets at the bottom of the deck that the pilot has put there, the lowest
   *     last
   * @param found the rocket found this turn, while it is in the hand or was put under the deck
   * @param mayFind true if a rocket can be found now
   * @param burns the burns of this turn, in order
   * @param ahead the drift of the lander in the turns to come if no more rockets are fired, the
   *     next turn first, up to the ground or the orbit. Empty while it stands, will stand because
   *     it is no faster than gravity (ruling C10), or has no more turns
   * @param score the points of the rockets after a soft landing now; after the end their final
   *     points
   * @param done true if the turn was ended, or there is none any more
   */
  public record Cockpit(
      Lander now,
      List<Rocket> hand,
      List<Rocket> under,
      Optional<Rocket> found,
      boolean mayFind,
      List<Fired> burns,
      List<Drift> ahead,
      int score,
      boolean done) {

    public Cockpit {
      hand = List.copyOf(hand);
      under = List.copyOf(under);
      burns = List.copyOf(burns);
      ahead = List.copyOf(ahead);
    }
  }

  /**
   * The place of a lander after gravity and altitude of a turn.
   *
   * @param speed downwards is positive
   * @param touchdown the kind of touchdown there; empty while it does not touch the ground
   */
  public record Drift(int speed, int altitude, Optional<Touchdown> touchdown) {}
}
