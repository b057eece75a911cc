package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class FairThreadsTest {

  /** Tasks given to the threads and not begun: each takes one. */
  private final Queue<Runnable> begun = new ArrayDeque<>();

  private final List<String> done = new ArrayList<>();
  private final FairThreads fair = new FairThreads(begun::add, 2);

  private void ask(String address, String what) {
    fair.execute(address, () -> done.add(what));
  }

  private void finishOne() {
    begun.remove().run();
  }

  @Test
  void nobodyHasMoreThanTheirShareAndTheOthersDoNotWaitForThem() {
    ask("greedy", "1");
    ask("greedy", "2");
    ask("greedy", "3");
    ask("greedy", "4");
    ask("modest", "a");
    assertThat(begun).hasSize(3);
    finishOne();
    assertThat(begun).hasSize(3);
    while (!begun.isEmpty()) {
      finishOne();
    }
    assertThat(done).containsExactly("1", "2", "a", "3", "4");
  }

  @Test
  void aTaskThatFailsReturnsItsThread() {
    for (int number = 0; number < 3; number++) {
      fair.execute(
          "greedy",
          () -> {
            throw new IllegalStateException("in a test");
          });
    }
    for (int number = 0; number < 3; number++) {
      assertThatThrownBy(this::finishOne).isInstanceOf(IllegalStateException.class);
    }
    ask("greedy", "1");
    finishOne();
    assertThat(done).containsExactly("1");
  }

  @Test
  void aResponseNobodyReadsEndsAfterATimeout() {
    FairThreads closed =
        new FairThreads(
            task -> {
              throw new RejectedExecutionException("closed");
            },
            1);
    for (int number = 0; number < 3; number++) {
      assertThatThrownBy(() -> closed.execute("somebody", () -> done.add("never")))
          .isInstanceOf(RejectedExecutionException.class);
    }
    assertThat(done).isEmpty();
  }
}
