package games.chalet.attack;

import games.chalet.testing.CommandLine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of {@link ServerAttack}.
 *
 * @param only names of attacks
 * @param think how long those who play think before each act
 * @param sameAddress whether those who play come from the attackers' address
 * @param core on which core the server runs
 * @param clientCore on which core everything else
 * @param settings environment variables of the server
 */
record AttackOptions(
    List<String> only,
    Duration time,
    Duration think,
    String heap,
    boolean sameAddress,
    Optional<String> core,
    Optional<String> clientCore,
    Map<String, String> settings) {

  static final String USAGE =
      """
      --seconds N       how long each attack lasts (120)
      --only A,B        these attacks only, of: %s
      --think N         milliseconds that a seat of the honest match thinks before each act (50)
      --heap SIZE       of the server (512m)
      --same-address X  yes: those who play come from the attackers' address, too (no)
      --core N          the server runs on that core only (Linux)
      --client-core N   and everything else on this one
      --set NAME=VALUE  an environment variable of the server
      """
          .formatted(String.join(", ", Attacker.attacks().keySet()));

  static AttackOptions parse(String[] args) {
    CommandLine given = CommandLine.parse(args, USAGE);
    return new AttackOptions(
        only(given.find("--only")),
        given.seconds("--seconds", 120),
        given.millis("--think", 50),
        given.get("--heap", "512m"),
        given.get("--same-address", "no").equals("yes"),
        given.find("--core"),
        given.find("--client-core"),
        given.settings());
  }

  private static List<String> only(Optional<String> names) {
    List<String> all = new ArrayList<>(Attacker.attacks().keySet());
    if (names.isEmpty()) {
      return all;
    }
    List<String> wanted = List.of(names.get().split(","));
    if (!all.containsAll(wanted)) {
      throw new IllegalArgumentException("Not all of " + wanted + " are among " + all);
    }
    return wanted;
  }
}
