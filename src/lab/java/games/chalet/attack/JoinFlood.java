package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Ever new guests of forty addresses ask together 26 times a second to be let in at one table,
 * while one friend after the other asks from elsewhere. Counts how long each took to be seen by the
 * host.
 */
final class JoinFlood implements Attack {

  private static final int ADDRESSES = 40;
  private static final int QUESTIONS_OF_A_GUEST = 5;
  private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(1_500);
  private static final Duration HEAD_START = Duration.ofSeconds(10);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
  private static final Duration BETWEEN_FRIENDS = Duration.ofSeconds(5);
  private static final int FRIENDS_ADDRESSES = 250;

  private static final Map<String, Object> JOIN = Map.of("kind", "JOIN");

  @Override
  public void on(Target target) {
    Browser host = guest(target, "198.51.100.1", "Ada");
    PlayedTable table = PlayedTable.open(List.of(host), PlayedTable.wanted("avalanche", 3, "OFF"));
    StompPlayer online = StompPlayer.tab(host);
    try (online;
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < ADDRESSES; i++) {
        String address = "192.0.2." + i;
        threads.execute(() -> flood(target, table, address));
      }
      threads.execute(() -> sendFriends(target, table));
    }
  }

  private static Browser guest(Target target, String address, String name) {
    Browser guest = Browser.from(address, target.port());
    guest.choose(name);
    return guest;
  }

  private static void flood(Target target, PlayedTable table, String address) {
    while (target.goesOn()) {
      try {
        Browser guest = guest(target, address, "Eve");
        for (int asked = 0; asked < QUESTIONS_OF_A_GUEST && target.goesOn(); asked++) {
          target.count("questions: " + guest.post(table.path("/requests"), JOIN).status());
          target.rest(BETWEEN_QUESTIONS);
        }
      } catch (RuntimeException | AssertionError e) {
        target.count("attackers not served");
        target.rest(BETWEEN_QUESTIONS);
      }
    }
  }

  private static void sendFriends(Target target, PlayedTable table) {
    target.rest(HEAD_START);
    for (int number = 0; target.goesOn(); number++) {
      String address = "198.51.100." + (2 + number % FRIENDS_ADDRESSES);
      try {
        sendFriend(target, table, guest(target, address, "Friend " + number));
      } catch (RuntimeException | AssertionError e) {
        target.count("friends not served");
      }
      target.rest(BETWEEN_FRIENDS);
    }
  }

  private static void sendFriend(Target target, PlayedTable table, Browser friend) {
    long begun = System.nanoTime();
    friend.write("POST", table.path("/requests"), JOIN);
    boolean seen = isSeen(table, friend);
    while (!seen && target.goesOn()) {
      target.rest(BETWEEN_LOOKS);
      seen = isSeen(table, friend);
    }
    long minutes = TimeUnit.NANOSECONDS.toMinutes(System.nanoTime() - begun) + 1;
    target.count("friends %s within %d min".formatted(seen ? "seen" : "not seen", minutes));
    friend.delete(table.path("/requests/mine"));
  }

  private static boolean isSeen(PlayedTable table, Browser friend) {
    return table
        .read()
        .path("requests")
        .valueStream()
        .anyMatch(asked -> asked.at("/player/id").asString().equals(friend.id()));
  }
}
