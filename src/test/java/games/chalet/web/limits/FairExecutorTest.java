package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One thread, and a meter that tasks advance by what they cost. */
class FairExecutorTest {

  private static final Party ANN = new Party("192.0.2.1", "ann");
  private static final Party BOB = new Party("192.0.2.1", "bob");
  private static final Party EVE = new Party("198.51.100.1", "eve");

  private final AtomicLong used = new AtomicLong();
  private final FairExecutor threads = new FairExecutor("test", 1, Thread.NORM_PRIORITY, used::get);
  private final List<String> done = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch begin = new CountDownLatch(1);

  @AfterEach
  void close() {
    begin.countDown();
    threads.close();
  }

  /** Holds the thread until {@link #begin}, at no cost, so that everything else waits. */
  private void hold() throws InterruptedException {
    CountDownLatch held = new CountDownLatch(1);
    threads.execute(
        List.of(new Party("holder", "holder")),
        () -> {
          held.countDown();
          awaitUninterruptibly(begin);
        });
    held.await();
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean execute(Party party, long cost) {
    return execute(List.of(party), cost);
  }

  private boolean execute(List<Party> parties, long cost) {
    return threads.execute(
        parties,
        () -> {
          used.addAndGet(cost);
          done.add(parties.getFirst().person());
        });
  }

  private List<String> doAll(int tasks) throws InterruptedException {
    begin.countDown();
    CountDownLatch end = new CountDownLatch(1);
    while (done.size() < tasks) {
      Thread.onSpinWait();
    }
    end.countDown();
    return List.copyOf(done);
  }

  static Stream<Arguments> floods() {
    return Stream.of(
        Arguments.of("one guest", List.of(EVE)),
        Arguments.of("many guests of one address", guests(100, n -> "198.51.100.1")),
        Arguments.of("guests of five addresses", guests(100, n -> "198.51.100." + n % 5)));
  }

  private static List<Party> guests(int count, java.util.function.IntFunction<String> address) {
    return IntStream.range(0, count).mapToObj(n -> new Party(address.apply(n), "eve" + n)).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("floods")
  void nobodyWaitsForMoreThanOneTaskOfEachAddress(String name, List<Party> flood)
      throws InterruptedException {
    hold();
    for (int n = 0; n < 200; n++) {
      execute(flood.get(n % flood.size()), 100);
    }
    execute(ANN, 100);
    long addresses = flood.stream().map(Party::address).distinct().count();
    assertThat(doAll(201).indexOf("ann")).isLessThanOrEqualTo((int) addresses);
  }

  @Test
  void sharesAreOfTimeAndNotOfTasks() throws InterruptedException {
    hold();
    for (int n = 0; n < 40; n++) {
      execute(EVE, 1000);
      execute(ANN, 100);
    }
    List<String> order = doAll(80);
    assertThat(order.subList(0, 44).stream().filter("ann"::equals).count()).isGreaterThan(38);
  }

  @Test
  void theGuestsOfAnAddressShareWhatItHas() throws InterruptedException {
    hold();
    for (int n = 0; n < 30; n++) {
      execute(ANN, 100);
    }
    for (int n = 0; n < 10; n++) {
      execute(BOB, 100);
      execute(EVE, 100);
    }
    List<String> order = doAll(50).subList(0, 20);
    assertThat(order.stream().filter("eve"::equals).count()).isBetween(9L, 10L);
    assertThat(order.stream().filter("bob"::equals).count()).isBetween(4L, 6L);
  }

  @Test
  void whatOneLeavesUnusedTheOthersHaveAndNobodySaves() throws InterruptedException {
    for (int n = 0; n < 50; n++) {
      execute(EVE, 1000);
    }
    doAll(50);
    done.clear();
    CountDownLatch again = new CountDownLatch(1);
    threads.execute(List.of(new Party("holder", "holder")), () -> awaitUninterruptibly(again));
    for (int n = 0; n < 20; n++) {
      execute(ANN, 1000);
      execute(EVE, 1000);
    }
    again.countDown();
    while (done.size() < 40) {
      Thread.onSpinWait();
    }
    assertThat(done.subList(0, 20).stream().filter("ann"::equals).count()).isBetween(9L, 12L);
  }

  @Test
  void ofSeveralTheOneWhoHasUsedTheLeastBearsTheCost() throws InterruptedException {
    hold();
    for (int n = 0; n < 10; n++) {
      execute(EVE, 100);
    }
    execute(List.of(ANN, EVE), 100);
    assertThat(doAll(11).indexOf("ann")).isLessThanOrEqualTo(1);
  }

  @Test
  void oneHasOnlySoManyWaitingAndOthersAreStillTaken() throws InterruptedException {
    hold();
    int taken = 0;
    while (execute(EVE, 1)) {
      taken++;
    }
    assertThat(taken).isEqualTo(FairExecutor.MOST_OF_A_PERSON);
    int guest = 0;
    while (execute(new Party(EVE.address(), "guest" + guest / 100), 1)) {
      guest++;
    }
    assertThat(taken + guest).isEqualTo(FairExecutor.MOST_OF_AN_ADDRESS);
    assertThat(execute(ANN, 1)).isTrue();
  }

  @Test
  void aTaskThatIsRemovedIsNotDone() throws InterruptedException {
    hold();
    Runnable dropped = () -> done.add("dropped");
    threads.execute(List.of(ANN), dropped);
    execute(ANN, 1);
    threads.remove(dropped);
    assertThat(doAll(1)).containsExactly("ann");
  }

  @Test
  void aTaskThatFailsDoesNotStopTheOthers() throws InterruptedException {
    hold();
    threads.execute(
        List.of(ANN),
        () -> {
          throw new IllegalStateException("in a test");
        });
    execute(ANN, 1);
    assertThat(doAll(1)).containsExactly("ann");
  }

  @Test
  void afterTheEndNothingIsTaken() {
    threads.close();
    assertThat(execute(ANN, 1)).isFalse();
  }
}
