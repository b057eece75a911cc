package games.chalet.cluster;

import games.chalet.web.StartFailedException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import org.springframework.core.env.Environment;

/**
 * The settings of a cluster: {@code CHALET_CLUSTER} and the variables that begin with it.
 *
 * @param address under which the other processes reach this one
 * @param port for traffic between processes; 0: any that is free
 * @param keys empty: no encryption, which only the loopback interface allows
 * @param longestJoin the time after which a start is given up if the others cannot be joined
 */
record ClusterSettings(String address, int port, Optional<ClusterKeys> keys, Duration longestJoin) {

  private static final Duration LONGEST_JOIN = Duration.ofSeconds(90);

  private static final String DEFAULT_PORT = "25520";
  private static final int HIGHEST_PORT = 65_535;

  /**
   * Returns the settings.
   *
   * @throws StartFailedException if they are not possible, in one sentence
   */
  static ClusterSettings of(Environment environment) {
    if (environment.getProperty("chalet.database.url", "").isBlank()) {
      throw new StartFailedException(
          "CHALET_CLUSTER is on, but there is no database that several processes could share.",
          "Set CHALET_DATABASE_URL to a PostgreSQL, or leave CHALET_CLUSTER off.",
          null);
    }
    String address = environment.getProperty("chalet.cluster.address", "").strip();
    if (address.contains(":")) {
      throw new StartFailedException(
          "CHALET_CLUSTER_ADDRESS is " + address + ", which is neither a name nor an IPv4 number.",
          "Give a name for an IPv6 number; a port goes into CHALET_CLUSTER_PORT.",
          null);
    }
    ClusterSettings settings =
        new ClusterSettings(
            address.isEmpty() ? ownAddress() : address,
            port(environment.getProperty("chalet.cluster.port", "").strip()),
            ClusterKeys.of(environment),
            LONGEST_JOIN);
    if (!settings.isLoopback() && settings.keys().isEmpty()) {
      throw new StartFailedException(
          "The cluster would be open to everyone who can reach " + settings.address() + ".",
          "Set CHALET_CLUSTER_KEYSTORE and CHALET_CLUSTER_KEYSTORE_PASSWORD as docs/cluster/README.md says,"
              + " or CHALET_CLUSTER_ADDRESS=127.0.0.1 where all processes are on one machine.",
          null);
    }
    return settings;
  }

  private static int port(String said) {
    try {
      int port = Integer.parseInt(said.isEmpty() ? DEFAULT_PORT : said);
      if (port >= 0 && port <= HIGHEST_PORT) {
        return port;
      }
    } catch (NumberFormatException e) {
      // Treated like one that is too high.
    }
    throw new StartFailedException(
        "CHALET_CLUSTER_PORT is " + said + ", which is no port.",
        "Set it to a number up to 65535, or leave it empty: then it is " + DEFAULT_PORT + ".",
        null);
  }

  /**
   * Returns the address of this machine. Debian's hosts file calls it 127.0.1.1, where no other
   * finds it.
   */
  private static String ownAddress() {
    try {
      InetAddress own = InetAddress.getLocalHost();
      if (own instanceof Inet4Address && !own.isLoopbackAddress()) {
        return own.getHostAddress();
      }
    } catch (UnknownHostException e) {
      // Treated like a machine that knows only its own name.
    }
    throw new StartFailedException(
        "This machine does not know the address under which others reach it.",
        "Set CHALET_CLUSTER_ADDRESS; to 127.0.0.1 where all processes are on this machine.",
        null);
  }

  private boolean isLoopback() {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new StartFailedException(
          "CHALET_CLUSTER_ADDRESS names " + address + ", which cannot be resolved.",
          "Set it to a name or number under which the other processes reach this one.",
          e);
    }
  }
}
