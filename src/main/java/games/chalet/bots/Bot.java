package games.chalet.bots;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.rules.GameBots;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A rule-based player of one level for one game. It stores nothing between decisions, so one is
 * enough for any number of seats and matches.
 *
 * @param <S> the game's state
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public final class Bot<S extends Record, V extends Record, A> {

  private final GameBot<V, A> own;
  private final Level level;
  private final Optional<Search<S, V, A>> search;

  private Bot(Game<?, S, A, V, ?> game, GameBot<V, A> own, Level level, GameBot.Effort effort) {
    this.own = own;
    this.level = level;
    this.search =
        effort.playouts() == 0 ? Optional.empty() : Optional.of(new Search<>(game, own, effort));
  }

  /** Creates a bot for that game, under that version of its rules. */
  public static <S extends Record, V extends Record, A> Bot<S, V, A> of(
      Game<?, S, A, V, ?> game, Level level) {
    return of(game, GameBots.of(game), level);
  }

  /** Creates a bot with another policy than the game's own. */
  public static <S extends Record, V extends Record, A> Bot<S, V, A> of(
      Game<?, S, A, V, ?> game, GameBot<V, A> own, Level level) {
    return new Bot<>(game, own, level, level.of(own.effort()));
  }

  /**
   * Creates a bot that looks ahead exactly as far as given, even where its game would not; for
   * checks.
   */
  public static <S extends Record, V extends Record, A> Bot<S, V, A> of(
      Game<?, S, A, V, ?> game, GameBot<V, A> own, GameBot.Effort effort) {
    return new Bot<>(game, own, Level.GUIDE, effort);
  }

  /**
   * Decides: returns one of the legal actions, or nothing (empty, never for a seat that is
   * awaited). A bot that has waited waits until the number of the turn is another, or it is
   * awaited: do not call it before.
   *
   * @param random the only source of chance: with the same numbers it decides the same
   */
  public Optional<A> decide(Situation<S, V, A> situation, SplittableRandom random) {
    Choices<A> choices = Choices.of(own.policy(), situation.sight());
    if (choices.all().size() == 1) {
      return choices.all().getFirst();
    }
    if (random.nextDouble() < level.noise()) {
      return choices.any(random);
    }
    return search
        .map(looksAhead -> looksAhead.decide(situation, choices, random))
        .orElseGet(() -> choices.byWeight(random));
  }
}
