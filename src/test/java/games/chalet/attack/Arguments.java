package games.chalet.attack;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What {@link HouseAttack} was asked for.
 *
 * @param only names of attacks
 * @param think how long those who play think before each act
 * @param sameAddress whether those who play come from the attackers' address
 * @param core on which core the house runs
 * @param clientCore on which core everything else
 * @param settings environment variables of the house
 */
record Arguments(
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
      --heap SIZE       of the house (512m)
      --same-address X  yes: those who play come from the attackers' address, too (no)
      --core N          the house runs on that core only (Linux)
      --client-core N   and everything else on this one
      --set NAME=VALUE  an environment variable of the house
      """
          .formatted(String.join(", ", Attacker.attacks().keySet()));

  static Arguments parse(String[] args) {
    Map<String, String> given = new TreeMap<>();
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length || !USAGE.contains(args[i] + " ")) {
        throw new IllegalArgumentException("What is " + args[i] + "?\n" + USAGE);
      }
      if (args[i].equals("--set")) {
        String[] pair = args[i + 1].split("=", 2);
        settings.put(pair[0], pair[1]);
      } else {
        given.put(args[i], args[i + 1]);
      }
    }
    return new Arguments(
        only(given.get("--only")),
        Duration.ofSeconds(Integer.parseInt(given.getOrDefault("--seconds", "120"))),
        Duration.ofMillis(Integer.parseInt(given.getOrDefault("--think", "50"))),
        given.getOrDefault("--heap", "512m"),
        given.getOrDefault("--same-address", "no").equals("yes"),
        Optional.ofNullable(given.get("--core")),
        Optional.ofNullable(given.get("--client-core")),
        settings);
  }

  private static List<String> only(@Nullable String names) {
    List<String> all = new ArrayList<>(Attacker.attacks().keySet());
    if (names == null) {
      return all;
    }
    List<String> wanted = List.of(names.split(","));
    if (!all.containsAll(wanted)) {
      throw new IllegalArgumentException("Not all of " + wanted + " are among " + all);
    }
    return wanted;
  }
}
