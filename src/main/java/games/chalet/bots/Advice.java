package games.chalet.bots;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the top level thinks of a decision.
 *
 * @param choices those that it thought about to the end, its own choice first, then as good as they
 *     came out
 * @param playouts how many times its own was played on; 0 where the policy alone says so
 * @param <A> the game's actions
 */
public record Advice<A>(List<Weighed<A>> choices, int playouts) {

  public Advice {
    choices = List.copyOf(choices);
  }

  /**
   * One choice.
   *
   * @param action empty: to wait
   * @param worth what it came to on average, as {@link games.chalet.engine.Worth} measures it;
   *     empty where nothing was played on
   * @param behind how much less than the first one it came to
   * @param error the standard error of that
   * @param share how much the policy thinks of it, beside all that it may do, from 0 to 1
   */
  public record Weighed<A>(
      Optional<A> action, OptionalDouble worth, double behind, double error, double share) {}

  /** What it would do. */
  public Weighed<A> first() {
    return choices.getFirst();
  }

  /** So many standard errors have to lie between two for one to be surely better. */
  private static final double SURE = 2;

  /** Where the policy alone decides: what it thinks half as much of as of the first. */
  private static final double ALIKE = 0.5;

  /** Whether it cannot be told from the first one. */
  public boolean isAboutAsGood(Weighed<A> choice) {
    return choice.worth().isPresent()
        ? choice.behind() < SURE * choice.error()
        : choice.share() >= ALIKE * first().share();
  }
}
