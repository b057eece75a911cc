package games.chalet.rules.infiniski.bot;

import games.chalet.engine.GameBot;
import games.chalet.engine.Outcome;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Worth;
import games.chalet.rules.infiniski.Forecast;
import games.chalet.rules.infiniski.Forecast.Leave;
import games.chalet.rules.infiniski.Forecast.Passage;
import games.chalet.rules.infiniski.InfiniskiAction;
import games.chalet.rules.infiniski.InfiniskiAction.Discard;
import games.chalet.rules.infiniski.InfiniskiAction.ForcedJump;
import games.chalet.rules.infiniski.InfiniskiAction.Gain;
import games.chalet.rules.infiniski.InfiniskiAction.Jump;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiAction.SkiOn;
import games.chalet.rules.infiniski.InfiniskiView;
import games.chalet.rules.infiniski.Laid;
import games.chalet.rules.infiniski.Orientation;
import games.chalet.rules.infiniski.Part;
import games.chalet.rules.infiniski.ScoreCard;
import games.chalet.rules.infiniski.Section;
import games.chalet.rules.infiniski.Slope;
import games.chalet.rules.infiniski.SlopeCard;
import java.util.List;
import java.util.Optional;

/**
 * A skier for whom a point of hazard weighs twice a point of speed, for it never falls again; flags
 * count as they are, and to be buried is the worst.
 */
public final class CarefulSkier
    implements Policy<InfiniskiView, InfiniskiAction>, Worth<InfiniskiView> {

  private static final GameBot.Effort EFFORT = new GameBot.Effort(1600, 200, 0);

  private static final double HAZARD = 2;
  private static final double BURIED = -30;
  private static final double FLAG = 1.5;

  /** What a forced jump costs: hazard, speed and the hand. */
  private static final double STUCK = 3.5;

  /**
   * What a jump costs beside its speed: less than nothing, for new cards come and the deck goes on.
   */
  private static final double NEW_HAND = -1;

  /** So much better an action is e times as likely. */
  private static final double INDIFFERENCE = 0.5;

  private static final double HARDLY_EVER = 0.001;

  /** A result that nobody beats by much. */
  private static final double HIGH_SCORE = 30;

  /** What is still to come, in points for each point of speed above the hazard. */
  private static final double TO_COME = 1;

  /** What Infiniski brings for bots. */
  public static GameBot<InfiniskiView, InfiniskiAction> bot() {
    CarefulSkier skier = new CarefulSkier();
    return new GameBot<>(skier, skier, EFFORT, new SlopeReasons());
  }

  @Override
  public double[] weights(Sight<InfiniskiView, InfiniskiAction> sight) {
    List<InfiniskiAction> actions = sight.legalActions();
    double[] values = actions.stream().mapToDouble(action -> value(sight.view(), action)).toArray();
    double best = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      best = Math.max(best, value);
    }
    double[] weights = new double[values.length];
    for (int index = 0; index < weights.length; index++) {
      weights[index] = Math.max(HARDLY_EVER, Math.exp((values[index] - best) / INDIFFERENCE));
    }
    return weights;
  }

  private static double value(InfiniskiView view, InfiniskiAction action) {
    return switch (action) {
      case Place place ->
          view.forecasts().stream()
              .filter(
                  forecast ->
                      forecast.card() == place.card()
                          && forecast.orientation() == place.orientation())
              .mapToDouble(forecast -> value(view, forecast))
              .max()
              .orElse(BURIED);
      case Gain gain -> gain.speed();
      case Jump jump -> -1 - NEW_HAND;
      case SkiOn skiOn -> onward(view);
      case ForcedJump forced -> 0;
      case Discard discard -> -worth(discard.card());
    };
  }

  private static double value(InfiniskiView view, Forecast forecast) {
    if (forecast.noLanding()) {
      return view.speed() - 1 - HAZARD * (view.hazard() + 1) - NEW_HAND;
    }
    double flags = 0;
    for (Passage passage : forecast.passages()) {
      flags += passage.flag();
      if (passage.buried()) {
        return BURIED + flags;
      }
    }
    Passage last = forecast.passages().getLast();
    double onward =
        last.jump() == Leave.MUST
            ? -1 - NEW_HAND
            : -STUCK * stuck(view, forecast.card(), last.part(), last.speed());
    return last.speed() - HAZARD * last.hazard() + FLAG * flags + onward;
  }

  /**
   * How likely no card is going to connect, and a jump is forced, after that part of a card. About
   * every second card that is drawn connects.
   */
  private static double stuck(InfiniskiView view, SlopeCard card, Part part, int speed) {
    boolean connects = connects(view, card, part);
    int kept = view.hand().contains(card) ? view.hand().size() - 1 : view.hand().size();
    return connects ? 0 : Math.pow(0.5, Math.max(0, ScoreCard.hand(speed) - kept));
  }

  /** Whether another card of the hand can be laid after that part of a card. */
  static boolean connects(InfiniskiView view, SlopeCard card, Part part) {
    Optional<Slope> exit = card.section(part).slope();
    return view.hand().stream()
        .filter(other -> other != card)
        .anyMatch(
            other ->
                other.section(Part.PORTRAIT).slope().equals(exit)
                    || other.section(Part.LEFT).slope().equals(exit));
  }

  /** What the section ahead would do to who stays on the snow. */
  private static double onward(InfiniskiView view) {
    Laid last = view.slope().getLast();
    boolean half = last.orientation() == Orientation.LANDSCAPE && last.stand() == Part.LEFT;
    Section ahead = last.card().section(Part.RIGHT);
    if (!half || ahead.slope().isEmpty()) {
      return -STUCK * stuck(view, last.card(), last.stand(), view.speed());
    }
    int gain = ahead.speeds().stream().mapToInt(Integer::intValue).max().orElse(0);
    int speed = view.speed() + gain;
    return speed < view.hazard() + ahead.hazard()
        ? BURIED
        : gain
            - HAZARD * ahead.hazard()
            - STUCK * stuck(view, last.card(), Part.RIGHT, Math.clamp(speed, 0, 10));
  }

  /** How good a card is to have: what its sections do to the speed, and to the hazard. */
  private static double worth(SlopeCard card) {
    double worth = 0;
    for (Part part : Part.values()) {
      worth +=
          card.section(part).speeds().stream().mapToInt(Integer::intValue).max().orElse(-1)
              - HAZARD * card.section(part).hazard();
    }
    return worth;
  }

  @Override
  public double before(InfiniskiView view, Seat seat) {
    double spare = Math.max(0, view.speed() - view.hazard());
    return Math.min(1, (view.score() + TO_COME * spare) / HIGH_SCORE);
  }

  /** By points, which may be averaged. */
  @Override
  public double after(Outcome outcome, Seat seat) {
    return Math.min(1, outcome.results().get(seat.index()).points() / HIGH_SCORE);
  }
}
