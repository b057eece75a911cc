package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.cluster.GateMessage.Numbered;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Messages of other processes arrive in order, or a gap is noticed. */
class GateTest {

  private final Gate gate = new Gate();
  private final List<String> heard = new ArrayList<>();

  private record Word(String text) implements NodeMessage {}

  @BeforeEach
  void listen() {
    gate.handle(
        Word.class,
        (node, word) -> {
          if (word.text().isEmpty()) {
            throw new IllegalStateException("in a test");
          }
          heard.add(node + " " + word.text());
        });
    gate.add(
        new NodeListener() {
          @Override
          public void joined(String node) {
            heard.add(node + " joined");
          }

          @Override
          public void left(String node) {
            heard.add(node + " left");
          }

          @Override
          public void missed(String node) {
            heard.add(node + " missed");
          }
        });
  }

  private void tell(String from, long number, String text) {
    gate.handle(new Numbered(from, number, new Word(text)));
  }

  @Test
  void completeMessagesArrive() {
    gate.handle(new GateMessage.Joined("b"));
    tell("b", 1, "one");
    tell("c", 1, "uno");
    tell("b", 2, "two");
    assertThat(heard).containsExactly("b joined", "b one", "c uno", "b two");
  }

  @Test
  void aGapIsToldBeforeWhatFollowsIt() {
    tell("b", 1, "one");
    tell("b", 3, "three");
    tell("b", 4, "four");
    tell("c", 2, "due");
    assertThat(heard)
        .containsExactly("b one", "b missed", "b three", "b four", "c missed", "c due");
  }

  @Test
  void messagesOfANodeThatIsGoneAreIgnored() {
    tell("b", 1, "one");
    gate.handle(new GateMessage.Left("b"));
    tell("b", 2, "two");
    assertThat(heard).containsExactly("b one", "b left");
  }

  @Test
  void aFailingMessageBlocksNoOther() {
    tell("b", 1, "");
    tell("b", 2, "two");
    assertThat(heard).containsExactly("b two");
  }

  @Test
  void messagesWithoutListenersAreNoGap() {
    gate.handle(new Numbered("b", 1, new Numbered.StillHere()));
    gate.handle(new Numbered("b", 2, new Numbered.Unknown("later.1")));
    tell("b", 3, "three");
    assertThat(heard).containsExactly("b three");
  }

  @Test
  void aLastLostMessageIsNoticedWithTheNextHeartbeat() {
    tell("b", 1, "one");
    gate.handle(new Numbered("b", 3, new Numbered.StillHere()));
    assertThat(heard).containsExactly("b one", "b missed");
  }
}
