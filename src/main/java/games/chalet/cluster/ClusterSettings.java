package games.chalet.cluster;

import games.chalet.storage.StartFailedException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.springframework.core.env.Environment;

/**
 * What the host says of a cluster: {@code CHALET_CLUSTER} and what begins with it.
 *
 * @param address under which the other processes reach this one
 * @param port for traffic between processes; 0: any that is free
 * @param keys empty: no encryption, which only the loopback interface allows
 */
record ClusterSettings(String address, int port, Optional<Keys> keys) {

  /**
   * A PKCS12 store with one key and certificate, the same in every process: whoever has it belongs
   * to the cluster, and nobody else.
   */
  record Keys(Path store, String password) {

    /** Never its password. */
    @Override
    public String toString() {
      return store.toString();
    }
  }

  /**
   * What is set.
   *
   * @throws StartFailedException if it cannot be, in one sentence
   */
  static ClusterSettings of(Environment environment) {
    if (environment.getProperty("chalet.database.url", "").isBlank()) {
      throw new StartFailedException(
          "CHALET_CLUSTER is on, but there is no database that several processes could share.",
          "Set CHALET_DATABASE_URL to a PostgreSQL, or leave CHALET_CLUSTER off.",
          null);
    }
    String address = environment.getProperty("chalet.cluster.address", "").strip();
    int port = environment.getProperty("chalet.cluster.port", Integer.class, 25520);
    ClusterSettings settings =
        new ClusterSettings(address.isEmpty() ? ownAddress() : address, port, keys(environment));
    if (settings.keys().isEmpty() && !settings.isLoopback()) {
      throw new StartFailedException(
          "The cluster would be open to everybody who can reach " + settings.address() + ".",
          "Set CHALET_CLUSTER_KEYSTORE and CHALET_CLUSTER_KEYSTORE_PASSWORD as docs/hosting.md says,"
              + " or CHALET_CLUSTER_ADDRESS=127.0.0.1 where all processes are on one machine.",
          null);
    }
    return settings;
  }

  private static Optional<Keys> keys(Environment environment) {
    String store = environment.getProperty("chalet.cluster.keystore", "").strip();
    if (store.isEmpty()) {
      return Optional.empty();
    }
    Path path = Path.of(store);
    if (!Files.isReadable(path)) {
      throw new StartFailedException(
          "CHALET_CLUSTER_KEYSTORE names " + store + ", which cannot be read.",
          "Make one as docs/hosting.md says, and let the server read it.",
          null);
    }
    String password = environment.getProperty("chalet.cluster.keystore-password", "");
    if (password.isEmpty()) {
      throw new StartFailedException(
          "CHALET_CLUSTER_KEYSTORE is set, but CHALET_CLUSTER_KEYSTORE_PASSWORD is not.",
          "Set it to the password of the key store.",
          null);
    }
    return Optional.of(new Keys(path, password));
  }

  private static String ownAddress() {
    try {
      return InetAddress.getLocalHost().getHostAddress();
    } catch (UnknownHostException e) {
      throw new StartFailedException(
          "This machine does not know its own address.", "Set CHALET_CLUSTER_ADDRESS.", e);
    }
  }

  private boolean isLoopback() {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new StartFailedException(
          "CHALET_CLUSTER_ADDRESS names " + address + ", which nobody knows.",
          "Set it to a name or number under which the other processes reach this one.",
          e);
    }
  }
}
