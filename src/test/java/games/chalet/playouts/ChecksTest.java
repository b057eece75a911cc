package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The checks find what they are there to find: each fault is put into a game that has none. */
@Execution(ExecutionMode.CONCURRENT)
class ChecksTest {

  private static final Json JSON = Json.create();
  private static final Seed SEED = new Seed("c".repeat(64));

  private final Game<?, ?, ?, ?, ?> sound = new GameCatalog().find("avalanche").orElseThrow();

  /** The result of a call of the sound game. */
  private interface Call {

    Object proceed(Object... arguments);
  }

  /** The faulty game's result instead. */
  private interface Fault {

    Object answer(Object[] arguments, Call call);
  }

  private Game<?, ?, ?, ?, ?> with(String faultyFunction, Fault fault) {
    return (Game<?, ?, ?, ?, ?>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              Call call =
                  changed -> {
                    try {
                      return method.invoke(sound, changed);
                    } catch (IllegalAccessException | InvocationTargetException e) {
                      throw new IllegalArgumentException(e);
                    }
                  };
              return method.getName().equals(faultyFunction)
                  ? fault.answer(arguments, call)
                  : call.proceed(arguments);
            });
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void checkRules(
      Game<O, S, A, V, E> game) {
    play(game, new RuleChecks<>(game));
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void checkDeeply(
      Game<O, S, A, V, E> game) {
    play(game, new DeepChecks<>(game, JSON, SEED));
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void play(
      Game<O, S, A, V, E> game, PlayoutObserver<S, A, E> witness) {
    new Playout<>(game, Players.TASTES).play(new Variant<>(game.defaults(3), 3), SEED, witness);
  }

  private static void foundByRules(Game<?, ?, ?, ?, ?> game, String what) {
    assertThatExceptionOfType(CheckFailedException.class)
        .isThrownBy(() -> checkRules(game))
        .withMessageContaining(what);
  }

  private static void foundDeeply(Game<?, ?, ?, ?, ?> game, String what) {
    assertThatExceptionOfType(CheckFailedException.class)
        .isThrownBy(() -> checkDeeply(game))
        .withMessageContaining(what);
  }

  /** One bit of all that is in a state; modulo 7, since small numbers divide 31 - 1. */
  private static boolean hiddenBit(Object state) {
    return Math.floorMod(state.toString().hashCode(), 7) < 3;
  }

  @Test
  void nothingIsFoundInASoundGame() {
    assertThatNoException().isThrownBy(() -> checkRules(sound));
    assertThatNoException().isThrownBy(() -> checkDeeply(sound));
  }

  @Test
  void aMissingCard() {
    foundByRules(with("invariantViolations", (state, call) -> List.of("a card")), "a card");
  }

  @Test
  void anActionTwice() {
    foundByRules(
        with(
            "legalActions",
            (arguments, call) -> {
              List<Object> actions = new ArrayList<>((List<?>) call.proceed(arguments));
              actions.addAll((List<?>) call.proceed(arguments));
              return actions;
            }),
        "listed twice");
  }

  @Test
  void aSeatThatMayNotActButCan() {
    foundByRules(
        with(
            "legalActions",
            (arguments, call) -> {
              for (int seat = 0; seat < 3; seat++) {
                List<?> actions = (List<?>) call.proceed(arguments[0], new Seat(seat));
                if (!actions.isEmpty()) {
                  return actions;
                }
              }
              return List.of();
            }),
        "not both");
  }

  @Test
  void aViewThatShowsAnothersHand() {
    foundDeeply(
        with(
            "view",
            (arguments, call) -> call.proceed(arguments[0], new Viewer.Seated(new Seat(0)))),
        "the view of");
  }

  @Test
  void legalActionsThatDependOnWhatTheSeatCannotSee() {
    foundDeeply(
        with(
            "legalActions",
            (arguments, call) -> {
              List<?> actions = (List<?>) call.proceed(arguments);
              boolean cut = hiddenBit(arguments[0]) && actions.size() > 1;
              return cut ? actions.subList(1, actions.size()) : actions;
            }),
        "the legal actions of");
  }

  @Test
  void aRefusalThatDependsOnWhatTheSeatCannotSee() {
    foundDeeply(
        with(
            "refusal",
            (arguments, call) ->
                hiddenBit(arguments[0])
                    ? new Refusal("odd", "Not possible.", "")
                    : call.proceed(arguments)),
        "the refusal of");
  }

  @Test
  void anApplyThatIsNotPure() {
    foundDeeply(
        with(
            "apply",
            new Fault() {
              private boolean odd;

              @Override
              public Object answer(Object[] arguments, Call call) {
                odd = !odd;
                Step<?, ?> step = (Step<?, ?>) call.proceed(arguments);
                return new Step<>(step.state(), step.events(), odd);
              }
            }),
        "two different results");
  }

  @Test
  void eventsThatTellAHiddenCard() {
    foundDeeply(
        with(
            "apply",
            (arguments, call) -> {
              Step<?, ?> step = (Step<?, ?>) call.proceed(arguments);
              List<Object> events = new ArrayList<>(step.events());
              if (hiddenBit(step.state())) {
                events.addAll(step.events());
              }
              return new Step<>(step.state(), events, step.revealed());
            }),
        "the events of");
  }

  @Test
  void aDrawThatIsSaidToRevealNothing() {
    foundDeeply(
        with(
            "apply",
            (arguments, call) -> {
              Step<?, ?> step = (Step<?, ?>) call.proceed(arguments);
              return new Step<>(step.state(), step.events(), false);
            }),
        "reveals something, but does not say so");
  }

  @Test
  void aHiddenThingOnWhichItDependsWhetherAnythingIsRevealed() {
    foundDeeply(
        with(
            "apply",
            (arguments, call) -> {
              Step<?, ?> step = (Step<?, ?>) call.proceed(arguments);
              return new Step<>(
                  step.state(), step.events(), step.revealed() || hiddenBit(arguments[0]));
            }),
        "whether ");
  }

  /**
   * One that likes the first of the legal actions, or the last one, by a bit that it cannot see.
   */
  @Test
  void aBotThatPeeks() {
    foundInBot(
        with(
            "legalActions",
            (arguments, call) -> {
              List<?> actions = (List<?>) call.proceed(arguments);
              return hiddenBit(arguments[0]) ? actions.reversed() : actions;
            }),
        "knows something hidden");
  }

  @Test
  void nothingIsFoundInASoundBot() {
    assertThatNoException().isThrownBy(() -> checkBot(sound));
  }

  private static void foundInBot(Game<?, ?, ?, ?, ?> game, String what) {
    assertThatExceptionOfType(CheckFailedException.class)
        .isThrownBy(() -> checkBot(game))
        .withMessageContaining(what);
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void checkBot(
      Game<O, S, A, V, E> game) {
    play(game, new BotChecks<>(game, GameBot.plain(), SEED));
  }
}
