package games.chalet.rules.infiniski.bot;

import games.chalet.engine.GameBot;
import games.chalet.engine.Outcome;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Worth;
import games.chalet.rules.infiniski.InfiniskiAction;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import games.chalet.rules.infiniski.InfiniskiView;
import java.util.List;
import java.util.function.Function;

/**
 * A skier who estimates for each action how many points are to come after it ({@link Prospects}).
 * The estimate is learned from matches, for speed and hazard, the cards kept and the cards gone.
 * The skier does not choose to be buried while it can ski on, unless that brings more points than
 * skiing on promises.
 */
public final class FarsightedSkier
    implements Policy<InfiniskiView, InfiniskiAction>, Worth<InfiniskiView> {

  /**
   * The search effort. Playouts are cut after ten actions, because the prospects then judge better
   * than chance.
   */
  private static final GameBot.Effort EFFORT = new GameBot.Effort(750, 750, 10, 0);

  /** The difference in points that makes an action e times as likely. */
  private static final double INDIFFERENCE = 0.1;

  private static final double HARDLY_EVER = 0.001;

  /** A score that is hardly ever exceeded by much, with all flags in the deck. */
  private static final double HIGH_SCORE = 60;

  private final Function<Flags, Prospects> prospects;

  FarsightedSkier(Function<Flags, Prospects> prospects) {
    this.prospects = prospects;
  }

  /** Returns the bot of Infiniski. */
  public static GameBot<InfiniskiView, InfiniskiAction> bot() {
    FarsightedSkier skier = new FarsightedSkier(Prospects::of);
    return new GameBot<>(skier, skier, EFFORT, new SlopeReasons());
  }

  @Override
  public double[] weights(Sight<InfiniskiView, InfiniskiAction> sight) {
    List<InfiniskiAction> actions = sight.legalActions();
    Foresight foresight = new Foresight(sight.view());
    Prospects ahead = prospects.apply(sight.view().flags());
    double[] points = new double[actions.size()];
    boolean[] buried = new boolean[actions.size()];
    double best = Double.NEGATIVE_INFINITY;
    double alive = Double.NEGATIVE_INFINITY;
    for (int index = 0; index < points.length; index++) {
      List<Standing> after = foresight.after(actions.get(index));
      points[index] = ahead.points(after);
      buried[index] = after.stream().allMatch(Standing::buried);
      best = Math.max(best, points[index]);
      alive = buried[index] ? alive : Math.max(alive, Math.max(0, points[index]));
    }
    double[] weights = new double[points.length];
    for (int index = 0; index < weights.length; index++) {
      if (!buried[index] || points[index] > alive) {
        weights[index] = Math.max(HARDLY_EVER, Math.exp((points[index] - best) / INDIFFERENCE));
      }
    }
    return weights;
  }

  @Override
  public double before(InfiniskiView view, Seat seat) {
    Standing next = new Foresight(view).next();
    double toCome = Math.max(0, prospects.apply(view.flags()).points(next));
    return Math.min(1, (view.score() + toCome) / HIGH_SCORE);
  }

  /** Judges by points, which may be averaged. */
  @Override
  public double after(Outcome outcome, Seat seat) {
    return Math.min(1, outcome.results().get(seat.index()).points() / HIGH_SCORE);
  }
}
