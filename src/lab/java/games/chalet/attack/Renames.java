package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Guests who watch at many tables take one name after the other, and come and go; how long it takes
 * until a host elsewhere hears of a stranger who asks to join.
 */
final class Renames implements Attack {

  private static final String ADDRESS = "192.0.2.1";
  private static final int HOSTS = 20;
  private static final int TABLES_OF_A_HOST = 5;
  private static final int GUESTS = 5;
  private static final int STRANGERS = 12;
  private static final Duration WHEN_REFUSED = Duration.ofMillis(250);
  private static final Duration BETWEEN_ASKS = Duration.ofSeconds(6);

  @Override
  public void on(Target target) throws InterruptedException {
    List<Browser> guests =
        IntStream.range(0, GUESTS).mapToObj(i -> guest(target, ADDRESS, "Eve " + i)).toList();
    CountDownLatch collected = new CountDownLatch(HOSTS);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.execute(() -> askToJoin(target));
      for (int i = 0; i < HOSTS; i++) {
        int number = i;
        threads.execute(
            () -> {
              collect(target, guest(target, ADDRESS, "Host " + number), guests);
              collected.countDown();
            });
      }
      collected.await();
      for (Browser guest : guests) {
        threads.execute(() -> rename(target, guest));
      }
      threads.execute(() -> comeAndGo(target, guests.getFirst()));
    }
  }

  private static Browser guest(Target target, String address, String name) {
    Browser guest = Browser.from(address, target.port());
    patiently(target, () -> guest.choose(name));
    return guest;
  }

  /** Repeats what is refused. */
  private static void patiently(Target target, Runnable deed) {
    while (target.goesOn()) {
      try {
        deed.run();
        return;
      } catch (Browser.TurnedAway e) {
        target.count("setting up: " + e.status());
        target.rest(WHEN_REFUSED);
      }
    }
  }

  private static void collect(Target target, Browser host, List<Browser> guests) {
    for (int i = 0; i < TABLES_OF_A_HOST; i++) {
      patiently(
          target,
          () -> {
            PlayedTable table =
                PlayedTable.open(List.of(host), PlayedTable.wanted("avalanche", 3, "OFF"));
            String code = table.read().path("code").asString();
            guests.forEach(guest -> patiently(target, () -> table.visit(guest, code)));
            target.count("tables");
          });
    }
  }

  private static void rename(Target target, Browser guest) {
    for (int number = 0; target.goesOn(); number++) {
      int next = number;
      patiently(target, () -> guest.choose("Eve the " + next));
      target.count("names");
    }
  }

  private static void comeAndGo(Target target, Browser guest) {
    while (target.goesOn()) {
      try {
        StompPlayer.tab(guest).close();
        target.count("comings");
      } catch (RuntimeException | AssertionError e) {
        target.count("not let in");
        target.rest(WHEN_REFUSED);
      }
    }
  }

  private static void askToJoin(Target target) {
    Browser host = guest(target, "198.51.100.1", "Ada");
    PlayedTable table = PlayedTable.open(List.of(host), PlayedTable.wanted("avalanche", 3, "OFF"));
    Iterator<Browser> strangers = strangers(target);
    String topic = "/topic/table." + table.id();
    try (StompPlayer there = StompPlayer.tab(host)) {
      there.subscribe(topic);
      AtomicLong known = new AtomicLong();
      new Probe(target, "asked to join", BETWEEN_ASKS)
          .repeat(
              () -> {
                Browser stranger = strangers.next();
                stranger.write("POST", table.path("/requests"), Map.of("kind", "JOIN"));
                known.set(awaitNews(there, topic, known.get(), true));
                stranger.delete(table.path("/requests/mine"));
                known.set(awaitNews(there, topic, known.get(), false));
              });
    }
  }

  /** Strangers who take turns, as an address is heard once a minute. */
  private static Iterator<Browser> strangers(Target target) {
    List<Browser> all =
        IntStream.range(0, STRANGERS)
            .mapToObj(i -> guest(target, "198.51.100." + (2 + i), "Ben " + i))
            .toList();
    return Stream.generate(() -> all).flatMap(List::stream).iterator();
  }

  /** Returns the version of the first table after a known one that has a request, or has none. */
  private static long awaitNews(StompPlayer host, String topic, long known, boolean asked) {
    return host.await(
            topic, news -> news.path("version").asLong() > known && news.has("requests") == asked)
        .path("version")
        .asLong();
  }
}
