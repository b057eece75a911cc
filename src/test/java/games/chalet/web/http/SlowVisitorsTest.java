package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.Browser;
import games.chalet.testing.RawHttp;
import games.chalet.testing.ServerLog;
import games.chalet.testing.StompPlayer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Clients that send or read slowly do no harm to the others. */
@SlowSite
@ExtendWith(OutputCaptureExtension.class)
class SlowVisitorsTest {

  /** The threads that one address may use for HTTP: for its requests, and to refuse more. */
  private static final int SHARE = 2 * SlowSite.REQUESTS + 64;

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final String HALF =
      "PUT /api/session HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.%d\r\n"
          + "Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n{";

  @LocalServerPort private int port;
  @Autowired private RequestsInFlight requests;
  @Autowired private SlowSite.SlowRoom slow;
  private final List<RawHttp> connections = new ArrayList<>();

  private RawHttp open(String bytes) throws IOException {
    RawHttp connection = new RawHttp(port);
    connections.add(connection);
    connection.write(bytes);
    return connection;
  }

  @AfterEach
  void close() throws IOException {
    for (RawHttp connection : connections) {
      connection.close();
    }
    connections.clear();
    await().atMost(PATIENCE).until(() -> requests.count() == 0);
  }

  /** As many people behind one proxy would. */
  @Test
  void halfRequestsOfOneAddressLeaveThreadsToSockets() throws IOException {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      for (int number = 1; number <= SlowSite.THREADS; number++) {
        open(HALF.formatted(number));
      }
      await().atMost(PATIENCE).until(() -> requests.count() == SHARE);
      player.settle();
      close();
      Browser.ok(player.browser().get("/api/session"));
    }
  }

  @Test
  void busySocketsOfOneAddressLeaveThreadsToRequests() {
    Browser browser = Browser.at(port);
    List<StompPlayer> tabs = new ArrayList<>();
    try {
      for (int number = 0; number < SlowSite.THREADS; number++) {
        tabs.add(StompPlayer.tab(browser));
      }
      tabs.forEach(tab -> tab.send("/app/test.slow", Map.of()));
      await().atMost(PATIENCE).until(() -> slow.waiting.get() >= SHARE);
      Browser.ok(Browser.at(port).get("/api/session"));
      assertThat(slow.waiting).hasValue(SHARE);
    } finally {
      slow.open.countDown();
      tabs.forEach(StompPlayer::close);
    }
  }

  @Test
  void aBodyThatDripsIsRefusedInTheEnd() throws IOException {
    RawHttp slow = open(HALF.formatted(1));
    await().atMost(PATIENCE).until(() -> !slow.tryWrite("x") || slow.hasHeard("\r\n\r\n"));
    assertThat(slow.readToEnd())
        .startsWith("HTTP/1.1 408")
        .contains("application/problem+json", "\"too-slow\"");
  }

  @Test
  void aBodyThatNobodyWantsIsNotWaitedForLonger() throws IOException {
    RawHttp slow =
        open("GET /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000\r\n\r\n{");
    await().atMost(PATIENCE).until(() -> !slow.tryWrite("x") || slow.hasHeard("\r\n\r\n"));
    assertThat(slow.readToEnd()).startsWith("HTTP/1.1 408");
  }

  @Test
  void headersThatStopAreNotWaitedFor() throws IOException {
    RawHttp slow = open("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    assertThat(slow.readToEnd()).isEmpty();
  }

  @Test
  void aClientThatDoesNotReadIsCutOff(CapturedOutput log) throws IOException {
    RawHttp deaf = open(RawHttp.request("GET /api/long HTTP/1.1").repeat(5));
    await().atMost(PATIENCE).until(() -> requests.count() == 1);
    await().atMost(PATIENCE).until(() -> requests.count() == 0);
    assertThat(deaf.readToEnd().length()).isLessThan(SlowSite.LONG);
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @Test
  void aClientThatLeavesDuringAResponseCausesNoStackTrace(CapturedOutput log) throws IOException {
    for (int number = 0; number < SlowSite.REQUESTS; number++) {
      RawHttp gone = open(RawHttp.request("GET /api/long HTTP/1.1").repeat(2));
      gone.readUntil("\r\n\r\n");
      gone.close();
    }
    await().atMost(PATIENCE).until(() -> requests.count() == 0);
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @Test
  void oneAddressHasOnlySoManyRequestsAtOneTime() throws IOException {
    for (int number = 0; number < SlowSite.REQUESTS; number++) {
      open(HALF.formatted(7));
    }
    await().atMost(PATIENCE).until(() -> requests.count() == SlowSite.REQUESTS);
    String another = RawHttp.ask(port, HALF.formatted(7));
    assertThat(another)
        .startsWith("HTTP/1.1 429")
        .contains("application/problem+json", "\"too-fast\"", "Retry-After");
    Browser.ok(Browser.at(port).get("/api/session"));
  }

  @Test
  void oneAddressHasOnlySoManyConnections() throws IOException {
    int served = 0;
    while (served <= SlowSite.CONNECTIONS && isServed()) {
      served++;
    }
    assertThat(served).isBetween(1, SlowSite.CONNECTIONS);
    connections.get(0).close();
    await().atMost(PATIENCE).until(this::isServed);
  }

  private boolean isServed() {
    try {
      open(RawHttp.request("GET /api/session HTTP/1.1")).readUntil("\r\n\r\n");
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void aBodySentInTimeMayComeInPieces() throws IOException {
    RawHttp slow = open("POST /api/session HT");
    slow.write("TP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Enc");
    slow.write("oding: chunked\r\n\r\n2\r\n{");
    slow.write("}\r\n0\r\n\r\n");
    assertThat(slow.readToEnd()).startsWith("HTTP/1.1 403").contains("\"csrf\"");
  }
}
