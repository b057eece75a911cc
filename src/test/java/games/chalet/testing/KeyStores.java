package games.chalet.testing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Makes key stores by the command of {@code docs/cluster/README.md}. */
public final class KeyStores {

  private KeyStores() {}

  public static Path make(Path store, String password) throws IOException, InterruptedException {
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "chalet",
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-validity",
                "36500",
                "-dname",
                "CN=chalet",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                password)
            .inheritIO()
            .start();
    if (!keytool.waitFor(60, TimeUnit.SECONDS) || keytool.exitValue() != 0) {
      throw new IllegalStateException("keytool failed");
    }
    return store;
  }
}
