package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import tools.jackson.databind.JsonNode;

/**
 * Several tables at which matches are played, and the judgement of what the server makes of them.
 */
public final class PlayedTables {

  /**
   * The game and options of one of the tables.
   *
   * @param seats of persons; where bots have others, one
   */
  public record Kind(
      String game, int seats, String clock, Map<String, ?> options, PlayedTable.Bots bots) {

    public Kind {
      options = Map.copyOf(options);
    }

    /** Persons only. */
    public Kind(String game, int seats, String clock, Map<String, ?> options) {
      this(game, seats, clock, options, PlayedTable.Bots.NONE);
    }

    PlayedTable start(int port) {
      return bots.seats() == 0
          ? PlayedTable.start(port, game, seats, clock, options)
          : PlayedTable.start(port, game, clock, options, bots);
    }
  }

  private static final List<Kind> KINDS =
      List.of(
          new Kind("avalanche", 4, "M3", Map.of("actionCards", "HOUSE")),
          new Kind("antarctic", 3, "OFF", Map.of("target", "POINTS_100")),
          new Kind("hike", 3, "D1", Map.of("days", "TOGETHER")),
          new Kind("hike", 2, "OFF", Map.of("days", "ONE_BY_ONE")),
          new Kind("crashlanding", 2, "M3", Map.of()),
          new Kind("crashlanding", 1, "OFF", Map.of("rescueMission", "ON")),
          new Kind("infiniski", 1, "OFF", Map.of()),
          new Kind("avalanche", 1, "OFF", Map.of(), new PlayedTable.Bots(2, "GUIDE")),
          new Kind(
              "antarctic",
              1,
              "OFF",
              Map.of("target", "ONE_ROUND"),
              new PlayedTable.Bots(2, "RACER")),
          new Kind("hike", 1, "OFF", Map.of(), new PlayedTable.Bots(1, "SKIER")));

  /**
   * Returns the actions possible in a bot's seat; a window closes by the clock while the server is
   * down.
   */
  private static final Set<String> OF_BOTS = Set.of("BOT", "CLOCK");

  /** Matches for one would else be over before anything can happen to them. */
  private static final Duration ALONE = Duration.ofMillis(20);

  private static final Duration LOOK_EVERY = Duration.ofMillis(300);

  private final int port;
  private final Random random;
  private final Watch watch;
  private final Duration pace;
  private final List<PlayedTable> tables = new ArrayList<>();
  private final List<Chatter> chatters = new ArrayList<>();
  private final List<Occupant> occupants = new CopyOnWriteArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private final Map<String, Integer> finishedMatches = new TreeMap<>();
  private boolean bearsOutages;
  private int finishedActions;
  private int takenBack;

  private PlayedTables(int port, Random random, Watch watch, Duration pace) {
    this.port = port;
    this.random = random;
    this.watch = watch;
    this.pace = pace;
  }

  /** All games, each at a table or two. */
  static PlayedTables start(int port, Random random) {
    return start(port, random, Watch.NONE, Duration.ZERO);
  }

  /** The same for guests who think. */
  static PlayedTables start(int port, Random random, Watch watch, Duration pace) {
    return start(port, random, KINDS, watch, pace);
  }

  /**
   * New guests at a table of each kind, who are to be connected.
   *
   * @param pace how long they think before each act; zero: as usual
   */
  public static PlayedTables start(
      int port, Random random, List<Kind> kinds, Watch watch, Duration pace) {
    PlayedTables played = new PlayedTables(port, random, watch, pace);
    for (Kind kind : kinds) {
      PlayedTable table = kind.start(port);
      played.tables.add(table);
      played.chatters.add(new Chatter(table));
      played.sit(table);
    }
    return played;
  }

  /** Connects everybody and waits until the server has shown them where their match stands. */
  public void connect(Sockets sockets) {
    connect(occupants, sockets);
    connectTables(sockets);
  }

  private void connectTables(Sockets sockets) {
    for (PlayedTable table : tables) {
      List<Occupant> here = at(table);
      if (here.isEmpty() || here.stream().anyMatch(Occupant::isOver)) {
        patiently("the last answers of a match").until(() -> here.stream().allMatch(this::isDone));
        again(table, sockets);
      }
    }
    awaitSnapshots(occupants);
  }

  private void connect(List<Occupant> some, Sockets sockets) {
    some.forEach(occupant -> occupant.connect(sockets, port));
    awaitSnapshots(some);
  }

  private static void awaitSnapshots(List<Occupant> some) {
    patiently("snapshots")
        .untilAsserted(
            () ->
                assertThat(some.stream().filter(it -> !it.isCaughtUp()).map(Occupant::state))
                    .isEmpty());
  }

  /** Looks at the match that is over at a table, and begins the next one there. */
  private void again(PlayedTable table, Sockets sockets) {
    List<Occupant> here = at(table);
    if (!here.isEmpty()) {
      compareRecord(table);
      here.forEach(occupant -> complaints.addAll(occupant.complaints()));
      here.forEach(Occupant::retire);
      occupants.removeAll(here);
    }
    table.rematch();
    sit(table).forEach(occupant -> occupant.connect(sockets, port));
  }

  private List<Occupant> sit(PlayedTable table) {
    List<Occupant> seated = new ArrayList<>();
    for (Browser guest : table.guests()) {
      seated.add(new Occupant(guest, table.match(), seated.size(), new Random(random.nextLong())));
    }
    if (seated.size() == 1) {
      seated.getFirst().think(ALONE);
    }
    for (Occupant occupant : seated) {
      occupant.tell(watch);
      if (bearsOutages) {
        occupant.bearOutages();
      }
      if (!pace.isZero()) {
        occupant.think(pace);
      }
    }
    occupants.addAll(seated);
    return seated;
  }

  /** Those who were thrown out come again. */
  public void comeAgain(Sockets sockets) {
    connect(occupants.stream().filter(it -> it.closedWith() != 0).toList(), sockets);
    connectTables(sockets);
  }

  /** Actions that the server or its end interrupts are repeated the next time. */
  private void liveOn(Sockets sockets) {
    try {
      for (Occupant occupant : List.copyOf(occupants)) {
        if (occupant.closedWith() != 0) {
          occupant.connect(sockets, port);
        }
      }
      for (PlayedTable table : tables) {
        if (at(table).stream().allMatch(it -> it.isOver() && it.isSettled())) {
          again(table, sockets);
        }
      }
    } catch (UncheckedIOException | Browser.TurnedAway e) {
      watch.interrupted();
    }
  }

  void awaitDisconnected() {
    patiently("the end of the connections")
        .until(() -> occupants.stream().noneMatch(occupant -> occupant.closedWith() == 0));
  }

  /** As long as this lasts somebody talks at every table, and one match follows the other. */
  public void liveOnWhile(Runnable rest, Sockets sockets) {
    AtomicBoolean stop = new AtomicBoolean();
    Thread talk =
        Thread.ofPlatform()
            .start(
                () -> {
                  while (!stop.get()) {
                    chatters.forEach(Chatter::say);
                    liveOn(sockets);
                    LockSupport.parkNanos(LOOK_EVERY.toNanos());
                  }
                });
    rest.run();
    stop.set(true);
    join(talk);
  }

  /** Compares tables, seats and chat with what is remembered. */
  void judge() {
    for (int i = 0; i < tables.size(); i++) {
      JsonNode shown = tables.get(i).read();
      complaints.addAll(chatters.get(i).complaints(shown));
      if (!shown.path("match").asString().equals(tables.get(i).match())) {
        complaints.add("table %s has the match %s".formatted(i, shown.path("match")));
      }
      for (int seat = 0; seat < tables.get(i).guests().size(); seat++) {
        String player = shown.at("/seats/" + seat + "/player/id").asString();
        if (!player.equals(tables.get(i).guests().get(seat).id())) {
          complaints.add("seat %d of table %s has %s in it".formatted(seat, i, player));
        }
      }
    }
  }

  /** Plays all matches to their end and compares their records. */
  public void finish() {
    patiently("the end of all matches")
        .untilAsserted(
            () ->
                assertThat(occupants.stream().filter(it -> !isDone(it)).map(Occupant::state))
                    .isEmpty());
    if (complaints().isEmpty()) {
      tables.forEach(this::compareRecord);
    }
  }

  /** All that should not be. */
  public List<String> complaints() {
    List<String> all = new ArrayList<>(complaints);
    occupants.forEach(occupant -> all.addAll(occupant.complaints()));
    return all;
  }

  /** The matches that were started last, one a table. */
  public List<String> matches() {
    return tables.stream().map(PlayedTable::match).toList();
  }

  String figures() {
    return "matches compared with their records: %s; %d acknowledged actions, %d taken back in those"
        .formatted(finishedMatches, finishedActions + runningActions(), takenBack);
  }

  /** Waits until so many more actions were acknowledged; not all matches may end before. */
  void awaitActions(int more) {
    int before = runningActions();
    patiently("actions")
        .until(
            () ->
                runningActions() >= before + more || occupants.stream().allMatch(Occupant::isOver));
    if (occupants.stream().allMatch(Occupant::isOver)) {
      throw new IllegalStateException("All matches were over too soon");
    }
  }

  /** With which code each WebSocket was closed. */
  List<Integer> closingCodes() {
    return occupants.stream().map(Occupant::closedWith).toList();
  }

  /** See {@link Occupant#think}. */
  void think(Duration time) {
    occupants.forEach(occupant -> occupant.think(time));
  }

  /** See {@link Occupant#bearOutages}; also of those who come later. */
  void bearOutages() {
    bearsOutages = true;
    occupants.forEach(Occupant::bearOutages);
  }

  /** See {@link Occupant#askAgainAfter}. */
  void askAgainAfter(Duration patience) {
    List.copyOf(occupants).forEach(occupant -> occupant.askAgainAfter(patience));
  }

  /** See {@link Occupant#bearWantOfRoom}. */
  void bearWantOfRoom() {
    occupants.forEach(Occupant::bearWantOfRoom);
  }

  /** Waits until the server has told somebody that it has no room. */
  void awaitWantOfRoom() {
    patiently("want of room")
        .until(() -> occupants.stream().anyMatch(occupant -> occupant.wantsOfRoom() > 0));
  }

  /** Somebody says a line at the first table; false if it was not taken. */
  boolean talk() {
    return chatters.getFirst().say();
  }

  /** See {@link Occupant#remember}. */
  void remember() {
    occupants.forEach(Occupant::remember);
  }

  /** See {@link Occupant#returnToWhatWasRemembered}. */
  void returnToWhatWasRemembered() {
    occupants.forEach(Occupant::returnToWhatWasRemembered);
  }

  private int runningActions() {
    return occupants.stream().mapToInt(Occupant::acknowledgedActions).sum();
  }

  private boolean isDone(Occupant occupant) {
    return (occupant.isOver() && occupant.isSettled()) || !occupant.complaints().isEmpty();
  }

  /**
   * Every acknowledged action of a seat is in the record once, in order, and no other is; the match
   * is in the archive and can be replayed.
   */
  private void compareRecord(PlayedTable table) {
    patiently("the archive").until(table::isArchived);
    JsonNode record = table.guests().getFirst().read("/api/matches/" + table.match() + "/record");
    JsonNode replay =
        table.guests().getFirst().read("/api/matches/" + table.match() + "/replay?viewer=seat.0");
    if (replay.path("plies").size() != record.path("plies").size() + 1) {
      complaints.add("match %s has another number of plies in its replay".formatted(table.match()));
    }
    finishedMatches.merge(record.path("game").asString(), 1, Integer::sum);
    int persons = table.guests().size();
    for (JsonNode ply : record.path("plies")) {
      if (ply.path("seat").asInt() >= persons && !OF_BOTS.contains(ply.path("by").asString())) {
        complaints.add("in match %s a bot's seat has %s".formatted(table.match(), ply));
      }
    }
    for (Occupant occupant : at(table)) {
      List<JsonNode> recorded = new ArrayList<>();
      for (JsonNode ply : record.path("plies")) {
        if (ply.path("seat").asInt() == occupant.seat()
            && ply.path("by").asString().equals("PERSON")) {
          recorded.add(ply.path("action"));
        }
      }
      occupant.compare(recorded);
      finishedActions += occupant.acknowledgedActions();
      takenBack += occupant.takenBack();
    }
  }

  private List<Occupant> at(PlayedTable table) {
    return occupants.stream().filter(occupant -> occupant.match().equals(table.match())).toList();
  }

  private static ConditionFactory patiently(String what) {
    return Awaitility.await(what).atMost(Duration.ofMinutes(5)).pollInterval(Duration.ofMillis(20));
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
