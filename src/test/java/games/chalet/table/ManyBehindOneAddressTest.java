package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.UsualServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/**
 * A school, or a proxy that does not say for whom it asks: forty people behind one address come at
 * the same moment, play at ten tables as fast as the server answers, play again and reload. With
 * the limits as they are shipped every answer must be a success. All of it fits into what may come
 * at once, so that it does not matter how fast the machine is.
 */
@UsualServer
class ManyBehindOneAddressTest {

  private static final String ADDRESS = "198.51.100.7";
  private static final int TABLES = 10;
  private static final int SEATS = 4;
  private static final int FILES_OF_A_PAGE = 60;
  private static final int ACTS_AFTER_THE_REMATCH = 8;

  private static final Map<String, Object> TABLE =
      PlayedTable.wanted("hike", SEATS, "OFF", Map.of(), false);

  @LocalServerPort private int port;

  @Test
  void fortyPeopleAtTenTablesNeverNoticeALimit() throws Exception {
    long seed = new Random().nextLong();
    List<Browser> people =
        IntStream.range(0, TABLES * SEATS).mapToObj(i -> Browser.from(ADDRESS, port)).toList();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      // All of them first, so that they are there at the same time.
      all(threads, people.stream().map(person -> task(() -> arrive(person))).toList());
      all(
          threads,
          IntStream.range(0, TABLES)
              .mapToObj(
                  i ->
                      task(
                          () ->
                              new Round(people.subList(i * SEATS, (i + 1) * SEATS))
                                  .play(new Random(seed + i))))
              .toList());
    } catch (ExecutionException e) {
      throw new AssertionError("With seed " + seed, e.getCause());
    }
  }

  private static Callable<Boolean> task(Runnable steps) {
    return Executors.callable(steps, true);
  }

  private static void all(ExecutorService threads, List<Callable<Boolean>> tasks)
      throws InterruptedException, ExecutionException {
    for (Future<Boolean> done : threads.invokeAll(tasks)) {
      assertThat(done.get()).isTrue();
    }
  }

  private static void arrive(Browser person) {
    // As a browser does that has nothing of it yet.
    for (int file = 0; file < FILES_OF_A_PAGE; file++) {
      success(person, "/assets/probe-1a2b3c4d.js");
    }
    open(person, "/");
    person.choose("Guest");
  }

  private static void open(Browser person, String page) {
    success(person, page);
    for (String read :
        List.of("/api/session", "/api/games", "/api/tables", "/api/daily", "/api/records")) {
      Browser.ok(person.get(read));
    }
  }

  private static void success(Browser person, String path) {
    assertThat(person.get(path).status()).as(path).isEqualTo(200);
  }

  /** Four people at one table. */
  private static final class Round {

    private final List<Browser> people;
    private final List<StompPlayer> tabs = new ArrayList<>();
    private String table = "";

    Round(List<Browser> people) {
      this.people = people;
    }

    void play(Random random) {
      JsonNode opened = Browser.ok(people.getFirst().post("/api/tables", TABLE));
      table = "/api/tables/" + opened.path("id").asString();
      try {
        sitDown(opened.path("code").asString());
        String first = begin("/start");
        playOn(first, random, Integer.MAX_VALUE);
        String second = begin("/rematch");
        assertThat(second).isNotEqualTo(first);
        reload(second);
        playOn(second, random, ACTS_AFTER_THE_REMATCH);
        for (StompPlayer tab : tabs) {
          assertThat(tab.isOpen()).isTrue();
        }
      } finally {
        tabs.forEach(StompPlayer::close);
      }
    }

    private void sitDown(String code) {
      for (int seat = 0; seat < SEATS; seat++) {
        Browser person = people.get(seat);
        Browser.ok(person.get("/api/invitations/" + code));
        Browser.ok(person.visit(code));
        Browser.ok(person.put(table + "/seats/" + seat, null));
        tabs.add(tab(person));
        say(person, "hello");
        say(person, "I take seat " + seat);
      }
    }

    private StompPlayer tab(Browser person) {
      StompPlayer tab = StompPlayer.tab(person);
      tab.subscribe("/topic/lobby");
      tab.subscribe("/topic/" + table.substring("/api/".length()).replace("tables/", "table."));
      return tab;
    }

    private void say(Browser person, String text) {
      assertThat(person.post(table + "/chat", Map.of("text", text)).status()).isEqualTo(204);
    }

    /** Everybody asks or is ready, the host starts; answers the match. */
    private String begin(String how) {
      for (Browser person : people.reversed()) {
        if (how.equals("/rematch")) {
          Browser.ok(person.post(table + how, null));
        } else {
          Browser.ok(person.put(table + "/ready", Map.of("ready", true)));
        }
      }
      JsonNode now = Browser.ok(people.getFirst().get(table));
      return now.path("status").asString().equals("PLAYING")
          ? now.path("match").asString()
          : Browser.ok(people.getFirst().post(table + "/start", null)).path("match").asString();
    }

    private void reload(String match) {
      for (int seat = 0; seat < SEATS; seat++) {
        tabs.get(seat).close();
        open(people.get(seat), "/t/" + match);
        Browser.ok(people.get(seat).get(table));
        tabs.set(seat, tab(people.get(seat)));
      }
    }

    /** Until the match is over, or for so many acts. */
    private void playOn(String match, Random random, int most) {
      List<JsonNode> positions = new ArrayList<>();
      for (int seat = 0; seat < SEATS; seat++) {
        tabs.get(seat).subscribe(topic(match, seat));
        positions.add(snapshot(seat, match));
      }
      JsonNode latest = positions.getFirst();
      for (int acts = 0; acts < most && latest.at("/turn/over").isNull(); acts++) {
        JsonNode awaited = latest.at("/turn/awaited");
        int seat = awaited.get(random.nextInt(awaited.size())).asInt();
        latest = act(match, seat, random);
      }
    }

    /** One of the seat's legal actions, by chance; answers the position after it. */
    private JsonNode act(String match, int seat, Random random) {
      JsonNode reply = ask(match, seat, shown(match, seat), random);
      if (reply
          .path("code")
          .asString()
          .equals("stale-choice")) { // The next position is on its way.
        reply = ask(match, seat, snapshot(seat, match), random);
      }
      assertThat(reply.path("kind").asString()).as("%s", reply).isEqualTo("ack");
      int version = reply.path("version").asInt();
      return tabs.get(seat)
          .await(topic(match, seat), after -> after.path("version").asInt() == version);
    }

    /** Returns the page's current state, without asking for it. */
    private JsonNode shown(String match, int seat) {
      List<JsonNode> positions = tabs.get(seat).received(topic(match, seat));
      return positions.isEmpty() || positions.getLast().path("legalActions").isEmpty()
          ? snapshot(seat, match)
          : positions.getLast();
    }

    private JsonNode ask(String match, int seat, JsonNode position, Random random) {
      JsonNode actions = position.path("legalActions");
      return tabs.get(seat)
          .ask(
              match,
              "act",
              Map.of(
                  "choice",
                  position.path("choice"),
                  "action",
                  actions.get(random.nextInt(actions.size()))));
    }

    private JsonNode snapshot(int seat, String match) {
      JsonNode reply = tabs.get(seat).snapshot(match);
      assertThat(reply.path("kind").asString()).as("%s", reply).isEqualTo("snapshot");
      return reply.path("position");
    }

    private static String topic(String match, int seat) {
      return "/topic/match." + match + ".seat." + seat;
    }
  }
}
