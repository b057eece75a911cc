package games.chalet.match.live.writer;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.live.writer.Mailbox.InFlight;
import games.chalet.match.live.writer.MatchMessage.CheckTime;
import games.chalet.match.live.writer.MatchMessage.SentCommand;
import games.chalet.match.live.writer.MatchMessage.SentQuery;
import games.chalet.match.live.writer.MatchMessage.Written;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MailboxTest {

  private static final ReplyAddress.Session SOCKET = new ReplyAddress.Session("here", "s1", "c1");

  private final Queue<Runnable> threads = new ArrayDeque<>();
  private final List<MatchMessage> handled = new ArrayList<>();
  private final Mailbox mailbox = mailbox(handled::add);

  private Mailbox mailbox(Consumer<MatchMessage> handler) {
    Mailbox made = new Mailbox("m", threads::add, new InFlight());
    made.handleWith(handler);
    return made;
  }

  private static MatchMessage leave(int seat) {
    return new SentCommand(new Seat(seat), "ann", new MatchCommand.Leave(), SOCKET);
  }

  private static MatchMessage act(int seat, int choice) {
    return new SentCommand(new Seat(seat), "ann", new MatchCommand.Undo(choice), SOCKET);
  }

  @Test
  void anEndlessSenderKeepsNoOneElseOut() {
    MatchMessage watching = new SentQuery(null, null, new MatchQuery.Snapshot(), SOCKET);
    Stream<MatchMessage> violators =
        Stream.concat(
            IntStream.rangeClosed(1, 5).mapToObj(MailboxTest::leave), Stream.of(watching));
    violators.forEach(message -> assertThat(flood(message)).isBetween(20, 100));
    assertThat(mailbox.post(leave(0))).isTrue();
    assertThat(mailbox.post(new CheckTime())).isTrue();
    run();
    assertThat(handled).endsWith(leave(0), new CheckTime());
    assertThat(flood(leave(1))).isPositive();
  }

  @Test
  void eachKindHasItsOwnBound() {
    Seat seat = new Seat(0);
    for (MatchMessage message :
        List.of(
            leave(0),
            new SentQuery(seat, "ann", new MatchQuery.Snapshot(), SOCKET),
            new SentCommand(
                seat, null, new MatchCommand.Remove(), new ReplyAddress.Waiting("here", 1)),
            new CheckTime())) {
      assertThat(flood(message)).as("%s", message).isEqualTo(message.kind().most());
    }
  }

  @Test
  void waitingMessagesCanBeInspected() {
    mailbox.post(act(0, 1));
    mailbox.post(new CheckTime());
    assertThat(mailbox.waiting()).containsExactly(act(0, 1), new CheckTime());
    run();
    assertThat(mailbox.waiting()).isEmpty();
  }

  @Test
  void anEndlessSenderLeavesTheThreadToOtherMatches() {
    Mailbox other = mailbox(handled::add);
    for (int number = 1; number <= 50; number++) {
      mailbox.post(act(1, number));
    }
    other.post(leave(0));
    run();
    assertThat(handled).hasSize(51).endsWith(act(1, 50));
    assertThat(handled.indexOf(leave(0))).isLessThan(25);
  }

  @Test
  void untilTheJournalHasAnsweredNothingElseIsHandled() {
    List<Mailbox> own = new ArrayList<>();
    Mailbox writing =
        mailbox(
            message -> {
              handled.add(message);
              if (message.equals(leave(0))) {
                own.getFirst().hold();
              }
            });
    own.add(writing);
    writing.post(leave(0));
    writing.post(leave(1));
    run();
    assertThat(handled).containsExactly(leave(0));
    writing.resume(new Written());
    run();
    assertThat(handled).containsExactly(leave(0), new Written(), leave(1));
  }

  @Test
  void anErrorInAMessageKeepsNoOtherFromBeingHandled() {
    Mailbox brittle =
        mailbox(
            message -> {
              if (message.equals(leave(0))) {
                throw new StackOverflowError("in a test");
              }
              handled.add(message);
            });
    brittle.post(leave(0));
    brittle.post(leave(1));
    run();
    assertThat(handled).containsExactly(leave(1));
  }

  @Test
  void whereThereIsNoMemoryTheProcessHearsOfIt() {
    Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
    List<Throwable> uncaught = new ArrayList<>();
    Error fatal = new OutOfMemoryError("in a test");
    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> uncaught.add(e));
    try {
      Mailbox brittle =
          mailbox(
              message -> {
                throw fatal;
              });
      brittle.post(leave(0));
      run();
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(before);
    }
    assertThat(uncaught).containsExactly(fatal);
  }

  /** As the message of one match posts one to the next match while the server closes. */
  @Test
  void postingAfterShutdownIsRefused() throws InterruptedException {
    InFlight inFlight = new InFlight();
    Mailbox closed =
        new Mailbox(
            "m",
            task -> {
              throw new RejectedExecutionException("closed");
            },
            inFlight);
    closed.handleWith(handled::add);
    assertThat(closed.post(leave(0))).isFalse();
    assertThat(closed.post(new CheckTime())).isFalse();
    assertThat(closed.waiting()).isEmpty();
    assertThat(inFlight.awaitQuiet(Duration.ZERO)).isTrue();
  }

  private int flood(MatchMessage message) {
    int taken = 0;
    while (taken < 1000 && mailbox.post(message)) {
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
