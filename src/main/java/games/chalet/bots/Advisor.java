package games.chalet.bots;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Sight;
import games.chalet.rules.GameBots;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * The top level as an advisor: it thinks like {@link Level#GUIDE}, from what a seat sees and can
 * imagine, and returns more than its own choice.
 *
 * @param <S> the game's state
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public final class Advisor<S extends Record, V extends Record, A> {

  /** The number of further choices, next to the usual one, that are played on to the end. */
  private static final int OTHERS = 2;

  /** The share, relative to the policy's favourite, below which a choice is left out. */
  private static final double SENSIBLE = 0.05;

  private final GameBot<V, A> own;
  private final Optional<Search<S, V, A>> search;

  private Advisor(Game<?, S, A, V, ?> game, GameBot<V, A> own) {
    this.own = own;
    this.search =
        own.effort().playouts() == 0
            ? Optional.empty()
            : Optional.of(new Search<>(game, own, own.effort()));
  }

  /** Creates an advisor for that game, under that version of its rules. */
  public static <S extends Record, V extends Record, A> Advisor<S, V, A> of(
      Game<?, S, A, V, ?> game) {
    return of(game, GameBots.of(game));
  }

  /** Creates an advisor with another bot than the game's own. */
  public static <S extends Record, V extends Record, A> Advisor<S, V, A> of(
      Game<?, S, A, V, ?> game, GameBot<V, A> own) {
    return new Advisor<>(game, own);
  }

  /**
   * Returns the advice for a situation.
   *
   * @param random the only source of chance
   */
  public Advice<A> advise(Situation<S, V, A> situation, SplittableRandom random) {
    return advise(situation, Optional.empty(), random);
  }

  /** Returns the advice for a situation, including in any case the action that was taken there. */
  public Advice<A> judge(Situation<S, V, A> situation, A done, SplittableRandom random) {
    return advise(situation, Optional.of(Optional.of(done)), random);
  }

  /** Returns the reasons why an action may be a good one. */
  public List<?> reasons(Sight<V, A> sight, A action) {
    return own.reasons().of(sight, action);
  }

  private Advice<A> advise(
      Situation<S, V, A> situation, Optional<Optional<A>> named, SplittableRandom random) {
    Choices<A> choices = Choices.of(own.policy(), situation.sight());
    boolean nothingToCompare =
        choices.all().size() == 1 && named.filter(one -> !choices.all().contains(one)).isEmpty();
    if (search.isEmpty() || nothingToCompare) {
      return byWeight(choices, named, random);
    }
    return byPlayouts(choices, search.get().compare(situation, choices, named, OTHERS, random));
  }

  private static <A> Advice<A> byWeight(
      Choices<A> choices, Optional<Optional<A>> named, SplittableRandom random) {
    List<Optional<A>> liked = choices.heaviest(choices.all().size(), random);
    double most = choices.share(liked.getFirst());
    return new Advice<>(
        Stream.concat(
                liked.stream().filter(choice -> choices.share(choice) >= SENSIBLE * most),
                named.stream())
            .distinct()
            .map(
                choice ->
                    new Advice.Weighed<>(
                        choice, OptionalDouble.empty(), 0, 0, choices.share(choice)))
            .toList(),
        0);
  }

  private static <A> Advice<A> byPlayouts(Choices<A> choices, Comparison<A> found) {
    Optional<A> best = found.best();
    Optional<Arm<A>> first =
        found.arms().stream().filter(arm -> arm.choice().equals(best)).findFirst();
    double firstMean = first.map(Arm::mean).orElse(0.0);
    double firstError = first.map(Arm::error).orElse(0.0);
    double usual = found.usualWorth().value();
    List<Advice.Weighed<A>> all = new ArrayList<>();
    all.add(weighed(choices, found.usual(), usual, firstMean, firstError));
    for (Arm<A> arm : found.arms()) {
      boolean isFirst = arm.choice().equals(best);
      all.add(
          weighed(
              choices,
              arm.choice(),
              usual + arm.mean(),
              isFirst ? 0 : firstMean - arm.mean(),
              isFirst ? 0 : Math.hypot(firstError, arm.error())));
    }
    all.sort(
        Comparator.<Advice.Weighed<A>, Boolean>comparing(one -> !one.action().equals(best))
            .thenComparingDouble(Advice.Weighed::behind));
    return new Advice<>(all, found.usualWorth().count());
  }

  private static <A> Advice.Weighed<A> weighed(
      Choices<A> choices, Optional<A> choice, double worth, double behind, double error) {
    return new Advice.Weighed<>(
        choice, OptionalDouble.of(Math.clamp(worth, 0, 1)), behind, error, choices.share(choice));
  }
}
