package games.chalet.outside;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import tools.jackson.databind.JsonNode;

/**
 * Several tables at which matches are played, and the judgement of what the house makes of them.
 */
final class Played {

  private static final int[] SEATS = {2, 3, 4, 6};
  private static final String[] CLOCKS = {"OFF", "M3", "D1", "OFF"};

  private static final Duration CHAT_EVERY = Duration.ofMillis(300);

  private final int port;
  private final Random random;
  private final List<PlayedTable> tables = new ArrayList<>();
  private final List<Chatter> chatters = new ArrayList<>();
  private final List<Occupant> occupants = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private int finishedMatches;
  private int finishedActions;

  private Played(int port, Random random) {
    this.port = port;
    this.random = random;
  }

  static Played start(int port, Random random) {
    Played played = new Played(port, random);
    for (int i = 0; i < SEATS.length; i++) {
      PlayedTable table = PlayedTable.start(port, "avalanche", SEATS[i], CLOCKS[i]);
      played.tables.add(table);
      played.chatters.add(new Chatter(table));
      played.occupants.addAll(table.occupants(random));
    }
    return played;
  }

  /** Connects everybody and waits until the house has shown them where their match stands. */
  void connect(Sockets sockets) {
    connect(occupants, sockets);
    for (PlayedTable table : tables) {
      List<Occupant> here = at(table);
      if (here.stream().anyMatch(Occupant::isOver)) {
        patiently("the last answers of a match").until(() -> here.stream().allMatch(this::isDone));
        compareRecord(table);
        here.forEach(occupant -> complaints.addAll(occupant.complaints()));
        occupants.removeAll(here);
        table.rematch();
        List<Occupant> again = table.occupants(random);
        occupants.addAll(again);
        connect(again, sockets);
      }
    }
  }

  private void connect(List<Occupant> some, Sockets sockets) {
    some.forEach(occupant -> occupant.connect(sockets, port));
    patiently("snapshots").until(() -> some.stream().allMatch(Occupant::isCaughtUp));
  }

  void awaitDisconnected() {
    patiently("the end of the connections")
        .until(() -> occupants.stream().noneMatch(occupant -> occupant.closedWith() == 0));
  }

  /** Somebody talks at every table as long as this lasts. */
  void chatWhile(Runnable rest) {
    AtomicBoolean stop = new AtomicBoolean();
    Thread talk =
        Thread.ofPlatform()
            .start(
                () -> {
                  while (!stop.get()) {
                    chatters.forEach(Chatter::say);
                    LockSupport.parkNanos(CHAT_EVERY.toNanos());
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
      for (int seat = 0; seat < tables.get(i).guests().size(); seat++) {
        String player = shown.at("/seats/" + seat + "/player/id").asString();
        if (!player.equals(tables.get(i).guests().get(seat).id())) {
          complaints.add("seat %d of table %s has %s in it".formatted(seat, i, player));
        }
      }
    }
  }

  /** Plays all matches to their end and compares their records. */
  void finish() {
    patiently("the end of all matches").until(() -> occupants.stream().allMatch(this::isDone));
    if (complaints().isEmpty()) {
      tables.forEach(this::compareRecord);
    }
  }

  List<String> complaints() {
    List<String> all = new ArrayList<>(complaints);
    occupants.forEach(occupant -> all.addAll(occupant.complaints()));
    return all;
  }

  String figures() {
    return "%d matches compared with their records, %d acknowledged actions"
        .formatted(finishedMatches, finishedActions + runningActions());
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

  /** See {@link Occupant#bearWantOfRoom}. */
  void bearWantOfRoom() {
    occupants.forEach(Occupant::bearWantOfRoom);
  }

  /** Waits until the house has told somebody that it has no room. */
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
    finishedMatches++;
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
