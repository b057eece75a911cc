package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class OutboxTest {

  /** The browser, who reads when the test lets the outbox's thread run. */
  private static final class Browser implements Outbox.Wire {
    private final List<String> heard = new ArrayList<>();
    private boolean isThere = true;
    private boolean isOutOfMemory;

    @Override
    public void send(byte[] frame) throws IOException {
      if (!isThere) {
        throw new IOException("gone");
      }
      if (isOutOfMemory) {
        throw new OutOfMemoryError("in a test");
      }
      heard.add(new String(frame, StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {
      heard.add("flush");
    }

    @Override
    public void broken(Throwable why) {
      heard.add("broken");
    }
  }

  private final Queue<Runnable> thread = new ArrayDeque<>();
  private final Browser browser = new Browser();
  private final Outbox outbox = new Outbox(browser, thread::add);

  @Test
  void whatGathersLeavesInOrderAndInOnePiece() {
    post("one");
    post("two");
    assertThat(outbox.isQuiet()).isFalse();
    assertThat(thread).hasSize(1);
    run();
    assertThat(browser.heard).containsExactly("one", "two", "flush");
    assertThat(outbox.isQuiet()).isTrue();
    post("three");
    run();
    assertThat(browser.heard).endsWith("three", "flush");
  }

  @Test
  void onlySoMuchWaitsForOneBrowserUntilItReads() {
    assertThat(outbox.post(frame(Outbox.MOST / 2))).isTrue();
    assertThat(outbox.post(frame(Outbox.MOST / 2))).isFalse();
    run();
    assertThat(outbox.post(frame(Outbox.MOST / 2))).isTrue();
    assertThat(browser.heard).hasSize(2);
  }

  @Test
  void oneLongFrameMayGoOut() {
    assertThat(outbox.post(frame(3 * Outbox.MOST))).isTrue();
    assertThat(outbox.post(frame(1))).isFalse();
    run();
    assertThat(outbox.post(frame(1))).isTrue();
  }

  @Test
  void emptyFramesWeighSomethingToo() {
    int taken = 0;
    while (taken < 100_000 && post("")) {
      taken++;
    }
    assertThat(taken).isBetween(1000, 10_000);
  }

  @Test
  void afterTheLastWordNothingIsTaken() {
    post("last");
    outbox.finish(() -> browser.heard.add("closed"));
    post("more");
    run();
    post("even more");
    run();
    assertThat(browser.heard).containsExactly("last", "flush", "closed");
    assertThat(outbox.isQuiet()).isTrue();
  }

  @Test
  void whoIsLeftGetsNothingMoreAndIsClosedWhenNothingIsBeingSent() {
    post("one");
    post("two");
    outbox.abandon(() -> browser.heard.add("closed"));
    assertThat(browser.heard).isEmpty();
    run();
    assertThat(browser.heard).containsExactly("flush", "closed");
    outbox.abandon(() -> browser.heard.add("closed again"));
    run();
    assertThat(browser.heard).hasSize(2);
  }

  @Test
  void whereTheBrowserIsGoneNothingMoreIsTried() {
    browser.isThere = false;
    post("one");
    post("two");
    run();
    post("three");
    run();
    assertThat(browser.heard).containsExactly("broken");
    assertThat(outbox.isQuiet()).isTrue();
  }

  @Test
  void anErrorLeavesNothingBehindAndIsHeardOf() {
    browser.isOutOfMemory = true;
    post("one");
    assertThatThrownBy(this::run).isInstanceOf(OutOfMemoryError.class);
    assertThat(browser.heard).containsExactly("broken");
    assertThat(outbox.isQuiet()).isTrue();
  }

  private void run() {
    for (Runnable task = thread.poll(); task != null; task = thread.poll()) {
      task.run();
    }
  }

  private boolean post(String frame) {
    return outbox.post(frame.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] frame(int length) {
    return new byte[length];
  }
}
