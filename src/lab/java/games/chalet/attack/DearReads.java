package games.chalet.attack;

import games.chalet.testing.Browser;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * One address reads what costs the server most as fast as it is answered; how long it takes until
 * somebody elsewhere has the same.
 */
final class DearReads implements Attack {

  private static final String ADDRESS = "192.0.2.1";
  private static final int READERS = 60;
  private static final Duration BETWEEN = Duration.ofMillis(250);
  private static final Duration WHEN_REFUSED = Duration.ofMillis(20);

  private final List<String> paths;

  private DearReads(List<String> paths) {
    this.paths = paths;
  }

  /** Pages' data of all kinds. */
  static DearReads ofEverything() {
    return new DearReads(
        List.of(
            "/api/records",
            "/api/daily",
            "/api/me/statistics",
            "/api/matches?whose=public",
            "/api/matches?whose=mine",
            "/api/tables",
            "/api/tables/mine/turns",
            "/api/matches/MATCH/replay",
            "/api/matches/MATCH/recap"));
  }

  /** Recaps of finished matches. */
  static DearReads ofRecaps() {
    return new DearReads(List.of("/api/matches/MATCH/recap"));
  }

  @Override
  public void on(Target target) {
    Browser honest = Browser.from("198.51.100.1", target.port());
    honest.choose("Ada");
    List<String> wanted = of(finished(honest));
    Browser attacker = Browser.from(ADDRESS, target.port());
    attacker.choose("Eve");
    List<String> flooded = of(finished(attacker));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < READERS; i++) {
        int number = i;
        threads.execute(() -> read(target, attacker, flooded, number));
      }
      int[] next = {0};
      new Probe(target, "read", BETWEEN)
          .repeat(() -> honest.read(wanted.get(next[0]++ % wanted.size())));
    }
  }

  private List<String> of(String match) {
    return paths.stream().map(path -> path.replace("MATCH", match)).toList();
  }

  /** Plays a match of one's own to its end. */
  private static String finished(Browser guest) {
    return guest
        .write(
            "POST",
            "/api/solitaires",
            Map.of("game", "infiniski", "options", Map.of(), "giveUp", true))
        .path("match")
        .asString();
  }

  private static void read(Target target, Browser guest, List<String> flooded, int number) {
    for (int next = number; target.goesOn(); next++) {
      try {
        int status = guest.get(flooded.get(next % flooded.size())).status();
        target.count("attackers' reads: " + status);
        if (status != 200) {
          target.rest(WHEN_REFUSED);
        }
      } catch (RuntimeException e) {
        target.count("attackers' reads: not answered");
      }
    }
  }
}
