package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.match.EndedMatchRows;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Proposal;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.bots.BotThreads;
import games.chalet.match.bots.HintDesk;
import games.chalet.match.bots.HintDesk.HintSettings;
import games.chalet.match.bots.ReviewProgress.UnsharedProgress;
import games.chalet.match.bots.ReviewRepository;
import games.chalet.match.bots.ReviewRepository.StoredReview;
import games.chalet.match.bots.Reviews;
import games.chalet.match.command.Replies;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.OwnerClaims;
import games.chalet.match.journal.PlayerErasure;
import games.chalet.match.live.writer.CommittedEvents;
import games.chalet.match.live.writer.GameJsons;
import games.chalet.match.live.writer.LiveMatchFactory;
import games.chalet.match.live.writer.LiveMatchFactory.Ownership;
import games.chalet.match.live.writer.MatchLoader;
import games.chalet.match.live.writer.MatchRights;
import games.chalet.match.state.KnownGames;
import games.chalet.match.stomp.MatchStompController;
import games.chalet.match.stomp.StompReplies;
import games.chalet.match.time.MatchSettings;
import games.chalet.match.time.PlayersInMatches;
import games.chalet.match.time.Timekeeping;
import games.chalet.match.time.WakeUps;
import games.chalet.stomp.Connections;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.OfflinePlayers;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.RefusedReply;
import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.stomp.StompMessaging;
import games.chalet.storage.DiskSpace;
import games.chalet.testing.ChangedPosition;
import games.chalet.testing.Repositories;
import games.chalet.testing.Schema;
import games.chalet.web.NodeId;
import games.chalet.web.ProcessClock;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.ReachedLimits;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.awaitility.Awaitility;
import org.h2.jdbcx.JdbcConnectionPool;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.unit.DataSize;
import tools.jackson.databind.JsonNode;

/**
 * The room of the matches without the server around it: time passes when a test says so, and what
 * is sent can be looked at. Closing and opening again is a restart on the same disk.
 */
final class MatchHarness implements AutoCloseable {

  static final NodeId NODE = new NodeId("lodge");
  static final List<String> PLAYERS = List.of("ann", "bob", "cyd", "dan");

  final Json json = Json.create();
  final MovableClock clock = new MovableClock();
  final Outgoing outgoing = new Outgoing();
  final Set<String> online = ConcurrentHashMap.newKeySet();
  final Set<String> watchers = ConcurrentHashMap.newKeySet();
  final List<Object> events = new CopyOnWriteArrayList<>();
  final DataSource dataSource;
  final JdbcClient jdbc;
  int rulesVersion = 1;

  /** True if the rights of spectators cannot be found out. */
  volatile boolean tablesAreAway;

  /** True if the matches that begin have hints. */
  boolean hints;

  /** Nobody takes the place of who has left, unless a test wants it. */
  BotSettings botSettings = new BotSettings(false, 1, 0, Duration.ofSeconds(30));

  HintSettings hintSettings = new HintSettings(12);

  /** The reviews that were stored. */
  final Map<String, StoredReview> reviews = new ConcurrentHashMap<>();

  /** The free bytes on the disk; with less than a thousand nothing is written. */
  final AtomicLong freeBytes = new AtomicLong(Long.MAX_VALUE);

  private final DiskSpace space =
      new DiskSpace(freeBytes::get, DataSize.ofBytes(2000), DataSize.ofBytes(1000));

  /** The games of this server. */
  KnownGames games = id -> id.equals("pebbles") ? List.of(new Pebbles(rulesVersion)) : List.of();

  /** The rows that another module writes with the end of a match. */
  volatile EndedMatchRows endedRows = (ended, journal) -> {};

  private final Runnable dispose;
  private final boolean ownsAll;
  private @Nullable Journal journal;
  private @Nullable CommittedEvents committedEvents;
  private @Nullable BotThreads bots;
  private final FairReads reads = new FairReads();
  private @Nullable HintDesk hintDesk;
  private @Nullable OfflinePlayers offline;
  private @Nullable LiveMatches live;
  private @Nullable Matches matches;
  private int commands;
  private int seeds;

  MatchHarness() {
    this(
        JdbcConnectionPool.create(
            "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1", "sa", ""));
  }

  private MatchHarness(JdbcConnectionPool pool) {
    this(pool, pool::dispose);
  }

  /** Over an empty database. */
  MatchHarness(DataSource dataSource, Runnable dispose) {
    this(dataSource, dispose, true);
    Schema.create(dataSource);
    open();
  }

  private MatchHarness(DataSource dataSource, Runnable dispose, boolean ownsAll) {
    this.dataSource = dataSource;
    this.dispose = dispose;
    this.ownsAll = ownsAll;
    jdbc = JdbcClient.create(dataSource);
    online.addAll(PLAYERS);
  }

  /**
   * Another process over the same database.
   *
   * @param ownsAll whether it believes that there is no other
   */
  MatchHarness beside(boolean ownsAll) {
    MatchHarness other = new MatchHarness(dataSource, () -> {}, ownsAll);
    other.games = games;
    other.clock.now = clock.now;
    other.open();
    return other;
  }

  void open() {
    open(dataSource);
  }

  void open(DataSource disk) {
    Journal openJournal =
        new Journal(
            disk,
            Repositories.NO_SESSIONS,
            space,
            json,
            false,
            List.of((ended, rows) -> endedRows.write(ended, rows)),
            new SimpleMeterRegistry());
    BotThreads openBots =
        new BotThreads(botSettings, new SimpleMeterRegistry(), new Random(1)::nextLong);
    bots = openBots;
    HintDesk openDesk =
        new HintDesk(
            hintSettings, openBots, new OnlineNow(), new ReachedLimits(new SimpleMeterRegistry()));
    hintDesk = openDesk;
    CommittedEvents openEvents = new CommittedEvents(events::add);
    journal = openJournal;
    committedEvents = openEvents;
    MatchSettings settings = new MatchSettings(Duration.ofDays(1), Duration.ofDays(30), false);
    ProcessClock process = new ProcessClock(clock, () -> clock.passed.toNanos());
    OfflinePlayers openOffline = new OfflinePlayers(new OnlineNow(), process);
    offline = openOffline;
    Timekeeping time =
        new Timekeeping(
            process,
            clock,
            process.instant(),
            settings,
            new PlayersInMatches(new OnlineNow(), openOffline),
            new WakeUps(process));
    JournalReader reader = new JournalReader(jdbc, json);
    KnownGames today = id -> games.versions(id);
    GameJsons gameJsons = new GameJsons(json);
    PendingReplies pending = new PendingReplies(NODE);
    Replies replies = new StompReplies(NODE, outgoing, pending);
    LiveMatchFactory factory =
        new LiveMatchFactory(
            new MatchLoader(today, gameJsons, reader, new OwnerClaims(jdbc)),
            openJournal,
            openEvents,
            replies,
            outgoing,
            new MatchRights(this::mayWatch, (player, matches) -> Set.of()),
            time,
            new SimpleMeterRegistry(),
            botSettings,
            openBots,
            openDesk,
            reads);
    LiveMatches opened =
        new LiveMatches(
            factory,
            reader,
            new PlayerErasure(jdbc, json),
            replies,
            time,
            ownsAll ? Ownership.SOLE : Ownership.SHARED);
    live = opened;
    matches =
        new MatchService(
            opened,
            new MatchFactory(today, reader, json, gameJsons, clock, this::nextSeed),
            openJournal,
            reader,
            new FinishedMatches(today, reader, json, gameJsons),
            new Recaps(
                new StoredMatches(
                    reader, new MatchRights(this::mayWatch, (player, matches) -> Set.of())),
                today,
                reader,
                gameJsons),
            openEvents,
            pending,
            space,
            new Reviews(
                today, reader, new StoredReviews(), json, new UnsharedProgress(), openBots));
  }

  private boolean mayWatch(String table, @Nullable String player) {
    if (tablesAreAway) {
      throw new IllegalStateException("The tables cannot be read (in a test)");
    }
    return player != null && watchers.contains(player);
  }

  /** The reviews that are on disk, as far as this room knows. */
  private final class StoredReviews implements ReviewRepository {

    @Override
    public Optional<StoredReview> findById(String match) {
      return Optional.ofNullable(reviews.get(match));
    }

    @Override
    public StoredReview save(StoredReview review) {
      if (reviews.putIfAbsent(review.getId(), review) != null) {
        throw new DuplicateKeyException("There is a review (in a test)");
      }
      return review;
    }
  }

  private final class OnlineNow implements Connections {
    @Override
    public boolean isOnline(String playerId) {
      return online.contains(playerId);
    }

    @Override
    public void close(String playerId) {}

    @Override
    public void closeAll() {}
  }

  /** As if the process had been killed and started again. */
  void restart() {
    shut();
    open();
    live().resume();
    settle();
  }

  private void shut() {
    if (bots != null) {
      bots.close();
    }
    settle();
    live().close();
    if (journal != null) {
      journal.close();
    }
    if (committedEvents != null) {
      committedEvents.close();
    }
  }

  @Override
  public void close() {
    shut();
    reads.close();
    dispose.run();
    assertThat(outgoing.wrongChanges).isEmpty();
  }

  /** Those that are going on. */
  LiveMatches live() {
    if (live == null) {
      throw new IllegalStateException("closed");
    }
    return live;
  }

  /** Lets the bots' only thread think of something else until it is let go. */
  void occupyTheBot(CountDownLatch letGo) {
    CountDownLatch begun = new CountDownLatch(1);
    Objects.requireNonNull(hintDesk)
        .think(
            "somebody",
            () -> {
              begun.countDown();
              letGo.await();
              throw new IllegalStateException("of no use");
            },
            hint -> {});
    Awaitility.await().until(() -> begun.getCount() == 0);
  }

  /** All of them, for the other rooms. */
  Matches matches() {
    if (matches == null) {
      throw new IllegalStateException("closed");
    }
    return matches;
  }

  /** Answers refusals of the sends about matches, as the dispatcher of frames does. */
  SendHandler messages() {
    MatchStompController matches = new MatchStompController(live(), NODE, json);
    return (caller, destination, body) -> {
      try {
        return matches.take(caller, destination, body);
      } catch (RefusedException refused) {
        outgoing.reply(caller.sessionId(), RefusedReply.of(null, refused));
        return true;
      }
    };
  }

  /** Waits until nobody has anything to do any more. */
  void settle() {
    try {
      assertThat(live().awaitQuiet(Duration.ofSeconds(20))).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void pass(Duration time) {
    clock.pass(time);
    live().checkDue();
    settle();
  }

  void goes(String player) {
    online.remove(player);
    PlayerWentOffline event = new PlayerWentOffline(player);
    Objects.requireNonNull(offline).on(event);
    live().on(event);
    settle();
  }

  void comes(String player) {
    online.add(player);
    PlayerCameOnline event = new PlayerCameOnline(player);
    Objects.requireNonNull(offline).on(event);
    live().on(event);
    settle();
  }

  /** A match that ann begins. */
  String start(int seats, TurnClock turnClock, int heap) {
    return start(seats, turnClock, Map.of(), heap);
  }

  String start(int seats, TurnClock turnClock, Map<String, Duration> windows, int heap) {
    return start(seats, turnClock, windows, "pebbles", new Pebbles.Rule(heap));
  }

  String start(
      int seats, TurnClock turnClock, Map<String, Duration> windows, String game, Record options) {
    MatchSummary summary =
        matches()
            .start(
                new NewMatch(
                    "table1",
                    new NewMatch.WantedGame(game, json.tree(options)),
                    IntStream.range(0, seats)
                        .mapToObj(i -> new Seating(PLAYERS.get(i), "Name " + i))
                        .toList(),
                    Optional.of(new Seat(0)),
                    new Pace(turnClock, windows, BotPace.USUAL),
                    new Visibility(false, true, hints)));
    settle();
    return summary.id();
  }

  /** The same match begins here: with the same id, seed, people and moment. */
  void takeOver(MatchHarness other, String match) {
    Map<String, Object> header = new LinkedHashMap<>();
    other
        .jdbc
        .sql("select * from matches where id = ?")
        .param(match)
        .query()
        .singleRow()
        .forEach(
            (column, value) -> {
              if (value != null) {
                header.put(column, value);
              }
            });
    List<String> columns = List.copyOf(header.keySet());
    String places = String.join(", ", columns.stream().map(column -> "?").toList());
    jdbc.sql("insert into matches (" + String.join(", ", columns) + ") values (" + places + ")")
        .params(List.copyOf(header.values()))
        .update();
    live().resume();
    settle();
  }

  /** Each match has its own cards, and the same in each run of a test. */
  private Seed nextSeed() {
    seeds++;
    return new Seed("%064x".formatted(seeds));
  }

  String nextCommand() {
    commands++;
    return "c" + commands;
  }

  /** Sends with the choice that the player has, and waits for the answer. */
  JsonNode act(String match, String player, Object move) {
    return act(match, player, nextCommand(), choiceOf(match, player), move);
  }

  JsonNode act(String match, String player, String commandId, int choice, Object move) {
    return send(match, "act", player, act(commandId, choice, move));
  }

  JsonNode say(String match, String what, String player) {
    return send(match, what, player, "{\"commandId\":\"%s\"}".formatted(nextCommand()));
  }

  JsonNode vote(String match, String player, int about, Proposal proposal) {
    return send(
        match,
        "vote",
        player,
        "{\"commandId\":\"%s\",\"seat\":%d,\"proposal\":\"%s\"}"
            .formatted(nextCommand(), about, proposal));
  }

  /**
   * Asks the bots for another pace.
   *
   * @param pace null to skip to the player's turn
   */
  JsonNode hurry(String match, String player, @Nullable String pace) {
    return send(
        match,
        "hurry",
        player,
        "{\"commandId\":\"%s\",\"pace\":%s}"
            .formatted(nextCommand(), pace == null ? "null" : "\"" + pace + "\""));
  }

  /** The host removes a player. */
  void remove(String match, int seat) {
    matches().remove(match, new Seat(seat));
    settle();
  }

  /** Posts a command and does not wait for the answer. */
  void postAct(String match, String player, int choice, Object move) {
    post(match, "act", player, act(nextCommand(), choice, move));
  }

  private String act(String commandId, int choice, Object move) {
    return act(commandId, choice, new String(json.write(move), StandardCharsets.UTF_8));
  }

  /** The body of an act. */
  static String act(String commandId, int choice, String action) {
    return "{\"commandId\":\"%s\",\"choice\":%d,\"action\":%s}"
        .formatted(commandId, choice, action);
  }

  /** Sends any body and gives the one answer. */
  JsonNode send(String match, String what, @Nullable String player, String body) {
    post(match, what, player, body);
    settle();
    return outgoing.reply(sessionOf(player));
  }

  void post(String match, String what, @Nullable String player, String body) {
    outgoing.forget(sessionOf(player));
    SocketCaller caller = new SocketCaller(sessionOf(player), player);
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    assertThat(messages().take(caller, "/app/match." + match + "." + what, bytes)).isTrue();
  }

  static String sessionOf(@Nullable String player) {
    return "session-" + player;
  }

  JsonNode snapshot(String match, String player) {
    return say(match, "snapshot", player).path("position");
  }

  int choiceOf(String match, String player) {
    return snapshot(match, player).path("choice").intValue();
  }

  /** Returns the journal in short form. */
  List<String> journal(String match) {
    return jdbc.sql(
            "select kind, seat, word, coalesce(action, '') as what from match_entries"
                + " where match_serial = (select serial from matches where id = ?) order by number")
        .param(match)
        .query(
            (row, n) ->
                (row.getString("kind")
                        + " "
                        + row.getString("seat")
                        + " "
                        + row.getString("word")
                        + " "
                        + row.getString("what"))
                    .trim())
        .list();
  }

  /** A wall clock that stands still until it is moved. */
  static final class MovableClock extends Clock {

    volatile Instant now = Instant.parse("2026-11-20T21:00:00Z");
    private volatile Duration passed = Duration.ZERO;

    /** Time passes. */
    void pass(Duration time) {
      now = now.plus(time);
      passed = passed.plus(time);
    }

    /** Somebody sets the wall clock; no time passes. */
    void jump(Duration further) {
      now = now.plus(further);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return now;
    }
  }

  /** The messages sent, in order. */
  final class Outgoing implements StompMessaging {

    /** One position. */
    record Published(String destination, JsonNode body) {}

    /** Anything that left the server: when, where to, and its bytes. */
    record Sent(Instant at, String to, String text) {}

    private final List<Published> published = new ArrayList<>();
    private final Map<String, JsonNode> last = new HashMap<>();

    /** The changes sent, in order. */
    final List<String> changedPositions = new CopyOnWriteArrayList<>();

    private final List<String> wrongChanges = new CopyOnWriteArrayList<>();
    private final List<Sent> sent = new CopyOnWriteArrayList<>();
    private final ConcurrentHashMap<String, List<JsonNode>> replies = new ConcurrentHashMap<>();
    final List<String> rechecked = new CopyOnWriteArrayList<>();

    /** The messages that each topic had got when its listeners' rights were checked again. */
    final ConcurrentHashMap<String, Long> heardBefore = new ConcurrentHashMap<>();

    @Override
    public void publish(String destination, Object body) {
      publish(destination, () -> json.write(body));
    }

    @Override
    public synchronized void publish(String destination, Supplier<byte[]> body) {
      byte[] bytes = body.get();
      JsonNode position = json.tree(bytes);
      published.add(new Published(destination, position));
      last.put(destination, position);
      sent.add(new Sent(clock.now, destination, new String(bytes, StandardCharsets.UTF_8)));
    }

    /** Whoever puts the changes into what they had before has the whole. */
    @Override
    public synchronized void publish(String destination, MessageForms forms) {
      JsonNode before = last.get(destination);
      Supplier<byte[]> changes = forms.changes();
      byte @Nullable [] changed = changes == null ? null : changes.get();
      publish(destination, Objects.requireNonNull(forms.whole()));
      if (changed != null) {
        check(destination, Objects.requireNonNull(before), changed);
        changedPositions.add(destination + ": " + json.tree(changed));
      }
    }

    private void check(String destination, JsonNode before, byte[] changed) {
      sent.add(new Sent(clock.now, destination, new String(changed, StandardCharsets.UTF_8)));
      String message = destination + ": " + json.tree(changed);
      try {
        if (!ChangedPosition.of(before, json.tree(changed)).equals(last.get(destination))) {
          wrongChanges.add(message);
        }
      } catch (RuntimeException | AssertionError e) { // A match would survive it, unseen.
        wrongChanges.add(message + ": " + e);
      }
    }

    @Override
    public void reply(String sessionId, Object body) {
      reply(sessionId, json.write(body));
    }

    @Override
    public void reply(String sessionId, byte[] body) {
      JsonNode tree = json.tree(body);
      sent.add(new Sent(clock.now, sessionId, new String(body, StandardCharsets.UTF_8)));
      replies.computeIfAbsent(sessionId, id -> new CopyOnWriteArrayList<>()).add(tree);
    }

    @Override
    public synchronized void recheck(String destination) {
      rechecked.add(destination);
      heardBefore.put(
          destination,
          published.stream().filter(one -> one.destination().equals(destination)).count());
    }

    /** All that has left the server, in order. */
    List<Sent> sent() {
      return List.copyOf(sent);
    }

    void forget(String session) {
      replies.remove(session);
    }

    JsonNode reply(String session) {
      List<JsonNode> heard = replies.getOrDefault(session, List.of());
      assertThat(heard).as("answers to " + session).hasSize(1);
      return heard.getFirst();
    }

    List<JsonNode> replies(String session) {
      return replies.getOrDefault(session, List.of());
    }

    /** The positions of one viewer since they were last taken. */
    synchronized List<JsonNode> take(String match, String viewer) {
      String destination = "/topic/match." + match + "." + viewer;
      List<JsonNode> taken =
          published.stream()
              .filter(position -> position.destination().equals(destination))
              .map(Published::body)
              .toList();
      published.removeIf(position -> position.destination().equals(destination));
      return taken;
    }

    synchronized void takeAll() {
      published.clear();
    }
  }
}
