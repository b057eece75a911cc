package games.chalet.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** When a bot has something new to decide. */
class BotTurnTest {

  private static final Seat ME = new Seat(1);
  private static final int CHOICE = 7;

  private static Turn.Decision awaiting(int seat, int number) {
    SortedSet<Seat> all = new TreeSet<>(List.of(new Seat(0), ME));
    return new Turn.Decision(new TreeSet<>(List.of(new Seat(seat))), all, Optional.empty(), number);
  }

  private static BotTurn decided(Turn.Decision decision, Optional<JsonNode> what) {
    BotTurn turn = new BotTurn(ME, CHOICE, decision, false, List.of(), () -> what);
    turn.thought.run();
    return turn;
  }

  @Test
  void theSameChoiceIsDecidedOnce() {
    BotTurn turn = decided(awaiting(1, 3), Optional.of(JsonNodeFactory.instance.stringNode("go")));
    assertThat(turn.holds(CHOICE, awaiting(1, 3))).isTrue();
    assertThat(turn.holds(CHOICE + 1, awaiting(1, 3))).isFalse();
  }

  @Test
  void aBotThatWaitedIsNotAskedAgainInThatTurn() {
    BotTurn turn = decided(awaiting(0, 3), Optional.empty());
    assertThat(turn.holds(CHOICE, awaiting(0, 3))).isTrue();
    assertThat(turn.holds(CHOICE + 1, awaiting(0, 3))).isTrue();
  }

  @Test
  void aBotThatWaitedIsAskedInTheNextTurnAndWhenAwaited() {
    BotTurn turn = decided(awaiting(0, 3), Optional.empty());
    assertThat(turn.holds(CHOICE + 1, awaiting(0, 4))).isFalse();
    assertThat(turn.holds(CHOICE + 1, awaiting(1, 3))).isFalse();
    assertThat(turn.holds(CHOICE, awaiting(1, 3))).isFalse();
  }

  @Test
  void aThinkingBotStartsOverForAnotherChoice() {
    BotTurn turn = new BotTurn(ME, CHOICE, awaiting(0, 3), false, List.of(), Optional::empty);
    assertThat(turn.holds(CHOICE, awaiting(0, 3))).isTrue();
    assertThat(turn.holds(CHOICE + 1, awaiting(0, 3))).isFalse();
  }

  @Test
  void aThoughtThatWasDroppedHasDecidedNothing() {
    BotTurn turn = new BotTurn(ME, CHOICE, awaiting(0, 3), false, List.of(), Optional::empty);
    turn.drop();
    turn.thought.cancel(false);
    assertThat(turn.isDropped()).isTrue();
    assertThat(turn.decided()).isEmpty();
    assertThat(turn.holds(CHOICE + 1, awaiting(0, 3))).isFalse();
  }
}
