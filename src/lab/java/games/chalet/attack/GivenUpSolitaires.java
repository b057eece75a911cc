package games.chalet.attack;

import games.chalet.testing.Browser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Matches for one that are begun to be given up. */
final class GivenUpSolitaires implements Attack {

  private static final int GUESTS = 20;
  private static final Duration WHEN_REFUSED = Duration.ofMillis(100);

  @Override
  public void on(Target target) {
    List<Browser> guests = new ArrayList<>();
    for (int i = 0; i < GUESTS; i++) {
      guests.add(Browser.named(target.port(), "Quitter " + i));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Browser guest : guests) {
        threads.execute(() -> playAndGiveUp(target, guest));
      }
    }
  }

  private static void playAndGiveUp(Target target, Browser guest) {
    while (target.goesOn()) {
      try {
        guest.write(
            "POST",
            "/api/solitaires",
            Map.of("game", "infiniski", "options", Map.of(), "giveUp", true));
        target.count("begun");
      } catch (Browser.TurnedAway e) {
        target.count(String.valueOf(e.status()));
        target.rest(WHEN_REFUSED);
      }
    }
  }
}
