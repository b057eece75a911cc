package games.chalet.cluster;

import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.util.Collections;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.env.Environment;

/**
 * A PKCS12 store with one key and certificate, the same in every process: only processes that have
 * it belong to the cluster.
 */
record ClusterKeys(Path store, String password) {

  private static final String MAKE_ONE =
      "Make one as docs/cluster/README.md says, the same for all.";

  /**
   * Returns the key store that {@code CHALET_CLUSTER_KEYSTORE} names; empty: none.
   *
   * @throws StartFailedException if no process could join with it; without the password
   */
  static Optional<ClusterKeys> of(Environment environment) {
    String store = environment.getProperty("chalet.cluster.keystore", "").strip();
    if (store.isEmpty()) {
      return Optional.empty();
    }
    String password = password(environment);
    if (password.isEmpty()) {
      throw new StartFailedException(
          "CHALET_CLUSTER_KEYSTORE is set, but CHALET_CLUSTER_KEYSTORE_PASSWORD is not.",
          "Set it to the password of the key store.",
          null);
    }
    ClusterKeys keys = new ClusterKeys(path(store), password);
    keys.tryOut();
    return Optional.of(keys);
  }

  private static String password(Environment environment) {
    String password;
    try {
      password = environment.getProperty("chalet.cluster.keystore-password", "");
    } catch (IllegalArgumentException e) { // Its message contains the password.
      throw unusablePassword();
    }
    if (password.contains("${")) {
      throw unusablePassword();
    }
    return password;
  }

  private static StartFailedException unusablePassword() {
    return new StartFailedException(
        "The password of the cluster's key store cannot be used as it is given.",
        "Choose one without ${ in it for CHALET_CLUSTER_KEYSTORE_PASSWORD.",
        null);
  }

  private static Path path(String store) {
    try {
      return Path.of(store);
    } catch (InvalidPathException e) {
      throw unusable(store, "which is no name of a file", e);
    }
  }

  private void tryOut() {
    String name = store.toString();
    if (!Files.isRegularFile(store) || !Files.isReadable(store)) {
      throw unusable(name, "which cannot be read", null);
    }
    try (InputStream in = Files.newInputStream(store)) {
      KeyStore keys = KeyStore.getInstance("PKCS12");
      keys.load(in, password.toCharArray());
      certificate(keys, name).checkValidity();
    } catch (CertificateExpiredException | CertificateNotYetValidException e) {
      throw unusable(name, "whose certificate is not valid today", e);
    } catch (IOException e) {
      throw e.getCause() instanceof UnrecoverableKeyException
          ? unusable(name, "which CHALET_CLUSTER_KEYSTORE_PASSWORD does not open", e)
          : unusable(name, "which is no PKCS12 key store", e);
    } catch (GeneralSecurityException e) {
      throw unusable(name, "whose key cannot be read", e);
    }
  }

  private X509Certificate certificate(KeyStore keys, String name) throws GeneralSecurityException {
    for (String alias : Collections.list(keys.aliases())) {
      if (keys.isKeyEntry(alias)
          && keys.getKey(alias, password.toCharArray()) != null
          && keys.getCertificate(alias) instanceof X509Certificate certificate) {
        return certificate;
      }
    }
    throw unusable(name, "in which there is no key with its certificate", null);
  }

  private static StartFailedException unusable(
      String store, String why, @Nullable Exception cause) {
    return new StartFailedException(
        "CHALET_CLUSTER_KEYSTORE names " + store + ", " + why + ".", MAKE_ONE, cause);
  }

  /** Leaves out the password. */
  @Override
  public String toString() {
    return store.toString();
  }
}
