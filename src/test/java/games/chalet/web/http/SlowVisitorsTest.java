package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.testing.Browser;
import games.chalet.testing.RawHttp;
import games.chalet.testing.ServerLog;
import games.chalet.testing.SiteTest;
import games.chalet.testing.StompPlayer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.TestPropertySource;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Clients that send or read slowly do no harm to the others. */
@SiteTest
@Import(SlowVisitorsTest.Library.class)
@ExtendWith(OutputCaptureExtension.class)
@TestPropertySource(
    properties = {
      "server.tomcat.threads.max=" + SlowVisitorsTest.THREADS,
      "server.tomcat.connection-timeout=5s",
      "server.tomcat.keep-alive-timeout=60s",
      "chalet.limits.http.body-within=1s",
      "chalet.limits.http.requests-per-address=" + 2 * SlowVisitorsTest.REQUESTS,
      "chalet.limits.http.requests=0",
      "chalet.limits.http.connections-per-address=" + SlowVisitorsTest.CONNECTIONS
    })
class SlowVisitorsTest {

  static final int THREADS = 100;
  static final int REQUESTS = 4;
  static final int CONNECTIONS = 120;

  /** The threads that one address may use for HTTP: for its requests, and to refuse more. */
  private static final int SHARE = 2 * REQUESTS + 64;

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** More than the operating system keeps for one who does not read. */
  private static final int LONG = 16 * 1024 * 1024;

  private static final String HALF =
      "PUT /api/session HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.%d\r\n"
          + "Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n{";

  @LocalServerPort private int port;
  @Autowired private RequestsInFlight requests;
  @Autowired private SlowRoom slow;
  private final List<RawHttp> connections = new ArrayList<>();

  /** Something long to read. */
  @TestConfiguration
  @Import({LongRead.class, SlowRoom.class})
  static class Library {}

  @RestController
  static final class LongRead {

    @GetMapping("/api/long")
    byte[] read() {
      return new byte[LONG];
    }
  }

  /** Keeps the thread that reads a socket until it is opened. */
  static final class SlowRoom implements SendHandler {

    private final AtomicInteger waiting = new AtomicInteger();
    private final CountDownLatch open = new CountDownLatch(1);

    @Override
    public boolean take(SocketCaller caller, String destination, byte[] body) {
      if (!destination.equals("/app/test.slow")) {
        return false;
      }
      waiting.incrementAndGet();
      try {
        open.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return true;
    }
  }

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
      for (int number = 1; number <= THREADS; number++) {
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
      for (int number = 0; number < THREADS; number++) {
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
    assertThat(deaf.readToEnd().length()).isLessThan(LONG);
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @Test
  void aClientThatLeavesDuringAResponseCausesNoStackTrace(CapturedOutput log) throws IOException {
    for (int number = 0; number < REQUESTS; number++) {
      RawHttp gone = open(RawHttp.request("GET /api/long HTTP/1.1").repeat(2));
      gone.readUntil("\r\n\r\n");
      gone.close();
    }
    await().atMost(PATIENCE).until(() -> requests.count() == 0);
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @Test
  void oneAddressHasOnlySoManyRequestsAtOneTime() throws IOException {
    for (int number = 0; number < REQUESTS; number++) {
      open(HALF.formatted(7));
    }
    await().atMost(PATIENCE).until(() -> requests.count() == REQUESTS);
    String another = RawHttp.ask(port, HALF.formatted(7));
    assertThat(another)
        .startsWith("HTTP/1.1 429")
        .contains("application/problem+json", "\"too-fast\"", "Retry-After");
    Browser.ok(Browser.at(port).get("/api/session"));
  }

  @Test
  void oneAddressHasOnlySoManyConnections() throws IOException {
    int served = 0;
    while (served <= CONNECTIONS && isServed()) {
      served++;
    }
    assertThat(served).isBetween(1, CONNECTIONS);
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
