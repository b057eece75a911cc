package games.chalet.stomp.sending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

@ExtendWith(OutputCaptureExtension.class)
class SendQueueTest {

  private static final int MOST = 1024 * 1024;
  private static final int PIECE = 7;
  private static final byte[] TAIL = {'.'};

  /** The browser, who reads when the test lets the queue's thread run. */
  private static final class Browser implements SendQueue.Wire {
    private final List<String> heard = new ArrayList<>();
    private boolean isThere = true;
    private boolean isOutOfMemory;
    private Runnable betweenPieces = () -> {};

    @Override
    public void send(OutgoingFrame frame) throws IOException {
      if (!isThere) {
        throw new IOException("gone");
      }
      if (isOutOfMemory) {
        throw new OutOfMemoryError("in a test");
      }
      StringBuilder text = new StringBuilder();
      for (int from = 0; from < frame.length(); from += PIECE) {
        betweenPieces.run();
        text.append(StandardCharsets.UTF_8.decode(frame.piece(from, PIECE)));
      }
      heard.add(text.toString());
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
  private final SendBudget budget = new SendBudget(Long.MAX_VALUE, MOST);
  private final SendQueue sendQueue = new SendQueue(browser, thread::add, budget);

  @Test
  void gatheredMessagesLeaveInOrderAndWhole() {
    post("one");
    post("two");
    assertThat(sendQueue.isQuiet()).isFalse();
    assertThat(thread).hasSize(1);
    run();
    assertThat(browser.heard).containsExactly("one", "two", "flush");
    assertThat(sendQueue.isQuiet()).isTrue();
    post("three");
    run();
    assertThat(browser.heard).endsWith("three", "flush");
  }

  @Test
  void onlySoMuchWaitsForOneBrowserUntilItReads(CapturedOutput output) {
    assertThat(sendQueue.post(frame(MOST / 2))).isTrue();
    assertThat(sendQueue.post(frame(MOST / 2))).isFalse();
    assertThat(output).contains("CHALET_SENDING_PERSOCKET");
    run();
    assertThat(sendQueue.post(frame(MOST / 2))).isTrue();
    assertThat(browser.heard).hasSize(2);
  }

  @Test
  void oneLongFrameMayGoOut() {
    assertThat(sendQueue.post(frame(3 * MOST))).isTrue();
    assertThat(sendQueue.post(frame(1))).isFalse();
    run();
    assertThat(sendQueue.post(frame(1))).isTrue();
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
    sendQueue.finish(() -> browser.heard.add("closed"));
    post("more");
    run();
    post("even more");
    run();
    assertThat(browser.heard).containsExactly("last", "flush", "closed");
    assertThat(sendQueue.isQuiet()).isTrue();
  }

  @Test
  void aDroppedSessionGetsNothingMoreAndIsClosedOnceIdle() {
    post("one");
    post("two");
    sendQueue.abandon(() -> browser.heard.add("closed"));
    assertThat(browser.heard).isEmpty();
    run();
    assertThat(browser.heard).containsExactly("flush", "closed");
    sendQueue.abandon(() -> browser.heard.add("closed again"));
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
    assertThat(sendQueue.isQuiet()).isTrue();
  }

  @Test
  void anErrorLeavesNothingBehindAndIsHeardOf() {
    browser.isOutOfMemory = true;
    post("one");
    assertThatThrownBy(this::run).isInstanceOf(OutOfMemoryError.class);
    assertThat(browser.heard).containsExactly("broken");
    assertThat(sendQueue.isQuiet()).isTrue();
  }

  @Test
  void whereNoThreadCanBeHadTheBrowserIsLetGoAndNothingIsHeld() {
    SendQueue stuck =
        new SendQueue(
            browser,
            task -> {
              throw new OutOfMemoryError("unable to create native thread");
            },
            budget);
    assertThatThrownBy(() -> stuck.post(frame(5))).isInstanceOf(OutOfMemoryError.class);
    assertThat(browser.heard).containsExactly("broken");
    assertThat(stuck.isQuiet()).isTrue();
    assertThat(budget.waiting()).isZero();
  }

  @Test
  void sharedBodiesReachEachReaderAndCountOnce() {
    Payload body = new Payload("a body of more than one piece".getBytes(StandardCharsets.UTF_8));
    Browser other = new Browser();
    Queue<Runnable> othersThread = new ArrayDeque<>();
    SendQueue another = new SendQueue(other, othersThread::add, budget);
    sendQueue.post(around(body));
    long one = budget.waiting();
    another.post(around(body));
    assertThat(budget.waiting() - one).isEqualTo(one - body.length());
    assertThat(sendQueue.weight()).isEqualTo(one).isEqualTo(another.weight());
    run();
    assertThat(budget.waiting()).isEqualTo(one);
    othersThread.remove().run();
    assertThat(budget.waiting()).isZero();
    assertThat(browser.heard).containsExactly("head a body of more than one piece.", "flush");
    assertThat(other.heard).isEqualTo(browser.heard);
  }

  @Test
  void droppedMessagesAreReleasedEvenWhileBeingSent() {
    Payload body = new Payload(new byte[100]);
    browser.betweenPieces = sendQueue::drop;
    sendQueue.post(around(body));
    sendQueue.post(around(body));
    assertThat(budget.waiting()).isPositive();
    run();
    assertThat(budget.waiting()).isZero();
    assertThat(sendQueue.weight()).isZero();
    assertThat(browser.heard).containsExactly("broken");
  }

  @Test
  void nothingIsCountedOfWhatIsLostOnTheWay() {
    Payload body = new Payload(new byte[100]);
    sendQueue.post(around(body));
    sendQueue.post(around(body));
    sendQueue.abandon(() -> {});
    assertThat(budget.waiting()).isZero();
    run();
    sendQueue.post(around(body));
    assertThat(budget.waiting()).isZero();
    browser.isThere = false;
    SendQueue broken = new SendQueue(browser, thread::add, budget);
    broken.post(around(body));
    broken.post(around(body));
    run();
    broken.close();
    assertThat(budget.waiting()).isZero();
  }

  private void run() {
    for (Runnable task = thread.poll(); task != null; task = thread.poll()) {
      task.run();
    }
  }

  private boolean post(String frame) {
    return sendQueue.post(OutgoingFrame.of(frame.getBytes(StandardCharsets.UTF_8)));
  }

  private static OutgoingFrame frame(int length) {
    return OutgoingFrame.of(new byte[length]);
  }

  private static OutgoingFrame around(Payload body) {
    return OutgoingFrame.around("head ".getBytes(StandardCharsets.UTF_8), body, TAIL);
  }
}
