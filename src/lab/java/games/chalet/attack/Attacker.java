package games.chalet.attack;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The process that attacks: one of its own, so that what it costs is not taken from those who play.
 */
final class Attacker {

  private static final Map<String, Supplier<Attack>> ATTACKS = attacks();

  private Attacker() {}

  /** All ways to attack, by name, in the order in which they are tried. */
  static Map<String, Supplier<Attack>> attacks() {
    Map<String, Supplier<Attack>> all = new LinkedHashMap<>();
    all.put("nothing", () -> target -> target.rest(Duration.ofDays(1)));
    all.put("half-sent", HalfSentBodies::new);
    all.put("unread", UnreadDownloads::new);
    all.put("slow-headers", SlowHeaders::new);
    all.put("heads", HalfHeads::new);
    all.put("connections", IdleConnections::new);
    all.put("deaf-sockets", DeafSockets::new);
    all.put("multipart", MultipartFlood::new);
    all.put("compression", CompressionOffers::new);
    all.put("new-guests", NewGuests::new);
    all.put("given-up", GivenUpSolitaires::new);
    all.put("aborted", AbortedDownloads::new);
    all.put("log", LogFlood::new);
    all.put("sends", SendFlood::new);
    all.put("gets", GetFlood::new);
    all.put("lobby", HiddenTables::new);
    all.put("pings", PingFlood::new);
    all.put("neighbours", Neighbours::new);
    all.put("renames", Renames::new);
    all.put("bots", BusyBots::new);
    all.put("recaps", DearReads::ofRecaps);
    all.put("reads", DearReads::ofEverything);
    all.put("claims", FalseClaims::new);
    all.put("joins", JoinFlood::new);
    return all;
  }

  /** Attacks. {@code args}: which way, the port, and for how many seconds. */
  public static void main(String[] args) throws Exception {
    Supplier<Attack> attack = ATTACKS.get(args[0]);
    if (attack == null) {
      throw new IllegalArgumentException("One of " + ATTACKS.keySet());
    }
    Duration time = Duration.ofSeconds(Long.parseLong(args[2]));
    try (Target target = new Target(Integer.parseInt(args[1]), time)) {
      stopAtTheLatestAfter(time.plusSeconds(20), target);
      attack.get().on(target);
      System.out.println(target.counts());
    }
    System.exit(0);
  }

  private static void stopAtTheLatestAfter(Duration time, Target target) {
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try {
                Thread.sleep(time);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              System.out.println(target.counts());
              Runtime.getRuntime().halt(0);
            });
  }
}
