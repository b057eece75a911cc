package games.chalet.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * One seat of one match, played by any legal action as fast as the house answers, with a memory of
 * all that the house has acknowledged, by which it judges what it meets after the house was killed.
 *
 * <p>Everything that should not be is kept in {@link #complaints}.
 */
final class Occupant implements StompListener {

  private static final String REPLIES = "replies";
  private static final String FRAMES = "frames";

  /** After a start nobody's time runs out sooner than this. */
  private static final long GRACE_MILLIS = 30_000;

  private static final long AGAIN_MILLIS = 200;

  /** Refusals after which the command is known not to have been done. */
  private static final Set<String> UNDONE = Set.of("stale-choice", "match-over", "not-your-turn");

  private final Visitor visitor;
  private final String match;
  private final int seat;
  private final Random random;
  private final List<Command> acknowledged = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  /** What was done after {@link #remember} and may or may not be in a backup. */
  private final List<JsonNode> uncertain = new ArrayList<>();

  private int remembered;
  private Duration pace = Duration.ZERO;
  private @Nullable StompSocket socket;
  private @Nullable Command pending;
  private @Nullable JsonNode frame;
  private @Nullable JsonNode early;
  private @Nullable String repeated;
  private boolean bearsWantOfRoom;
  private int wantsOfRoom;
  private boolean connectedAgain;
  private boolean caughtUp;
  private int closedWith;
  private int commands;

  Occupant(Visitor visitor, String match, int seat, Random random) {
    this.visitor = visitor;
    this.match = match;
    this.seat = seat;
    this.random = random;
  }

  /** From now on thinks so long before each action. */
  synchronized void think(Duration time) {
    pace = time;
  }

  /** From now on it is nothing to complain about that the house cannot write: it is asked again. */
  synchronized void bearWantOfRoom() {
    bearsWantOfRoom = true;
  }

  /** How often the house said that it has no room. */
  synchronized int wantsOfRoom() {
    return wantsOfRoom;
  }

  /** Connects, learns where the match stands, repeats what was left open, and plays on. */
  void connect(Sockets sockets, int port) {
    String token = visitor.greet();
    try {
      synchronized (this) {
        closedWith = 0;
        caughtUp = false;
        early = null;
        connectedAgain = frame != null || !acknowledged.isEmpty();
        socket = StompSocket.open(sockets, port, visitor.cookies(), token, this);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the snapshot has come since the last connect and every command has its answer. */
  synchronized boolean isSettled() {
    return caughtUp && repeated == null && pending == null;
  }

  /** Whether the snapshot has come since the last connect. */
  synchronized boolean isCaughtUp() {
    return caughtUp;
  }

  synchronized boolean isOver() {
    return frame != null && !frame.at("/turn/over").isNull();
  }

  /** The WebSocket's closing code; 0 while it is open. */
  synchronized int closedWith() {
    return closedWith;
  }

  synchronized int acknowledgedActions() {
    return acknowledged.size();
  }

  /** From here on the house may forget what it acknowledges: it will be opened on a backup. */
  synchronized void remember() {
    remembered = acknowledged.size();
  }

  /** The house was opened on a backup that was begun after {@link #remember}. */
  synchronized void returnToWhatWasRemembered() {
    List<Command> later = acknowledged.subList(remembered, acknowledged.size());
    later.forEach(command -> uncertain.add(command.action()));
    later.clear();
    if (pending != null) {
      uncertain.add(pending.action());
    }
    pending = null;
    frame = null;
  }

  /** Complains unless the recorded actions of this seat are just those that it did, in order. */
  synchronized void compare(List<JsonNode> recorded) {
    List<JsonNode> acted = new ArrayList<>(acknowledged.stream().map(Command::action).toList());
    int kept = Math.clamp(recorded.size() - acted.size(), 0, uncertain.size());
    acted.addAll(remembered, uncertain.subList(0, kept));
    if (!acted.equals(recorded)) {
      complain("acted " + acted + " but the record has " + recorded);
    }
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

  Visitor visitor() {
    return visitor;
  }

  @Override
  public synchronized void connected() {
    if (socket == null) {
      throw new IllegalStateException("Connected before it was opened");
    }
    socket.subscribe(REPLIES, "/user/topic/replies");
    socket.subscribe(FRAMES, "/topic/match." + match + ".seat." + seat);
    socket.send("/app/match." + match + ".snapshot", "{\"commandId\":\"snapshot\"}");
  }

  @Override
  public synchronized void closed(int code) {
    closedWith = code;
  }

  @Override
  public synchronized void message(String subscription, ByteBuffer body) {
    byte[] bytes = new byte[body.remaining()];
    body.get(bytes);
    JsonNode message = Visitor.JSON.tree(bytes);
    if (subscription.equals(FRAMES)) {
      if (caughtUp) {
        frame(message);
      } else {
        early = message;
      }
      return;
    }
    switch (message.at("/kind").asString()) {
      case "frame" -> snapshot(message.at("/frame"));
      case "ack" -> ack(message);
      case "refused" -> refused(message);
      default -> complain("an unknown reply " + message);
    }
  }

  private void snapshot(JsonNode snapshot) {
    if (!caughtUp) {
      catchUp(snapshot);
    }
    frame(snapshot);
    if (early != null) {
      frame(early);
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

  /** What was shown and acknowledged before the connection ended is still so. */
  private void compareWithMemory(JsonNode snapshot) {
    long shown = frame == null ? 0 : version(frame);
    long acknowledgedVersion = acknowledged.isEmpty() ? 0 : acknowledged.getLast().version();
    if (version(snapshot) < Math.max(shown, acknowledgedVersion)) {
      complain(
          "version %d was shown and %d acknowledged, but the snapshot is at %d"
              .formatted(shown, acknowledgedVersion, version(snapshot)));
    }
    if (frame != null && version(snapshot) == shown) {
      compareSameVersion(frame, snapshot);
    }
  }

  private void compareSameVersion(JsonNode before, JsonNode now) {
    for (String part : List.of("view", "legalActions", "turn", "choice")) {
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

  private static JsonNode clockOf(JsonNode frame, int seat) {
    for (JsonNode clock : frame.path("clocks")) {
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

  private void frame(JsonNode next) {
    if (frame == null || version(next) >= version(frame)) {
      frame = next;
    }
    act();
  }

  private void act() {
    if (frame == null || pending != null || !caughtUp || isOver()) {
      return;
    }
    int choice = frame.path("choice").asInt();
    JsonNode actions = frame.path("legalActions");
    boolean answered = !acknowledged.isEmpty() && acknowledged.getLast().choice() == choice;
    if (actions.isEmpty() || answered) {
      return;
    }
    JsonNode action = actions.get(random.nextInt(actions.size()));
    Command command = new Command("s" + seat + "c" + commands++, choice, action, null);
    pending = command;
    if (pace.isZero()) {
      send(command);
    } else {
      CompletableFuture.delayedExecutor(pace.toMillis(), TimeUnit.MILLISECONDS)
          .execute(() -> send(command));
    }
  }

  private synchronized void send(Command command) {
    if (socket != null) {
      socket.send("/app/match." + match + ".act", command.json());
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
      act();
    } else {
      complain("an answer to nothing: " + ack);
    }
  }

  private void refused(JsonNode refused) {
    String code = refused.path("code").asString();
    String id = refused.path("commandId").asString();
    if (pending != null && id.equals(pending.id()) && UNDONE.contains(code)) {
      pending = null;
      if (socket != null) {
        socket.send("/app/match." + match + ".snapshot", "{\"commandId\":\"snapshot\"}");
      }
    } else if (bearsWantOfRoom && code.equals("no-room")) {
      wantsOfRoom++;
      repeatSoon();
    } else if (!code.equals("shutting-down") && !(bearsWantOfRoom && code.equals("unavailable"))) {
      complain("refused: " + refused);
    }
  }

  private void repeatSoon() {
    if (pending != null) {
      Command command = pending;
      CompletableFuture.delayedExecutor(AGAIN_MILLIS, TimeUnit.MILLISECONDS)
          .execute(() -> send(command));
    }
  }

  private void complain(String what) {
    complaints.add("match %s seat %d: %s".formatted(match, seat, what));
  }

  private static long version(JsonNode message) {
    return message.path("version").asLong();
  }
}
