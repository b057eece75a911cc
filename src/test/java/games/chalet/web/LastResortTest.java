package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.task.TaskSchedulingAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.Scheduled;

/** Threads outlive what fails in them, or the process hears of it. */
class LastResortTest {

  private static final Logger LOG = LoggerFactory.getLogger(LastResortTest.class);

  private final List<Throwable> heard = new ArrayList<>();

  @BeforeEach
  void hear() {
    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> heard.add(e));
  }

  @AfterEach
  void asBefore() {
    Thread.currentThread().setUncaughtExceptionHandler(null);
  }

  @Test
  void aFailedTaskIsOver() {
    for (Throwable e :
        List.of(
            new IllegalStateException("in a test"),
            new AssertionError("in a test"),
            new NoClassDefFoundError("in a test"),
            new StackOverflowError("in a test"))) {
      LastResort.surviving(() -> failWith(e), LOG, "It failed").run();
    }
    assertThat(heard).isEmpty();
  }

  @Test
  void withoutMemoryNothingGoesOn() {
    Error fatal = new OutOfMemoryError("in a test");
    LastResort.surviving(() -> failWith(fatal), LOG, "It failed").run();
    assertThat(heard).contains(fatal);
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void failWith(Throwable e) throws E {
    throw (E) e;
  }

  @Configuration(proxyBeanMethods = false)
  @EnableScheduling
  static class Clockwork {

    private final AtomicInteger ticks = new AtomicInteger();

    @Scheduled(fixedDelay = 1)
    void tick() {
      if (ticks.incrementAndGet() < 3) {
        throw new NoClassDefFoundError("in a test");
      }
    }
  }

  @Test
  void scheduledTasksContinueAfterAFailure() {
    new ApplicationContextRunner()
        .withConfiguration(AutoConfigurations.of(TaskSchedulingAutoConfiguration.class))
        .withUserConfiguration(ProcessConfiguration.class, Clockwork.class)
        .run(
            server -> {
              Clockwork clockwork = server.getBean(Clockwork.class);
              await().until(() -> clockwork.ticks.get() >= 4);
            });
  }
}
