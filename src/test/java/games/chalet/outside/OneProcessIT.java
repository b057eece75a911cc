package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is no member of a cluster pays nothing for what others can be. */
@Tag("thorough")
class OneProcessIT {

  @TempDir Path home;

  @Test
  void nothingOfAClusterIsLoaded() throws IOException {
    Path classes = home.resolve("classes.log");
    ServerProcess.Plan plan =
        ServerProcess.Plan.small(home.resolve("data")).withJava("-Xlog:class+load:file=" + classes);
    try (ServerProcess server = ServerProcess.open(plan);
        Sockets sockets = new Sockets()) {
      PlayedTables played = PlayedTables.start(plan.port(), new Random(0));
      played.connect(sockets);
      played.awaitActions(10);
      server.terminate();
    }
    List<String> loaded = Files.readAllLines(classes);
    assertThat(loaded)
        .anyMatch(line -> line.contains(" games.chalet.match.live.LiveMatches "))
        .noneMatch(line -> line.contains(" org.apache.pekko"))
        .noneMatch(line -> line.contains(" com.typesafe.config"));
    assertThat(loaded.stream().filter(line -> line.contains(" games.chalet.cluster.")))
        .allMatch(line -> line.contains(" games.chalet.cluster.ClusterSwitch "));
  }
}
