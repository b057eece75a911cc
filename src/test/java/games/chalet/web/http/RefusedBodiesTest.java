package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.RawHttp;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Whoever is refused in the middle of a body loses the connection, and no thread waits for it. */
@SlowSite
class RefusedBodiesTest {

  /** As many threads as an address has for being refused. */
  private static final int REFUSED = 64;

  private static final Duration SOON = Duration.ofSeconds(4);

  private static final String HEADERS =
      "PUT /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  private static final String NOTHING_YET = HEADERS + "Content-Length: 30000\r\n\r\n";
  private static final String HALF = NOTHING_YET + "{";
  private static final String HALF_IN_CHUNKS =
      HEADERS + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"nam";

  @LocalServerPort private int port;
  @Autowired private RequestsInFlight requests;
  private final List<RawHttp> connections = new ArrayList<>();

  private RawHttp open(String bytes) throws IOException {
    RawHttp connection = new RawHttp(port);
    connections.add(connection);
    connection.write(bytes);
    return connection;
  }

  private void fill() throws IOException {
    for (int number = 0; number < SlowSite.REQUESTS; number++) {
      open(HALF);
    }
    await().until(() -> requests.count() == SlowSite.REQUESTS);
  }

  @AfterEach
  void close() throws IOException {
    for (RawHttp connection : connections) {
      connection.close();
    }
    await().until(() -> requests.count() == 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {NOTHING_YET, HALF, HALF_IN_CHUNKS})
  void halfBodiesThatAreRefusedKeepNobodyOfTheirAddressWaiting(String half) throws IOException {
    fill();
    long began = System.nanoTime();
    List<RawHttp> refused = new ArrayList<>();
    for (int number = 0; number < REFUSED; number++) {
      refused.add(open(half));
    }
    RawHttp other = open(RawHttp.request("GET /api/session HTTP/1.1"));
    assertThat(other.readToEnd()).startsWith("HTTP/1.1 429");
    for (RawHttp connection : refused) {
      assertThat(connection.readToEnd()).startsWith("HTTP/1.1 429").contains("Connection: close");
    }
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(SOON);
  }

  @ParameterizedTest
  @ValueSource(strings = {NOTHING_YET, HALF, HALF_IN_CHUNKS})
  void theConnectionOfALateBodyEndsWithItsRefusal(String half) throws IOException {
    RawHttp late = open(half);
    assertThat(late.readUntil("\r\n\r\n")).startsWith("HTTP/1.1 408").contains("Connection: close");
    long answered = System.nanoTime();
    assertThat(late.readToEnd()).contains("\"too-slow\"");
    assertThat(Duration.ofNanos(System.nanoTime() - answered)).isLessThan(SOON);
  }

  /** Refused before the body is looked at, by whatever comes first. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Content-Length: 30000\r\n\r\n{",
        "PUT /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000000\r\n\r\n{",
        "PUT /api/%zz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000\r\n\r\n{",
        "PUT /api/../.. HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000\r\n\r\n{",
        "PUT /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: odd\r\n\r\n{"
      })
  void aRefusedBodyIsNotWaitedFor(String half) throws IOException {
    RawHttp refused = open(half);
    assertThat(refused.readUntil("\r\n\r\n")).startsWith("HTTP/1.1 ");
    long answered = System.nanoTime();
    refused.readToEnd();
    assertThat(Duration.ofNanos(System.nanoTime() - answered)).isLessThan(SOON);
  }

  @Test
  void aWholeBodyThatIsRefusedDoesNotCostItsSenderTheAnswer() throws IOException {
    fill();
    RawHttp whole = open(HEADERS + "Content-Length: 30000\r\n\r\n" + " ".repeat(30_000));
    assertThat(whole.readToEnd()).startsWith("HTTP/1.1 429").contains("\"too-fast\"");
  }

  @Test
  void aConnectionWhoseBodyWasReadStaysOpen() throws IOException {
    RawHttp kept = open(HEADERS + "Content-Length: 2\r\n\r\n{}");
    assertThat(kept.readUntil("\"csrf\"")).startsWith("HTTP/1.1 403");
    kept.write(RawHttp.request("GET /api/session HTTP/1.1", "Connection: close"));
    assertThat(kept.readToEnd()).contains("HTTP/1.1 200");
  }
}
