package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Days that all play together in Hike! can be taken back unseen; and the checks find it if not. */
class UndoChecksTest {

  private static final Seed SEED = new Seed("c".repeat(64));

  private final Game<?, ?, ?, ?, ?> hike = new GameCatalog().find("hike").orElseThrow();

  private static <O extends Record, S extends Record, A, V extends Record, E> int check(
      Game<O, S, A, V, E> game) {
    UndoChecks<S, A, V, E> checks = new UndoChecks<>(game, SEED);
    Variant<O> together = Variant.of(game, 3, Map.of("days", "TOGETHER"), Json.create());
    new Playout<>(game, Players.TASTES).play(together, SEED, checks);
    return checks.takenBack();
  }

  @Test
  void aDayPlayedTogetherIsTakenBackActByAct() {
    assertThat(check(hike)).isPositive();
  }

  @Test
  void anActThatCannotBeDoneTwiceIsFound() {
    Set<Object> seen = new HashSet<>();
    Game<?, ?, ?, ?, ?> faulty =
        (Game<?, ?, ?, ?, ?>)
            Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("apply") && !seen.add(arguments[0])) {
                    return new Step<>((Record) arguments[0], List.of(), false);
                  }
                  try {
                    return method.invoke(hike, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
    assertThatExceptionOfType(CheckFailedException.class)
        .isThrownBy(() -> check(faulty))
        .withMessageContaining("taken back and done again");
  }
}
