package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.LimitedServer;
import games.chalet.testing.RawHttp;
import games.chalet.testing.StompPlayer;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Refuses callers who ask for too much, and no one at other addresses. Each test has addresses of
 * its own, and what is used up does not come back while it runs. Nobody here has a seat: they have
 * half of what an address has.
 */
@LimitedServer
class AddressLimitTest {

  private static final String FILE = "/assets/probe-1a2b3c4d.js";

  @LocalServerPort private int port;
  @Autowired private JdbcTemplate database;
  @Autowired private MeterRegistry meters;
  private final Map<Limit, Double> countedBefore = new EnumMap<>(Limit.class);

  private static Answer firstRefused(Supplier<Answer> request) {
    return Stream.generate(request)
        .limit(1_000)
        .filter(answer -> answer.status() / 100 != 2)
        .findFirst()
        .orElseThrow(() -> new AssertionError("Nothing was ever refused"));
  }

  private static void assertTooFast(Answer answer) {
    assertThat(answer.status()).isEqualTo(429);
    assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
    assertThat(answer.json().path("code").asString()).isEqualTo("too-fast");
    assertThat(answer.json().path("detail").asString()).contains("network");
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 1_000);
  }

  @BeforeEach
  void countBefore() {
    for (Limit limit : Limit.values()) {
      countedBefore.put(limit, counted(limit));
    }
  }

  private double counted(Limit limit) {
    return meters.get(ReachedLimits.METER).tag("limit", limit.text()).counter().count();
  }

  private void assertCounted(Limit limit) {
    assertThat(counted(limit)).isGreaterThan(countedBefore.getOrDefault(limit, 0.0));
  }

  private long guests() {
    Long count = database.queryForObject("select count(*) from player", Long.class);
    return count == null ? 0 : count;
  }

  @Test
  void anAddressMakesOnlySoManyGuests() {
    List<Browser> made = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      made.add(Browser.from("192.0.2.1", port));
      made.getLast().choose("Guest");
    }
    long before = guests();
    Browser late = Browser.from("192.0.2.1", port);
    Browser.ok(late.get("/api/session"));
    assertTooFast(late.put("/api/session", Map.of("name", "Late")));
    assertThat(late.guestToken()).isEmpty();
    assertThat(guests()).isEqualTo(before);
    // Who is one already may change the name.
    assertThat(made.getFirst().choose("Ada").at("/player/name").asString()).isEqualTo("Ada");
    Browser.from("192.0.2.2", port).choose("Elsewhere");
    assertThat(guests()).isEqualTo(before + 1);
    assertCounted(Limit.GUESTS_PER_ADDRESS);
  }

  @ParameterizedTest
  @CsvSource({"/api/session, 192.0.2.10", "/, 192.0.2.11", "/actuator/health, 192.0.2.12"})
  void anAddressReadsOnlySoMuch(String path, String address) {
    Browser greedy = Browser.from(address, port);
    assertTooFast(firstRefused(() -> greedy.get(path)));
    assertCounted(Limit.READS_PER_ADDRESS);
    // Files have a limit of their own.
    assertThat(greedy.get(FILE).status()).isEqualTo(200);
    assertThat(Browser.from("192.0.2.19", port).get(path).status()).isEqualTo(200);
  }

  @Test
  void anAddressReadsOnlySoManyFiles() {
    Browser greedy = Browser.from("192.0.2.20", port);
    assertTooFast(firstRefused(() -> greedy.get(FILE)));
    assertCounted(Limit.FILES_PER_ADDRESS);
    assertThat(greedy.get("/api/session").status()).isEqualTo(200);
    assertThat(Browser.from("192.0.2.21", port).get(FILE).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/../api/session", "/%61pi/session", "/assets/%2e%2e/api/session"})
  void howAnAddressIsWrittenChangesNothing(String path) {
    Browser greedy = Browser.from("192.0.2.30", port);
    firstRefused(() -> greedy.get("/api/session"));
    Answer answer = greedy.get(path);
    assertTooFast(answer);
  }

  /** Over a connection that stays open they would be refused as fast as they can ask. */
  @Test
  void aClientThatReadsTooFastLosesTheConnection() throws IOException {
    String from = "192.0.2.35";
    firstRefused(() -> Browser.from(from, port).get("/api/session"));
    try (RawHttp greedy = new RawHttp(port)) {
      greedy.write(
          RawHttp.request("GET /api/session HTTP/1.1", "X-Forwarded-For: " + from).repeat(5));
      assertThat(greedy.readToEnd().split("HTTP/1.1 ", -1))
          .hasSizeLessThanOrEqualTo(2)
          .allMatch(answer -> answer.isEmpty() || answer.startsWith("429"));
    }
  }

  @Test
  void anAddressWritesOnlySoMuch() {
    Browser greedy = Browser.from("192.0.2.40", port);
    greedy.choose("Ada");
    assertTooFast(firstRefused(() -> greedy.put("/api/session", Map.of("name", "Ada"))));
    assertCounted(Limit.WRITES_PER_ADDRESS);
    Browser.from("192.0.2.41", port).choose("Bob");
  }

  @Test
  void theSocketsOfAnAddressSendOnlySoMuchTogether() {
    try (StompPlayer one = StompPlayer.tab(Browser.from("192.0.2.50", port));
        StompPlayer another = StompPlayer.tab(Browser.from("192.0.2.50", port));
        StompPlayer elsewhere = StompPlayer.tab(Browser.from("192.0.2.51", port))) {
      for (int i = 0; i < 25; i++) {
        assertThat(code(one)).isEqualTo("not-found");
      }
      String last = "not-found";
      for (int i = 0; i < 25 && last.equals("not-found"); i++) {
        last = code(another);
      }
      assertThat(last).isEqualTo("too-fast");
      assertThat(code(one)).isEqualTo("too-fast");
      assertThat(one.isOpen()).isTrue();
      assertCounted(Limit.SENDS_PER_ADDRESS);
      assertThat(another.isOpen()).isTrue();
      assertThat(code(elsewhere)).isEqualTo("not-found");
    }
  }

  private static String code(StompPlayer player) {
    return player.ask("/app/nothing.here", Map.of()).path("code").asString();
  }

  @Test
  void aClientThatContinuesAfterTheWarningIsClosedAndOthersAreNot() {
    try (StompPlayer one = StompPlayer.tab(Browser.from("192.0.2.60", port));
        StompPlayer another = StompPlayer.tab(Browser.from("192.0.2.60", port));
        StompPlayer elsewhere = StompPlayer.tab(Browser.from("192.0.2.61", port))) {
      // Each by itself not so much that its own limit would send it away.
      for (int i = 0; i < 1_000 && one.isOpen() && another.isOpen(); i++) {
        tryToSend(one);
        tryToSend(another);
      }
      await().until(() -> !one.isOpen() || !another.isOpen());
      assertThat((one.isOpen() ? another : one).awaitClose()).isEqualTo(1008);
      assertCounted(Limit.FLOOD);
      assertThat(code(elsewhere)).isEqualTo("not-found");
    }
  }

  private static void tryToSend(StompPlayer player) {
    player.unlessClosed(() -> player.send("/app/nothing.here", Map.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "2001:db8:1:2::1, 2001:db8:1:2:3:4:5:6, 2001:db8:1:3::1",
    "192.0.2.70, ::ffff:192.0.2.70, 192.0.2.71"
  })
  void addressesOfOneNetworkCountTogether(String first, String same, String other) {
    firstRefused(() -> Browser.from(first, port).get("/api/session"));
    assertTooFast(Browser.from(same, port).get("/api/session"));
    assertThat(Browser.from(other, port).get("/api/session").status()).isEqualTo(200);
  }

  @Test
  void anAddressHasOnlySoManySockets() {
    List<StompPlayer> open = new ArrayList<>();
    try {
      for (int i = 0; i < 10; i++) {
        open.add(StompPlayer.tab(Browser.from("192.0.2.80", port)));
      }
      Browser late = Browser.from("192.0.2.80", port);
      assertThatThrownBy(() -> StompPlayer.tab(late)).hasStackTraceContaining("429");
      assertCounted(Limit.SOCKETS_PER_ADDRESS);
      // A page asks so why its socket was refused.
      assertThat(late.get("/ws").status()).isEqualTo(429);
      assertThat(Browser.from("192.0.2.82", port).get("/ws").status()).isEqualTo(400);
      open.add(StompPlayer.tab(Browser.from("192.0.2.81", port)));
    } finally {
      open.forEach(StompPlayer::close);
    }
  }

  @Test
  void zeroSwitchesTheNumberOfSubscriptionsOff() {
    try (StompPlayer player = StompPlayer.tab(Browser.from("192.0.2.90", port))) {
      for (int i = 0; i < 40; i++) {
        player.unsubscribe(player.subscribe("/user/topic/replies"));
      }
      assertThat(player.isOpen()).isTrue();
    }
  }
}
