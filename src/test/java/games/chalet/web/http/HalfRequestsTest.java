package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.RawHttp;
import games.chalet.web.limits.ReachedLimits;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpUpgradeHandler;
import jakarta.servlet.http.WebConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A request arrives in time, or its connection ends; half a head gives way to whoever comes. */
class HalfRequestsTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int SOON = 500;
  private static final int NEVER = 600_000;
  private static final int FEW = 5;
  private static final int MANY = 1000;

  /** The tasks that a slow request and half a body hold. */
  private static final int HELD = 2;

  private static final String GET = RawHttp.request("GET / HTTP/1.1");
  private static final String LAST_GET = RawHttp.request("GET / HTTP/1.1", "Connection: close");
  private static final String ANSWER = "served";
  private static final String CHUNKS =
      "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";

  @TempDir private Path folder;

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final Tomcat tomcat = new Tomcat();
  private final ThreadPoolExecutor threads = (ThreadPoolExecutor) Executors.newCachedThreadPool();
  private final CountDownLatch answer = new CountDownLatch(1);

  /** Until both are worked at. */
  private final CountDownLatch asked = new CountDownLatch(HELD);

  private final List<RawHttp> connections = new ArrayList<>();
  private int port;

  private void start(int timeoutMillis, int connections, int perAddress) throws LifecycleException {
    tomcat.setBaseDir(folder.toString());
    FairProtocol protocol = new FairProtocol();
    protocol.limit(
        new HttpLimits(Duration.ofMillis(timeoutMillis), 0, 0, perAddress),
        new ReachedLimits(meters));
    protocol.setExecutor(threads);
    protocol.setConnectionTimeout(timeoutMillis);
    protocol.setKeepAliveTimeout(NEVER);
    protocol.setMaxConnections(connections);
    Connector connector = new Connector(protocol);
    connector.setPort(0);
    tomcat.setConnector(connector);
    Context context = tomcat.addContext("", null);
    Tomcat.addServlet(context, "site", new Site());
    context.addServletMappingDecoded("/*", "site");
    tomcat.start();
    port = connector.getLocalPort();
  }

  private final class Site extends HttpServlet {

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      if (request.getRequestURI().equals("/slow")) {
        asked.countDown();
        try {
          answer.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      response.getWriter().write(ANSWER);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      asked.countDown();
      try {
        request.getInputStream().readAllBytes();
        response.getWriter().write(ANSWER);
      } catch (IOException e) {
        // Tomcat answers.
      }
    }

    @Override
    protected void doOptions(HttpServletRequest request, HttpServletResponse response)
        throws IOException, ServletException {
      response.setHeader("Upgrade", "silence");
      response.setHeader("Connection", "Upgrade");
      request.upgrade(Upgraded.class);
    }
  }

  /** A connection that is no longer one for requests. */
  public static final class Upgraded implements HttpUpgradeHandler {

    @Override
    public void init(WebConnection connection) {
      // Says nothing.
    }

    @Override
    public void destroy() {
      // Has nothing.
    }
  }

  @AfterEach
  void stop() throws Exception {
    answer.countDown();
    for (RawHttp connection : connections) {
      connection.close();
    }
    tomcat.stop();
    tomcat.destroy();
    threads.shutdownNow();
  }

  private RawHttp open(String bytes) throws IOException {
    RawHttp connection = new RawHttp(port);
    connections.add(connection);
    connection.write(bytes);
    return connection;
  }

  private RawHttp served() throws IOException {
    RawHttp connection = open(GET);
    connection.readUntil(ANSWER);
    return connection;
  }

  /** Opens a connection that no thread reads from any more: only such a one gives way. */
  private RawHttp openHalf(String head) throws IOException {
    long before = threads.getTaskCount();
    long held = HELD - asked.getCount();
    RawHttp connection = open(head);
    if (!head.isEmpty()) {
      await()
          .pollInterval(Duration.ofMillis(5))
          .atMost(PATIENCE)
          .until(() -> threads.getCompletedTaskCount() + held > before);
    }
    return connection;
  }

  private void dripUntilClosed(RawHttp connection, String drop) {
    await().atMost(PATIENCE).until(() -> !connection.tryWrite(drop));
  }

  private static String unescaped(String text) {
    return text.replace("\\r", "\r").replace("\\n", "\n").replace("_", " ");
  }

  /** The beginning of a head, and what comes again and again. */
  @ParameterizedTest
  @CsvSource({
    "G, E",
    "GET_/, a",
    "GET_/?a=b, c",
    "GET_, _",
    "GET_/_HTTP/1.1\\r\\n, X",
    "GET_/_HTTP/1.1\\r\\nHost:_localhost\\r\\nX-Slow:_, a",
    "GET_/_HTTP/1.1\\r\\nHost:_localhost\\r\\n, X:_a\\r\\n",
    "GET_/_HTTP/1.1\\nHost:_localhost\\nX:, _",
    "\\r\\n, \\r\\n",
    "\\n, \\n",
    "\\r\\nGET_/, a",
  })
  void aHeadThatDripsEndsItsConnection(String beginning, String drop) throws Exception {
    start(SOON, MANY, MANY);
    RawHttp slow = open(unescaped(beginning));
    dripUntilClosed(slow, unescaped(drop));
    assertThat(slow.readToEnd()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"G, E", "GET_/_HTTP/1.1\\r\\nHost:_localhost\\r\\nX:_, a", "\\r\\n, \\r\\n"})
  void soDoesASecondHeadThatDrips(String beginning, String drop) throws Exception {
    start(SOON, MANY, MANY);
    RawHttp pipelined = open(GET + unescaped(beginning));
    RawHttp keptAlive = served();
    keptAlive.write(unescaped(beginning));
    dripUntilClosed(pipelined, unescaped(drop));
    dripUntilClosed(keptAlive, unescaped(drop));
    assertThat(pipelined.readToEnd()).endsWith(ANSWER);
    assertThat(keptAlive.readToEnd()).endsWith(ANSWER);
  }

  /** Bytes of a body that are no data. */
  @ParameterizedTest
  @CsvSource({
    "1;a, a",
    "2\\r\\n{}\\r\\n1;a=, b",
    "2\\r\\n{}\\r\\n0\\r\\nX, a",
    "2\\r\\n{}\\r\\n0\\r\\nX:_, a",
    "2\\r\\n{}\\r\\n0\\r\\n, X:_a\\r\\n",
    "1\\r\\n{\\r\\n, 1\\r\\n_\\r\\n",
  })
  void aBodyThatDripsIsRefused(String beginning, String drop) throws Exception {
    start(SOON, MANY, MANY);
    RawHttp slow = open(CHUNKS + unescaped(beginning));
    await()
        .atMost(PATIENCE)
        .until(() -> !slow.tryWrite(unescaped(drop)) || slow.hasHeard("\r\n\r\n"));
    assertThat(slow.readToEnd()).startsWith("HTTP/1.1 408");
  }

  @Test
  void whoeverHasHadAnAnswerMayRestForLongerThanAHeadMayTake() throws Exception {
    start(SOON, MANY, MANY);
    RawHttp rests = served();
    RawHttp upgraded = upgraded();
    dripUntilClosed(open("G"), "E");
    rests.write(LAST_GET);
    assertThat(rests.readToEnd()).endsWith(ANSWER);
    assertThat(upgraded.tryWrite("x")).isTrue();
    assertThat(upgraded.tryWrite("x")).isTrue();
  }

  private RawHttp upgraded() throws IOException {
    RawHttp connection = open(RawHttp.request("OPTIONS / HTTP/1.1", "Connection: Upgrade"));
    connection.readUntil("\r\n\r\n");
    return connection;
  }

  /** Nothing, a blank line, and half a head. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\r\n", "GET / HTTP/1.1\r\nX: "})
  void theOldestHalfHeadGivesWayToTheNextConnection(String half) throws Exception {
    start(NEVER, FEW, MANY);
    List<RawHttp> waiting = new ArrayList<>();
    for (int number = 2; number < FEW; number++) { // One place is kept free.
      waiting.add(openHalf(half));
    }
    assertThat(open(LAST_GET).readToEnd()).endsWith(ANSWER);
    assertThat(waiting.remove(0).readToEnd()).isEmpty();
    assertThat(meters.get("chalet.limits.refused").tag("limit", "connections").counter().count())
        .isEqualTo(1);
    for (RawHttp other : waiting) {
      other.write(half.startsWith("GET") ? "a\r\nHost: localhost\r\n\r\n" : GET);
      other.readUntil(ANSWER);
    }
  }

  @Test
  void anAddressWithEnoughConnectionsHasRoomForWhoeverAsks() throws Exception {
    start(NEVER, MANY, FEW);
    for (int number = 0; number < FEW; number++) {
      openHalf("GET / HTTP/1.1\r\nX: ");
    }
    assertThat(open(LAST_GET).readToEnd()).endsWith(ANSWER);
  }

  @Test
  void onlyHalfHeadsGiveWay() throws Exception {
    int kinds = 5;
    start(NEVER, kinds + 2, MANY);
    RawHttp answered = served();
    RawHttp halfSecond = served();
    halfSecond.write("GET / HTTP/1.1\r\nX: ");
    RawHttp beingAnswered = open(RawHttp.request("GET /slow HTTP/1.1"));
    RawHttp halfBody = open(CHUNKS + "1\r\n");
    asked.await();
    RawHttp upgraded = upgraded();
    for (int number = 0; number < 3 * kinds; number++) {
      assertThat(open(LAST_GET).readToEnd()).endsWith(ANSWER);
      openHalf("GET / HTTP/1.1\r\nX: ");
    }
    answered.write(GET);
    halfSecond.write("a\r\nHost: localhost\r\n\r\n");
    halfBody.write("{\r\n0\r\n\r\n");
    answer.countDown();
    for (RawHttp other : List.of(answered, halfSecond, beingAnswered, halfBody)) {
      other.readUntil(ANSWER);
    }
    assertThat(upgraded.tryWrite("x")).isTrue();
    assertThat(upgraded.tryWrite("x")).isTrue();
  }
}
