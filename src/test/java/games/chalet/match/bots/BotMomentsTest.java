package games.chalet.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** When bots act, by a clock that is moved by hand. */
class BotMomentsTest {

  private static final Seat ME = new Seat(1);
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String THINKS = "thinks";

  /** In the order in which it happened: what is awaited, what is thought about, what is sent. */
  private final List<String> happened = new ArrayList<>();

  /** True if a bot's action can be posted. */
  private boolean isTaken = true;

  private final Deque<Runnable> moments = new ArrayDeque<>();
  private final BotMoments botMoments =
      new BotMoments(
          new BotMoments.Clockwork() {
            @Override
            public boolean think(BotTurn turn) {
              happened.add(THINKS);
              return true;
            }

            @Override
            public Future<?> after(Duration delay, Runnable task) {
              happened.add("in " + delay.toMillis());
              moments.add(task);
              return new FutureTask<>(task, null);
            }
          },
          PATIENCE,
          (seat, choice, action) -> {
            happened.add("acts");
            return isTaken;
          });

  private int pauses;

  private BotTurn begin(boolean ofProgram, Optional<JsonNode> decided) {
    Turn.Decision decision =
        new Turn.Decision(
            new TreeSet<>(List.of(ME)), new TreeSet<>(List.of(ME)), Optional.empty(), 3);
    BotTurn turn = new BotTurn(ME, 7, decision, ofProgram, List.of(), () -> decided);
    botMoments.begin(turn, () -> Duration.ofMillis(++pauses));
    return turn;
  }

  private BotTurn begin() {
    return begin(false, Optional.of(JsonNodeFactory.instance.stringNode("go")));
  }

  private void momentComes() {
    moments.remove().run();
  }

  @Test
  void theMomentIsDrawnBeforeTheThoughtBegins() {
    begin();
    assertThat(happened).containsExactly("in 1", THINKS);
  }

  @Test
  void aBotActsAtTheChosenMomentAndNoSooner() {
    begin().thought.run();
    assertThat(happened).containsExactly("in 1", THINKS);
    momentComes();
    assertThat(happened).containsExactly("in 1", THINKS, "acts");
    assertThat(moments).isEmpty();
  }

  @Test
  void aThoughtThatIsLateWaitsForTheNextMoment() {
    BotTurn turn = begin();
    momentComes();
    turn.thought.run();
    assertThat(happened).containsExactly("in 1", THINKS, "in 2");
    momentComes();
    assertThat(happened).containsExactly("in 1", THINKS, "in 2", "acts");
  }

  @Test
  void anActionThatCouldNotBePostedIsPostedAtTheNextMoment() {
    isTaken = false;
    begin().thought.run();
    momentComes();
    isTaken = true;
    momentComes();
    assertThat(happened).containsExactly("in 1", THINKS, "acts", "in 2", "acts");
  }

  @Test
  void aBotThatWaitsDoesNothingAtItsMoment() {
    begin(false, Optional.empty()).thought.run();
    momentComes();
    assertThat(happened).containsExactly("in 1", THINKS);
    assertThat(moments).isEmpty();
  }

  @Test
  void aTurnThatHasPassedIsForgotten() {
    BotTurn turn = begin();
    turn.thought.run();
    turn.drop();
    momentComes();
    assertThat(happened).containsExactly("in 1", THINKS);
  }

  @Test
  void inPlaceOfAProgramABotThinksOnlyWhenTheOthersHaveWaited() {
    BotTurn turn = begin(true, Optional.of(JsonNodeFactory.instance.stringNode("go")));
    assertThat(happened).containsExactly("in 30000");
    momentComes();
    turn.thought.run();
    assertThat(happened).containsExactly("in 30000", THINKS, "in 1");
    momentComes();
    assertThat(happened).endsWith("acts");
  }
}
