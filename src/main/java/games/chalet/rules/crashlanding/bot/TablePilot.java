package games.chalet.rules.crashlanding.bot;

import games.chalet.engine.GameBot;
import games.chalet.engine.Outcome;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Worth;
import games.chalet.rules.crashlanding.Burns;
import games.chalet.rules.crashlanding.CrashLandingAction;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Stage;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;

/**
 * A pilot guided by a table of the worth of altitude and speed ({@link Approach}). It finds a
 * rocket whenever it can, and lays the least useful one under the deck ({@link SeventhRocket}). On
 * the ground it waits for a burn that is worth it.
 */
public final class TablePilot
    implements Policy<CrashLandingView, CrashLandingAction>, Worth<CrashLandingView> {

  private static final GameBot.Effort EFFORT = new GameBot.Effort(300, 80, 400);

  static final double PRICE_OF_A_POINT = 0.0002;

  /** The price of a burn, because another turn may bring one that fits better. */
  static final double PRICE_OF_FIRING = 0.012;

  /** The price of a burn downwards: its rockets are missed when the ground comes near. */
  private static final double PRICE_OF_FALLING = 0.1;

  private static final double GOOD_START = 0.99;
  private static final int PATIENCE = 25;
  private static final int FULL_HAND = 6;

  /** The difference in worth that makes one action e times as likely as another. */
  private static final double INDIFFERENCE = 0.0002;

  /** The difference in worth below the best from which an action is never done. */
  private static final double OUT_OF_THE_QUESTION = 0.3;

  private static final double HARDLY_EVER = 0.00001;
  private static final double NEVER = Double.NEGATIVE_INFINITY;

  /** The worth of a safe landing without a point; many points fill up the rest to 1. */
  private static final double SAFE = 0.6;

  private static final double MANY_POINTS = 40;

  /** Returns the bot of Crash Landing. */
  public static GameBot<CrashLandingView, CrashLandingAction> bot() {
    TablePilot pilot = new TablePilot();
    return new GameBot<>(pilot, pilot, EFFORT, new PilotReasons());
  }

  @Override
  public double[] weights(Sight<CrashLandingView, CrashLandingAction> sight) {
    double[] worths = new double[sight.legalActions().size()];
    if (sight.legalActions().getFirst() instanceof Find) {
      worths[0] = 1;
      return worths;
    }
    Cockpit cockpit = sight.view().own().orElseThrow();
    Flight flight = Flight.of(cockpit.now());
    Approach approach = Approach.of(sight.view(), sight.seat());
    SeventhRocket seventh = new SeventhRocket(approach, flight, sight.view());
    boolean stuck = canOnlyLiftOff(flight, cockpit, sight);
    boolean safe = approach.worth(flight) > 0;
    double best = 0;
    for (int index = 0; index < worths.length; index++) {
      worths[index] =
          switch (sight.legalActions().get(index)) {
            case Find find -> NEVER;
            case PutUnder put -> seventh.without(put.rocket(), cockpit.hand());
            case Burn burn ->
                WastedBurns.isWasted(flight, sight.view().board().gravity(), safe, burn)
                    ? NEVER
                    : burned(approach, flight, cockpit, burn);
            case EndTurn endTurn -> stuck ? NEVER : waiting(approach, flight, cockpit);
          };
      best = Math.max(best, worths[index]);
    }
    boolean waits = !stuck && waitsBelow(flight, cockpit, best);
    return weights(sight.legalActions(), worths, waits, best);
  }

  private static double[] weights(
      List<CrashLandingAction> actions, double[] worths, boolean waits, double best) {
    double[] weights = new double[worths.length];
    for (int index = 0; index < worths.length; index++) {
      CrashLandingAction action = actions.get(index);
      if (waits && action instanceof EndTurn) {
        weights[index] = 1;
      } else if (worths[index] > best - OUT_OF_THE_QUESTION) {
        double weight = Math.exp((worths[index] - best) / INDIFFERENCE);
        weights[index] = waits ? HARDLY_EVER : Math.max(weight, HARDLY_EVER);
      }
    }
    return weights;
  }

  /**
   * Returns true if the lander stands on the ground with a full hand that can lift off. Then it
   * finds nothing any more, and another turn on the ground would be the same as this one (ruling
   * C11).
   */
  private static boolean canOnlyLiftOff(
      Flight flight, Cockpit cockpit, Sight<CrashLandingView, CrashLandingAction> sight) {
    return flight.stage() == Stage.GROUND
        && flight.speed() == 0
        && cockpit.hand().size() == FULL_HAND
        && sight.legalActions().stream()
            .anyMatch(action -> liftsOff(flight, sight.view().board().gravity(), action));
  }

  private static boolean liftsOff(Flight flight, int gravity, CrashLandingAction action) {
    return action instanceof Burn burn
        && Burns.speed(
                flight, Burns.thrust(flight, burn.port(), burn.direction()), burn.direction())
            < -gravity;
  }

  private static boolean waitsBelow(Flight flight, Cockpit cockpit, double best) {
    return flight.stage() == Stage.GROUND
        && !cockpit.mayFind()
        && cockpit.burns().isEmpty()
        && best < GOOD_START
        && cockpit.now().deck() > 0
        && flight.groundTurns() < PATIENCE;
  }

  private static double waiting(Approach approach, Flight flight, Cockpit cockpit) {
    return approach.worth(flight) + PRICE_OF_A_POINT * Rocket.sum(cockpit.hand());
  }

  private static double burned(Approach approach, Flight flight, Cockpit cockpit, Burn burn) {
    int thrust = Burns.thrust(flight, burn.port(), burn.direction());
    Flight after = flight.withSpeed(Burns.speed(flight, thrust, burn.direction()));
    int spent = Rocket.sum(burn.port()) + Rocket.sum(burn.starboard());
    double falling = burn.direction() == Direction.DOWN ? PRICE_OF_FALLING : 0;
    return approach.worth(after)
        - falling
        - PRICE_OF_FIRING
        + PRICE_OF_A_POINT * (Rocket.sum(cockpit.hand()) - spent);
  }

  /**
   * In a race the other's hand is hidden, so the worth lies between 1/4 and 1/2, by one's own
   * landing.
   */
  @Override
  public double before(CrashLandingView view, Seat seat) {
    Approach approach = Approach.of(view, seat);
    Flight flight = Flight.of(view.own().map(Cockpit::now).orElseThrow());
    double landing = approach.worth(flight);
    return view.board().landers().size() == 1 ? SAFE * landing : (1 + landing) / 4;
  }

  /** Alone a landing counts first, and then the points. */
  @Override
  public double after(Outcome outcome, Seat seat) {
    Outcome.Result result = outcome.results().get(seat.index());
    if (outcome.results().size() > 1) {
      return Worth.super.after(outcome, seat);
    }
    return result.returns() <= 0
        ? 0
        : SAFE + (1 - SAFE) * Math.min(1, result.points() / MANY_POINTS);
  }
}
