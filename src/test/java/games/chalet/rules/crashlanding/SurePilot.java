package games.chalet.rules.crashlanding;

import games.chalet.engine.Game;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.crashlanding.bot.TablePilot;

/** Does what the bot's policy likes best, without a look ahead and without a mistake. */
final class SurePilot {

  private static final Policy<CrashLandingView, CrashLandingAction> POLICY =
      TablePilot.bot().policy();

  private SurePilot() {}

  static CrashLandingAction next(
      Game<?, CrashLandingState, CrashLandingAction, CrashLandingView, ?> game,
      CrashLandingState state,
      Seat seat) {
    Turn.Decision turn = (Turn.Decision) game.turn(state);
    Sight<CrashLandingView, CrashLandingAction> sight = Sight.of(game, state, seat, turn);
    double[] weights = POLICY.weights(sight);
    int best = 0;
    for (int index = 1; index < weights.length; index++) {
      best = weights[index] > weights[best] ? index : best;
    }
    return sight.legalActions().get(best);
  }
}
