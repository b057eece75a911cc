package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class NewsTest {

  private final List<Object> heard = new CopyOnWriteArrayList<>();
  private final CountDownLatch busy = new CountDownLatch(1);

  @Test
  void whoeverWaitsFindsThatAllToldBeforeHasBeenHeard() {
    try (News news = new News(heard::add)) {
      for (int number = 1; number <= 1000; number++) {
        news.tell(number);
        news.await(Duration.ofMinutes(1));
        assertThat(heard).hasSize(number);
      }
    }
  }

  @Test
  void nobodyWaitsForListenersThatTakeTooLong() {
    try (News news = new News(event -> awaitBusy())) {
      news.tell("something slow");
      news.await(Duration.ofMillis(1));
      busy.countDown();
    }
  }

  @Test
  void afterTheClosingNobodyWaits() {
    News news = new News(heard::add);
    news.tell("the last");
    news.close();
    news.await(Duration.ofMinutes(1));
    assertThat(heard).containsExactly("the last");
  }

  @Test
  void whoFailsAtTheNewsKeepsNobodyFromTheNext() {
    try (News news =
        new News(
            event -> {
              heard.add(event);
              throw new AssertionError("in a test");
            })) {
      news.tell("one");
      news.tell("two");
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
