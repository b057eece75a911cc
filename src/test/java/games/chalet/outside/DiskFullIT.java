package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The disk of the data folder fills up while matches are played, and is emptied again. */
@Tag("thorough")
class DiskFullIT {

  private static final long SEED = Long.getLong("disk.seed", System.nanoTime());
  private static final int DISK_MEGABYTES = 256;
  private static final long MEGABYTE = 1 << 20;
  private static final String SEEDED = "-Ddisk.seed=" + SEED;

  @TempDir Path home;

  private @Nullable SmallDisk disk;

  @BeforeEach
  void mount() {
    SmallDisk mounted = SmallDisk.at(home.resolve("data"), DISK_MEGABYTES).orElse(null);
    if (mounted == null) {
      String loud = "SKIPPED, NOT TESTED: a full disk. None can be mounted here.";
      System.out.println(loud);
      assertThat(System.getenv("CI")).as(loud).isNull();
      Assumptions.abort(loud);
    }
    disk = mounted;
  }

  private SmallDisk disk() {
    return Objects.requireNonNull(disk, "mounted before each test");
  }

  @AfterEach
  void unmount() {
    if (disk != null) {
      disk.close();
    }
  }

  @Test
  void runningMatchesContinueAndNothingIsWrittenOnAFullDisk() {
    ServerProcess.Plan plan =
        disk()
            .with(ServerProcess.Plan.small(home.resolve("data")))
            .with("CHALET_DISK_RESERVE", "100MB")
            .with("CHALET_DISK_MINIMUM", "8MB");
    try (ServerProcess server = ServerProcess.open(plan);
        Sockets sockets = new Sockets()) {
      PlayedTables played = PlayedTables.start(plan.port(), new Random(SEED));
      played.think(Duration.ofMillis(100));
      played.bearWantOfRoom();
      played.connect(sockets);
      Browser guest = Browser.named(plan.port(), "Ada");
      played.awaitActions(10);

      disk().fillUpTo(80 * MEGABYTE);
      patiently("the reserve").until(() -> guest.get(READINESS).json(), DiskFullIT::saysLow);
      assertNoRoom(() -> Browser.named(plan.port(), "Bob"));
      assertNoRoom(
          () -> guest.write("POST", "/api/tables", PlayedTable.wanted("avalanche", 2, "OFF")));
      played.awaitActions(10);
      assertThat(played.talk()).as("chat goes on").isTrue();

      disk().fillUpTo(4 * MEGABYTE);
      patiently("no room").until(() -> guest.get(READINESS).status() == 503);
      assertThat(guest.get(LIVENESS).status()).isEqualTo(200);
      assertThat(guest.get(HEALTH).status()).isEqualTo(503);
      played.awaitWantOfRoom();
      assertThat(played.talk()).as("nobody is heard any more").isFalse();
      assertNoRoom(() -> guest.write("PUT", "/api/session", Map.of("name", "Eve")));
      assertThat(guest.read("/api/tables").isArray()).as("reading goes on").isTrue();

      disk().makeRoom();
      patiently("room").until(() -> guest.get(READINESS).status() == 200);
      played.awaitActions(10);
      assertThat(Browser.named(plan.port(), "Bob").id()).isNotEmpty();
      played.judge();
      assertThat(played.complaints()).as(SEEDED).isEmpty();
      assertThat(server.process().isAlive()).isTrue();
    }
  }

  @Test
  void aDatabaseThatMetAFullDiskEndsTheProcessAndNothingIsLost() throws IOException {
    ServerProcess.Plan plan =
        disk()
            .with(ServerProcess.Plan.small(home.resolve("data")))
            .with("CHALET_DISK_RESERVE", "0")
            .with("CHALET_DISK_MINIMUM", "0");
    ServerProcess server = ServerProcess.open(plan);
    try (Sockets sockets = new Sockets()) {
      PlayedTables played = PlayedTables.start(plan.port(), new Random(SEED));
      played.think(Duration.ofMillis(20));
      played.bearWantOfRoom();
      played.connect(sockets);
      played.awaitActions(10);

      disk().fillUpTo(0);
      assertThat(server.awaitEnd()).as("exit code; " + SEEDED).isNotZero();
      played.awaitDisconnected();
      assertThat(linesWith(server, "had to close after an error on its disk")).hasSize(1);

      for (int again = 1; again <= 2; again++) {
        long before = lines(server);
        server = ServerProcess.launch(plan);
        assertThat(server.awaitEnd()).as("exit code; " + SEEDED).isNotZero();
        assertThat(linesWith(server, "its disk is full")).hasSize(again);
        assertThat(lines(server) - before).as("lines about it").isLessThan(30);
      }

      disk().makeRoom();
      server = ServerProcess.open(plan);
      played.connect(sockets);
      played.judge();
      played.think(Duration.ZERO);
      played.finish();
      assertThat(played.complaints()).as(SEEDED).isEmpty();
    } finally {
      server.kill();
    }
  }

  private static final String HEALTH = "/actuator/health";
  private static final String LIVENESS = HEALTH + "/liveness";
  private static final String READINESS = HEALTH + "/readiness";

  private static boolean saysLow(JsonNode health) {
    return health.path("disk").asString("").equals("low");
  }

  private static void assertNoRoom(Runnable request) {
    assertThatThrownBy(request::run)
        .isInstanceOf(Browser.TurnedAway.class)
        .hasMessageContaining("no-room");
  }

  private static List<String> linesWith(ServerProcess server, String words) throws IOException {
    try (var lines = Files.lines(server.log())) {
      return lines.filter(line -> line.contains(words)).toList();
    }
  }

  private static long lines(ServerProcess server) throws IOException {
    return linesWith(server, "").size();
  }

  private static ConditionFactory patiently(String what) {
    return Awaitility.await(what).atMost(Duration.ofMinutes(5)).pollInterval(Duration.ofMillis(50));
  }
}
