package games.chalet.attack;

import java.util.List;

/**
 * The result of one attack.
 *
 * @param complaints of those who played, each a loss
 * @param attacker what the attacker counted
 */
record Report(
    String attack,
    Service.Seen seen,
    List<String> complaints,
    Used used,
    boolean outOfMemory,
    String attacker) {

  static final String HEAD =
      """
      | attack | acts/s | p50 | p99 | longest gap | refused, thrown out, HTTP failed | lost | live heap | most resident | disk | log | out of memory | newcomers; what the attackers did |
      |---|---|---|---|---|---|---|---|---|---|---|---|---|"""
          .strip();

  private static final double MEGA = 1e6;
  private static final double KILO = 1e3;

  /** In bytes: what is reachable at the end, most resident, most written, log. */
  record Used(long liveHeap, long resident, long disk, long log) {}

  @Override
  public String toString() {
    return ("| %s | %.1f | %.1f ms | %.0f ms | %d ms | %d, %d, %d | %s | %.0f MB | %.0f MB | %.1f MB"
            + " | %.0f kB | %s | %s |")
        .formatted(
            attack,
            seen.actsPerSecond(),
            seen.p50(),
            seen.p99(),
            seen.longestGap(),
            seen.refused(),
            seen.thrownOut(),
            seen.interrupted(),
            complaints.isEmpty() ? "nothing" : complaints,
            used.liveHeap() / MEGA,
            used.resident() / MEGA,
            used.disk() / MEGA,
            used.log() / KILO,
            outOfMemory ? "yes" : "no",
            attacker.replace("\n", " "));
  }
}
