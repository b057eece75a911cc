package games.chalet.bots;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The judgement of the top level on a decision.
 *
 * @param choices those that it considered to the end, its own choice first, then by their results
 * @param playouts the number of playouts of its own choice; 0 where the policy alone decides
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
   * @param worth its average result, as {@link games.chalet.engine.Worth} measures it; empty where
   *     there were no playouts
   * @param behind how much lower its result is than the first one's
   * @param error the standard error of that
   * @param share the share, from 0 to 1, that the policy gives it among all possible choices
   */
  public record Weighed<A>(
      Optional<A> action, OptionalDouble worth, double behind, double error, double share) {}

  /** Returns its own choice. */
  public Weighed<A> first() {
    return choices.getFirst();
  }

  /** The number of standard errors that have to lie between two for one to be surely better. */
  private static final double SURE = 2;

  /**
   * The share, relative to the first one's, from which a choice is as good where the policy alone
   * decides.
   */
  private static final double ALIKE = 0.5;

  /** Returns true if it cannot be told from the first one. */
  public boolean isAboutAsGood(Weighed<A> choice) {
    return choice.worth().isPresent()
        ? choice.behind() < SURE * choice.error()
        : choice.share() >= ALIKE * first().share();
  }
}
