package games.chalet.match.live.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class CommittedEventsTest {

  private final List<Object> heard = new CopyOnWriteArrayList<>();
  private final CountDownLatch busy = new CountDownLatch(1);

  @Test
  void waitingEndsAfterAllEarlierEventsAreHandled() {
    try (CommittedEvents events = new CommittedEvents(heard::add)) {
      for (int number = 1; number <= 1000; number++) {
        events.tell(number);
        events.await(Duration.ofMinutes(1));
        assertThat(heard).hasSize(number);
      }
    }
  }

  @Test
  void nobodyWaitsForListenersThatTakeTooLong() {
    try (CommittedEvents events = new CommittedEvents(event -> awaitBusy())) {
      events.tell("something slow");
      events.await(Duration.ofMillis(1));
      busy.countDown();
    }
  }

  @Test
  void afterTheClosingNobodyWaits() {
    CommittedEvents events = new CommittedEvents(heard::add);
    events.tell("the last");
    events.close();
    events.await(Duration.ofMinutes(1));
    assertThat(heard).containsExactly("the last");
  }

  @Test
  void aFailingListenerDoesNotBlockTheNext() {
    try (CommittedEvents events =
        new CommittedEvents(
            event -> {
              heard.add(event);
              throw new AssertionError("in a test");
            })) {
      events.tell("one");
      events.tell("two");
    }
    assertThat(heard).containsExactly("one", "two");
  }

  private void awaitBusy() {
    try {
      busy.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
