package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class MailboxTest {

  private final Queue<Runnable> threads = new ArrayDeque<>();
  private final List<String> opened = new ArrayList<>();
  private final Mailbox mailbox = new Mailbox(threads::add, new Activity());

  @Test
  void whoeverSendsWithoutEndKeepsNobodyElseOut() {
    for (String violator : List.of("seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "watchers")) {
      assertThat(flood(violator)).isBetween(20, 100);
    }
    assertThat(mailbox.post("seat 0", () -> opened.add("call"))).isTrue();
    assertThat(mailbox.post(() -> opened.add("time"))).isTrue();
    run();
    assertThat(opened).containsExactly("call", "time");
    assertThat(flood("seat 1")).isPositive();
  }

  @Test
  void whoeverSendsWithoutEndLeavesTheThreadToOtherMatches() {
    Mailbox other = new Mailbox(threads::add, new Activity());
    for (int number = 1; number <= 50; number++) {
      String letter = "flood " + number;
      mailbox.post("eve", () -> opened.add(letter));
    }
    other.post("ann", () -> opened.add("call"));
    run();
    assertThat(opened).hasSize(51).endsWith("flood 50");
    assertThat(opened.indexOf("call")).isLessThan(25);
  }

  @Test
  void anErrorInALetterKeepsNoOtherFromBeingOpened() {
    mailbox.post(
        () -> {
          throw new StackOverflowError("in a test");
        });
    mailbox.post(() -> opened.add("call"));
    run();
    assertThat(opened).containsExactly("call");
  }

  @Test
  void whereThereIsNoMemoryTheProcessHearsOfIt() {
    Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
    Error fatal = new OutOfMemoryError("in a test");
    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> opened.add(e.getMessage()));
    try {
      mailbox.post(
          () -> {
            throw fatal;
          });
      run();
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(before);
    }
    assertThat(opened).containsExactly("in a test");
  }

  /** As the letter of one match puts one into the next match's while the house closes. */
  @Test
  void whoeverPutsALetterInWhenTheThreadsHaveEndedIsToldSo() throws InterruptedException {
    Activity activity = new Activity();
    Mailbox closed =
        new Mailbox(
            task -> {
              throw new RejectedExecutionException("closed");
            },
            activity);
    assertThat(closed.post(() -> opened.add("late"))).isFalse();
    assertThat(closed.post("seat 0", () -> opened.add("late"))).isFalse();
    assertThat(activity.awaitQuiet(Duration.ZERO)).isTrue();
  }

  private int flood(String sender) {
    int taken = 0;
    while (taken < 1000 && mailbox.post(sender, () -> {})) {
      taken++;
    }
    return taken;
  }

  private void run() {
    for (Runnable task = threads.poll(); task != null; task = threads.poll()) {
      task.run();
    }
  }
}
