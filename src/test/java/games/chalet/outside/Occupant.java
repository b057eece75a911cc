package games.chalet.outside;

import games.chalet.testing.Browser;
import games.chalet.testing.socket.Sockets;
import games.chalet.testing.socket.StompListener;
import games.chalet.testing.socket.StompSocket;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * One seat of one match, played by any legal action as fast as the server answers, with a memory of
 * all that the server has acknowledged, by which it judges what it meets after the server was
 * killed.
 *
 * <p>Everything that should not be is kept in {@link #complaints}.
 */
final class Occupant implements StompListener {

  private static final int NEVER_CONNECTED = -1;
  private static final String REPLIES = "replies";
  private static final String POSITION = "positions";

  /** After a start nobody's time runs out sooner than this. */
  private static final long GRACE_MILLIS = 30_000;

  private static final long AGAIN_MILLIS = 200;

  /** Refusals that may come though nothing has moved on since the position that was answered. */
  private static final Set<String> UNDONE =
      Set.of(
          "stale-choice",
          "match-over",
          "not-your-turn",
          "call-too-late",
          "not-waited-for",
          "nothing-to-undo");

  /** Refusals that say nothing about the game. */
  private static final Set<String> OF_THE_SERVER =
      Set.of("shutting-down", "unavailable", "no-room", "database-lost", "unexpected", "too-fast");

  /** Refusals while nothing is written. */
  private static final Set<String> NOTHING_WRITTEN = Set.of("no-room", "database-lost");

  /** Taking back too often. */
  private static final String TOO_FAST = "too-fast";

  /** Takes back an action now and then, where that is allowed. */
  private static final int TAKEN_BACK_ONCE_IN = 12;

  /** Calls another a cheat one time in so many, or nobody would ever do anything else. */
  private static final int CALLED_ONCE_IN = 20;

  private final Browser visitor;
  private final String match;
  private final int seat;
  private final Random random;
  private final List<Command> acknowledged = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  /** The actions after {@link #remember}, which may or may not be in a backup. */
  private final List<Command> uncertain = new ArrayList<>();

  private int remembered;
  private Duration pace = Duration.ZERO;
  private Watch watch = Watch.NONE;
  private long sentAt;
  private long heardAt = System.nanoTime();
  private String timed = "";
  private final Set<String> sentAgain = new HashSet<>();
  private @Nullable StompSocket socket;
  private @Nullable Command pending;
  private @Nullable JsonNode position;
  private @Nullable JsonNode early;
  private @Nullable String repeated;
  private boolean bearsWantOfRoom;
  private boolean bearsOutages;
  private int wantsOfRoom;
  private boolean connectedAgain;
  private boolean connected;
  private boolean caughtUp;
  private int closedWith = NEVER_CONNECTED;
  private int commands;

  Occupant(Browser visitor, String match, int seat, Random random) {
    this.visitor = visitor;
    this.match = match;
    this.seat = seat;
    this.random = random;
  }

  /** From now on tells how long each command waited for its answer. */
  synchronized void tell(Watch listener) {
    watch = listener;
  }

  /** Goes away for good. */
  synchronized void retire() {
    watch = Watch.NONE;
    if (socket != null) {
      socket.drop();
    }
  }

  /** From now on thinks so long before each action. */
  synchronized void think(Duration time) {
    pace = time;
  }

  /**
   * From now on it is nothing to complain about that the server cannot write: it is asked again.
   */
  synchronized void bearWantOfRoom() {
    bearsWantOfRoom = true;
  }

  /** From now on it is nothing to complain about that nobody can answer now: it is asked again. */
  synchronized void bearOutages() {
    bearsOutages = true;
  }

  /** The number of refusals for lack of room. */
  synchronized int wantsOfRoom() {
    return wantsOfRoom;
  }

  /** Connects, learns where the match stands, repeats what was left open, and plays on. */
  void connect(Sockets sockets, int port) {
    String token = visitor.greet();
    try {
      synchronized (this) {
        caughtUp = false;
        connected = false;
        early = null;
        connectedAgain = position != null || !acknowledged.isEmpty();
        socket = StompSocket.open(sockets, port, visitor.cookieHeader(), token, this);
        closedWith = 0;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns true if the snapshot has come since the last connect and every command has its answer.
   */
  synchronized boolean isSettled() {
    return caughtUp && repeated == null && pending == null;
  }

  /** Returns the things it waits for, for messages. */
  synchronized String state() {
    return "match %s seat %d: closed with %d, caught up %s, over %s, repeated %s, pending %s, shown %s"
        .formatted(
            match,
            seat,
            closedWith,
            caughtUp,
            isOver(),
            repeated,
            pending,
            position == null ? "nothing" : "version " + version(position));
  }

  /** True if the snapshot has come since the last connect. */
  synchronized boolean isCaughtUp() {
    return caughtUp;
  }

  synchronized boolean isOver() {
    return position != null && !position.at("/turn/over").isNull();
  }

  /** The WebSocket's closing code; 0 while it is open, something else before there was one. */
  synchronized int closedWith() {
    return closedWith;
  }

  synchronized int acknowledgedActions() {
    return acknowledged.size();
  }

  /** From here on the server may forget what it acknowledges: it will be opened on a backup. */
  synchronized void remember() {
    remembered = acknowledged.size();
  }

  /** The server was opened on a backup that was begun after {@link #remember}. */
  synchronized void returnToWhatWasRemembered() {
    List<Command> later = acknowledged.subList(remembered, acknowledged.size());
    uncertain.addAll(later);
    later.clear();
    if (pending != null) {
      uncertain.add(pending);
    }
    pending = null;
    position = null;
  }

  /**
   * Complains unless the recorded actions of this seat are just those that it did and did not take
   * back, in order.
   */
  synchronized void compare(List<JsonNode> recorded) {
    for (int kept = 0; kept <= uncertain.size(); kept++) {
      List<Command> done = new ArrayList<>(acknowledged);
      done.addAll(remembered, uncertain.subList(0, kept));
      if (Command.standing(done).equals(recorded)) {
        return;
      }
    }
    complain("acted " + Command.standing(acknowledged) + " but the record has " + recorded);
  }

  /** The number of actions taken back. */
  synchronized int takenBack() {
    return (int) acknowledged.stream().filter(command -> command.action() == null).count();
  }

  synchronized List<String> complaints() {
    return List.copyOf(complaints);
  }

  String match() {
    return match;
  }

  int seat() {
    return seat;
  }

  Browser visitor() {
    return visitor;
  }

  @Override
  public synchronized void connected() {
    if (socket == null) {
      throw new IllegalStateException("Connected before it was opened");
    }
    connected = true;
    heardAt = System.nanoTime();
    socket.subscribe(REPLIES, "/user/topic/replies");
    socket.subscribe(POSITION, "/topic/match." + match + ".seat." + seat);
    socket.send("/app/match." + match + ".snapshot", "{\"commandId\":\"snapshot\"}");
  }

  @Override
  public synchronized void closed(int code) {
    closedWith = code;
    watch.thrownOut();
  }

  @Override
  public synchronized void message(String subscription, ByteBuffer body) {
    heardAt = System.nanoTime();
    byte[] bytes = new byte[body.remaining()];
    body.get(bytes);
    JsonNode message = Browser.JSON.tree(bytes);
    if (subscription.equals(POSITION)) {
      if (caughtUp) {
        position(message);
      } else {
        early = message;
      }
      return;
    }
    switch (message.at("/kind").asString()) {
      case "snapshot" -> snapshot(message.at("/position"));
      case "ack" -> ack(message);
      case "refused" -> refused(message);
      default -> complain("an unknown reply " + message);
    }
  }

  private void snapshot(JsonNode snapshot) {
    if (!caughtUp) {
      catchUp(snapshot);
    }
    position(snapshot);
    if (early != null) {
      position(early);
      early = null;
    }
  }

  private void catchUp(JsonNode snapshot) {
    if (connectedAgain) {
      compareWithMemory(snapshot);
    }
    repeatLast();
    if (pending != null) {
      send(pending);
    }
    caughtUp = true;
  }

  /** Everything shown and acknowledged before the connection ended still holds. */
  private void compareWithMemory(JsonNode snapshot) {
    long shown = position == null ? 0 : version(position);
    long acknowledgedVersion = acknowledged.isEmpty() ? 0 : acknowledged.getLast().version();
    if (version(snapshot) < Math.max(shown, acknowledgedVersion)) {
      complain(
          "version %d was shown and %d acknowledged, but the snapshot is at %d"
              .formatted(shown, acknowledgedVersion, version(snapshot)));
    }
    if (position != null && version(snapshot) == shown) {
      compareSameVersion(position, snapshot);
    }
  }

  private void compareSameVersion(JsonNode before, JsonNode now) {
    for (String part : List.of("view", "legalActions", "turn", "choice", "undo")) {
      if (!now.path(part).equals(before.path(part))) {
        complain(
            "%s of version %d was %s and is %s"
                .formatted(part, version(now), before.path(part), now.path(part)));
      }
    }
    for (JsonNode clock : before.path("clocks")) {
      long left = clock.path("remainingMillis").asLong();
      JsonNode same = clockOf(now, clock.path("seat").asInt());
      if (same.path("remainingMillis").asLong(Long.MAX_VALUE) > Math.max(left, GRACE_MILLIS)) {
        complain("the clock was %s and is %s".formatted(clock, same));
      }
    }
  }

  private static JsonNode clockOf(JsonNode position, int seat) {
    for (JsonNode clock : position.path("clocks")) {
      if (clock.path("seat").asInt() == seat) {
        return clock;
      }
    }
    return MissingNode.getInstance();
  }

  private void repeatLast() {
    if (!acknowledged.isEmpty()) {
      Command last = acknowledged.getLast();
      repeated = last.id();
      send(last);
    }
  }

  private void position(JsonNode next) {
    if (position == null || version(next) >= version(position)) {
      position = next;
    }
    act();
  }

  private void act() {
    if (position == null || pending != null || !caughtUp || isOver()) {
      return;
    }
    int choice = position.path("choice").asInt();
    JsonNode actions = position.path("legalActions");
    boolean answered = !acknowledged.isEmpty() && acknowledged.getLast().choice() == choice;
    if (actions.isEmpty() || answered) {
      return;
    }
    boolean back = position.path("undo").asInt() > 0 && random.nextInt(TAKEN_BACK_ONCE_IN) == 0;
    JsonNode action = back ? null : choose(actions);
    if (action != null || back) {
      dispatch(new Command("s" + seat + "c" + commands++, choice, action, null));
    }
  }

  /** One of the actions, all equally likely but calls; null where only calls would be left. */
  private @Nullable JsonNode choose(JsonNode actions) {
    boolean calls = random.nextInt(CALLED_ONCE_IN) == 0;
    List<JsonNode> wanted =
        actions
            .valueStream()
            .filter(action -> calls || !action.path("type").asString().equals("Call"))
            .toList();
    return wanted.isEmpty() ? null : wanted.get(random.nextInt(wanted.size()));
  }

  private void dispatch(Command command) {
    pending = command;
    if (pace.isZero()) {
      send(command);
    } else {
      StompSocket chosenOn = socket;
      CompletableFuture.delayedExecutor(pace.toMillis(), TimeUnit.MILLISECONDS)
          .execute(() -> sendOn(chosenOn, command));
    }
  }

  /** After another connect the command has been sent again already. */
  private synchronized void sendOn(@Nullable StompSocket chosenOn, Command command) {
    if (Objects.equals(chosenOn, socket)) {
      send(command);
    }
  }

  /**
   * Whoever has waited for so long asks again under the same id, as a browser does: a process that
   * is gone does not answer.
   */
  synchronized void askAgainAfter(Duration patience) {
    if (socket == null
        || !connected
        || closedWith != 0
        || System.nanoTime() - heardAt < patience.toNanos()) {
      return;
    }
    heardAt = System.nanoTime();
    if (!caughtUp) {
      socket.send("/app/match." + match + ".snapshot", "{\"commandId\":\"snapshot\"}");
    } else if (repeated != null) {
      sentAgain.add(repeated);
      send(acknowledged.getLast());
    } else if (pending != null) {
      sentAgain.add(pending.id());
      send(pending);
    }
  }

  private void send(Command command) {
    if (socket != null) {
      if (command.equals(pending) && !command.id().equals(timed)) { // Else it waits since then.
        sentAt = System.nanoTime();
        timed = command.id();
      }
      socket.send("/app/match." + match + "." + command.verb(), command.json());
    }
  }

  private void ack(JsonNode ack) {
    String id = ack.path("commandId").asString();
    if (id.equals(repeated)) {
      repeated = null;
      if (!ack.equals(acknowledged.getLast().ack())) {
        complain("the first answer was " + acknowledged.getLast().ack() + ", then " + ack);
      }
    } else if (pending != null && id.equals(pending.id())) {
      acknowledged.add(pending.acknowledged(ack));
      pending = null;
      watch.acknowledged(System.nanoTime() - sentAt);
      act();
    } else if (!sentAgain.contains(id)) {
      complain("an answer to nothing: " + ack);
    } else if (acknowledged.stream().noneMatch(it -> it.id().equals(id) && ack.equals(it.ack()))) {
      complain("another answer to " + id + ": " + ack);
    }
  }

  private void refused(JsonNode refused) {
    String code = refused.path("code").asString();
    String id = refused.path("commandId").asString();
    if (pending != null && id.equals(pending.id()) && mayBeRefused(pending, code)) {
      pending = null;
      watch.refused();
      if (socket != null) {
        socket.send("/app/match." + match + ".snapshot", "{\"commandId\":\"snapshot\"}");
      }
    } else if (bearsOutages && code.equals("unavailable")) {
      repeatSoon();
    } else if (sentAgain.contains(id) && (pending == null || !id.equals(pending.id()))) {
      // What was sent twice is refused twice.
    } else if (bearsWantOfRoom && NOTHING_WRITTEN.contains(code)) {
      wantsOfRoom++;
      repeatSoon();
    } else if (!code.equals("shutting-down") && !(bearsWantOfRoom && code.equals("unavailable"))) {
      complain("refused: " + refused);
    }
  }

  private void repeatSoon() {
    if (pending != null) {
      Command command = pending;
      StompSocket refusedOn = socket;
      CompletableFuture.delayedExecutor(AGAIN_MILLIS, TimeUnit.MILLISECONDS)
          .execute(() -> sendOn(refusedOn, command));
    }
  }

  /**
   * An action that crosses another's gets the game's own refusal, after the position that shows it.
   */
  private boolean mayBeRefused(Command command, String code) {
    return UNDONE.contains(code)
        || (command.action() == null && code.equals(TOO_FAST))
        || (!OF_THE_SERVER.contains(code)
            && position != null
            && position.path("choice").asInt() > command.choice());
  }

  private void complain(String what) {
    complaints.add("match %s seat %d: %s".formatted(match, seat, what));
  }

  private static long version(JsonNode message) {
    return message.path("version").asLong();
  }
}
