package games.chalet.benchmark;

import games.chalet.testing.Browser;
import games.chalet.testing.socket.Sockets;
import games.chalet.testing.socket.StompListener;
import games.chalet.testing.socket.StompSocket;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * One seat played by a random legal action as soon as the last one is acknowledged and a new choice
 * is there. Looks into the JSON only as far as that takes: the client is not to be the bottleneck.
 *
 * <p>All but the constructor runs on the thread of the sockets.
 */
final class Racer implements StompListener {

  private static final byte[] CALL = ascii("{\"type\":\"Call\"");

  /**
   * One in so many chances to call another a cheat is taken, or nobody would ever do anything else.
   */
  private static final int RARELY = 20;

  private static final byte[] CHOICE = ascii("\"choice\":");
  private static final byte[] LEGAL = ascii("\"legalActions\":[");
  private static final byte[] OVER = ascii("\"over\":{");
  private static final byte[] ACK = ascii("\"kind\":\"ack\"");
  private static final byte[] POSITION = ascii("\"kind\":\"snapshot\"");
  private static final byte[] HINT = ascii("\"kind\":\"hint\"");
  private static final byte[] NO_HINT = ascii("\"commandId\":\"h");

  private final int seat;
  private final Tally tally;
  private final Sockets sockets;
  private final Habits habits;
  private final Runnable over;
  private final SplittableRandom random;
  private final StompSocket socket;

  private String match;
  private int matches;
  private boolean isConnected;
  private long choice = -1;
  private long chosen = -1;
  private String action = "";
  private boolean awaitsAnswer;
  private boolean isAdvised;
  private boolean isThinking;
  private boolean isOver;
  private long sentAt;
  private int commands;

  /**
   * Connects and plays.
   *
   * @param habits what it does beside that
   * @param over told once when the match is over
   */
  Racer(
      Sockets sockets,
      Browser visitor,
      int port,
      String match,
      int seat,
      Tally tally,
      Habits habits,
      Runnable over)
      throws IOException {
    this.match = match;
    this.seat = seat;
    this.tally = tally;
    this.sockets = sockets;
    this.habits = habits;
    this.over = over;
    random = new SplittableRandom(match.hashCode() * 31L + seat);
    String token = visitor.greet();
    socket = StompSocket.open(sockets, port, visitor.cookieHeader(), token, this);
  }

  /** Turns to the next match over the same socket, as a browser does. */
  void play(String nextMatch) {
    socket.unsubscribe("f" + matches++);
    match = nextMatch;
    choice = -1;
    chosen = -1;
    action = "";
    awaitsAnswer = false;
    isAdvised = false;
    isOver = false;
    if (isConnected) {
      listen();
    }
  }

  @Override
  public void connected() {
    isConnected = true;
    socket.subscribe("r", "/user/topic/replies");
    listen();
  }

  private void listen() {
    socket.subscribe("f" + matches, "/topic/match." + match + ".seat." + seat);
    askForSnapshot();
  }

  private void askForSnapshot() {
    socket.send(
        "/app/match." + match + ".snapshot", "{\"commandId\":\"snapshot%d\"}".formatted(matches));
  }

  private String snapshotId() {
    return "\"snapshot" + matches + "\"";
  }

  @Override
  public void message(String subscription, ByteBuffer body) {
    boolean isPosition = subscription.startsWith("f");
    tally.message(body.remaining(), isPosition);
    if (isPosition || find(body, POSITION) >= 0) {
      // One of the last match may still be on its way.
      if (subscription.equals("f" + matches) || find(body, ascii(snapshotId())) >= 0) {
        position(body);
      }
    } else if (find(body, ACK) >= 0) {
      tally.acknowledged(System.nanoTime() - sentAt);
      awaitsAnswer = false;
    } else if (find(body, HINT) >= 0) {
      tally.hinted(System.nanoTime() - sentAt);
      awaitsAnswer = false;
    } else if (find(body, NO_HINT) >= 0) {
      tally.refused();
      awaitsAnswer = false;
    } else {
      refused();
    }
    act();
  }

  private void refused() {
    tally.refused();
    awaitsAnswer = false;
    chosen = -1;
    askForSnapshot();
  }

  private void position(ByteBuffer body) {
    int legal = find(body, LEGAL);
    choice = number(body, find(body, CHOICE));
    action = legal < 0 ? "" : oneOf(body, legal);
    if (!isOver && find(body, OVER) >= 0) {
      isOver = true;
      over.run();
    }
  }

  private void act() {
    if (habits.thinking().isZero()) {
      send();
    } else if (mayAct() && !isThinking) {
      isThinking = true;
      CompletableFuture.delayedExecutor(
              random.nextLong(2 * habits.thinking().toMillis()),
              TimeUnit.MILLISECONDS,
              sockets::execute)
          .execute(
              () -> {
                isThinking = false;
                send();
              });
    }
  }

  private boolean mayAct() {
    return !awaitsAnswer && choice != chosen && !action.isEmpty() && !isOver;
  }

  private void send() {
    if (!mayAct()) {
      return;
    }
    awaitsAnswer = true;
    sentAt = System.nanoTime();
    if (!isAdvised && random.nextInt(100) < habits.hints()) {
      isAdvised = true;
      socket.send(
          "/app/match." + match + ".hint",
          "{\"commandId\":\"h%dc%d\",\"choice\":%d}".formatted(seat, commands++, choice));
      return;
    }
    isAdvised = false;
    chosen = choice;
    socket.send(
        "/app/match." + match + ".act",
        "{\"commandId\":\"s%dc%d\",\"choice\":%d,\"action\":%s}"
            .formatted(seat, commands++, choice, action));
  }

  /** One of the objects of an array, all equally likely but calls; empty if there is none. */
  private String oneOf(ByteBuffer body, int from) {
    int count = 0;
    int start = 0;
    int end = 0;
    int depth = 0;
    int begin = from;
    for (int i = from; body.get(i) != ']' || depth > 0; i++) {
      byte character = body.get(i);
      if (character == '{' || character == '[') {
        if (depth++ == 0) {
          begin = i;
        }
      } else if (character == '}' || character == ']') {
        if (--depth == 0 && isWorthIt(body, begin) && random.nextInt(++count) == 0) {
          start = begin;
          end = i + 1;
        }
      }
    }
    byte[] bytes = new byte[end - start];
    body.get(start, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private boolean isWorthIt(ByteBuffer body, int begin) {
    boolean isCall = body.slice(begin, CALL.length).equals(ByteBuffer.wrap(CALL));
    return !isCall || random.nextInt(RARELY) == 0;
  }

  private static long number(ByteBuffer body, int from) {
    long number = 0;
    for (int i = from; Character.isDigit(body.get(i)); i++) {
      number = number * 10 + body.get(i) - '0';
    }
    return number;
  }

  /** The place after {@code part}, or -1. */
  private static int find(ByteBuffer body, byte[] part) {
    for (int i = 0; i <= body.limit() - part.length; i++) {
      int matched = 0;
      while (matched < part.length && body.get(i + matched) == part[matched]) {
        matched++;
      }
      if (matched == part.length) {
        return i + matched;
      }
    }
    return -1;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
