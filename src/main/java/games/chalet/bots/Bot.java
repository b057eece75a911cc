package games.chalet.bots;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.rules.GameBots;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A player made of rules, of one level, for one game. Keeps nothing between decisions, so one is
 * enough for any number of seats and matches.
 *
 * @param <S> the game's state
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public final class Bot<S extends Record, V extends Record, A> {

  private final GameBot<V, A> own;
  private final Level level;

  private Bot(GameBot<V, A> own, Level level) {
    this.own = own;
    this.level = level;
  }

  /** Plays that game, under the version of its rules that it is. */
  public static <S extends Record, V extends Record, A> Bot<S, V, A> of(
      Game<?, S, A, V, ?> game, Level level) {
    return new Bot<>(GameBots.of(game), level);
  }

  /**
   * What it does: one of the legal actions, or nothing (empty, never for a seat that is awaited).
   * Who has waited once waits until the number of the turn is another, or it is awaited: it is not
   * to be asked again before.
   *
   * @param random the only chance that there is in it: with the same numbers it decides the same
   */
  public Optional<A> decide(Situation<S, V, A> situation, SplittableRandom random) {
    Choices<A> choices = Choices.of(own.policy(), situation.sight());
    return random.nextDouble() < level.noise() ? choices.any(random) : choices.byWeight(random);
  }
}
