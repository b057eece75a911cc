package games.chalet.training;

import games.chalet.ChaletApplication;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts Chalet on a free port with a data folder of its own, plays in it from outside, and ends it
 * normally: with status 0 if everything was played, otherwise with 1.
 *
 * <p>{@code bin/chalet train} runs it with {@code -XX:AOTCacheOutput}.
 */
public final class TrainingRun {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingRun.class);

  private TrainingRun() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("chalet-training");
    int status = 1;
    try {
      int port = freePort();
      ChaletApplication.main(
          new String[] {
            "--server.address=127.0.0.1",
            "--server.port=" + port,
            "--chalet.data-folder=" + folder,
            "--chalet.database.url=",
            "--chalet.cluster.enabled=false",
            "--chalet.backup.enabled=false",
            // All guests are behind one address, and faster than people.
            "--chalet.limits.writes.per-second=1000",
            "--chalet.limits.writes-per-address.per-second=1000",
            "--chalet.limits.sends.per-second=10000",
            "--chalet.limits.sends-per-address.per-second=10000"
          });
      new Training(port).run();
      status = 0;
    } catch (RuntimeException e) {
      LOG.error("Training failed", e);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
    System.exit(status);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
