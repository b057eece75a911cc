package games.chalet.rules.hike.bot;

import games.chalet.engine.GameBot;
import games.chalet.engine.Policy;
import games.chalet.engine.Sight;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.Phase;
import java.util.Arrays;

/**
 * A musher who is in a hurry: fills the sled ({@link Preparing}), declares as soon as it is full,
 * and runs as far as it can on every day of the race ({@link Racing}).
 */
public final class EagerMusher implements Policy<HikeView, HikeAction> {

  private static final GameBot.Effort EFFORT = GameBot.Effort.NONE;

  /** The difference, in fields of the race, that makes an action e times as likely as another. */
  private static final double INDIFFERENCE = 0.3;

  private static final double HARDLY_EVER = 0.001;

  /** The difference below the best from which an action is never done. */
  private static final double OUT_OF_THE_QUESTION = 6;

  /** Returns the bot of Hike!. */
  public static GameBot<HikeView, HikeAction> bot() {
    return new GameBot<>(new EagerMusher(), (view, seat) -> 0.5, EFFORT, new MusherReasons());
  }

  @Override
  public double[] weights(Sight<HikeView, HikeAction> sight) {
    HikeView view = sight.view();
    return view.board().phase() == Phase.PREPARATION ? preparing(sight) : racing(sight);
  }

  private static double[] racing(Sight<HikeView, HikeAction> sight) {
    HikeAction best = Racing.best(sight.view(), sight.seat());
    return sight.legalActions().stream()
        .mapToDouble(action -> action.equals(best) ? 1 : action instanceof EndDay ? 0 : HARDLY_EVER)
        .toArray();
  }

  private static double[] preparing(Sight<HikeView, HikeAction> sight) {
    Preparing preparing = new Preparing(sight.view(), sight.seat());
    double[] values = sight.legalActions().stream().mapToDouble(preparing::value).toArray();
    double best = Arrays.stream(values).max().orElseThrow();
    return Arrays.stream(values)
        .map(value -> best - value)
        .map(
            worse ->
                worse > OUT_OF_THE_QUESTION
                    ? 0
                    : Math.max(HARDLY_EVER, Math.exp(-worse / INDIFFERENCE)))
        .toArray();
  }
}
