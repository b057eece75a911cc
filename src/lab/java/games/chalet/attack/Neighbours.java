package games.chalet.attack;

import games.chalet.testing.Browser;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Floods of everything that an address has only so much of, while one friend after the other comes
 * to a table from the same address by its invite link. Counts how long each took to get in.
 */
final class Neighbours implements Attack {

  private static final int WRITERS = 12;
  private static final Duration HEAD_START = Duration.ofSeconds(10);
  private static final Duration BETWEEN_FRIENDS = Duration.ofSeconds(5);
  private static final Duration BEFORE_A_RETRY = Duration.ofMillis(250);
  private static final long NOT_IN = TimeUnit.SECONDS.toNanos(30);

  private static final Map<String, Object> TABLE =
      Map.of(
          "game",
          "hike",
          "seats",
          4,
          "settings",
          Map.of("options", Map.of(), "turnClock", "OFF", "isPublic", false, "spectators", true));

  @Override
  public void on(Target target) {
    Browser host = Browser.named(target.port(), "Host");
    String code = host.write("POST", "/api/tables", TABLE).path("code").asString();
    List<Browser> writers =
        IntStream.range(0, WRITERS)
            .mapToObj(i -> Browser.named(target.port(), "Writer " + i))
            .toList();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Browser writer : writers) {
        threads.execute(() -> openTables(target, writer));
        threads.execute(() -> write(target, writer));
      }
      for (Attack flood : List.of(new NewGuests(), new GetFlood(), new HalfSentBodies())) {
        threads.execute(() -> flood(target, flood));
      }
      threads.execute(() -> sendFriends(target, code));
    }
  }

  private static void flood(Target target, Attack flood) {
    try {
      flood.on(target);
    } catch (Exception e) {
      target.count("floods that failed");
    }
  }

  private static void openTables(Target target, Browser writer) {
    while (target.goesOn()) {
      try {
        target.count("tables " + writer.post("/api/tables", TABLE).status());
      } catch (RuntimeException e) {
        target.count("tables not answered");
      }
      target.rest(BEFORE_A_RETRY);
    }
  }

  private static void write(Target target, Browser writer) {
    while (target.goesOn()) {
      try {
        target.count("writes " + writer.delete("/api/tables/nowhere/requests/mine").status());
      } catch (RuntimeException e) {
        target.count("writes not answered");
      }
      target.rest(Duration.ofMillis(80));
    }
  }

  private static void sendFriends(Target target, String code) {
    target.rest(HEAD_START);
    while (target.goesOn()) {
      long begun = System.nanoTime();
      Browser friend = Browser.at(target.port());
      boolean in = false;
      while (!in && target.goesOn() && System.nanoTime() - begun < NOT_IN) {
        in = comesIn(target, friend, code);
        if (!in) {
          target.rest(BEFORE_A_RETRY);
        }
      }
      long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
      if (in) {
        target.count("friends in within %d s".formatted(seconds + 1));
      } else if (target.goesOn()) {
        target.count("friends not in after %d s".formatted(seconds));
      }
      target.rest(BETWEEN_FRIENDS);
    }
  }

  /** Goes the way of an invite link, from the page to the table. */
  private static boolean comesIn(Target target, Browser friend, String code) {
    try {
      int page = friend.get("/i/" + code).status();
      if (page != 200) {
        target.count("friends' page " + page);
        return false;
      }
      if (friend.guestToken().isEmpty()) {
        friend.choose("Friend");
      }
      friend.read("/api/invitations/" + code);
      Browser.ok(friend.visit(code));
      return true;
    } catch (Browser.TurnedAway e) {
      target.count("friends refused " + e.status());
      return false;
    } catch (RuntimeException e) {
      target.count("friends not answered");
      return false;
    }
  }
}
