package games.chalet.houses;

import games.chalet.testing.StompPlayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** A match whose seats are played in turn, one command at a time. */
final class PlayedMatch {

  private static final int MOST_DEEDS = 20_000;
  private static final int TAKEN_BACK_ONCE_IN = 12;
  private static final int MOST_LOOKS = 3_000;
  private static final int MILLIS_BETWEEN_LOOKS = 20;

  /**
   * Somebody else was first, or the window has ended by its clock: on a busy machine both happen.
   */
  private static final Set<String> TOO_LATE = Set.of("stale-choice", "not-waited-for");

  private final String id;
  private final List<StompPlayer> seats;
  private final Random random;
  private final List<Deed> deeds = new ArrayList<>();
  private int undos;

  /** A match that begins; {@code seats} are those who play it, in seat order. */
  PlayedMatch(String id, List<StompPlayer> seats, Random random) {
    this(id, seats, List.of(), random);
  }

  /** A match in which something was done before. */
  PlayedMatch(String id, List<StompPlayer> seats, List<Deed> before, Random random) {
    this.id = id;
    this.deeds.addAll(before);
    this.seats = List.copyOf(seats);
    this.random = random;
  }

  String id() {
    return id;
  }

  /** The actions of this match that were not taken back, in order. */
  List<Deed> deeds() {
    return List.copyOf(deeds);
  }

  int undos() {
    return undos;
  }

  JsonNode frame(int seat) {
    return seats.get(seat).snapshot(id).path("frame");
  }

  boolean isOver() {
    return isOver(frame(0));
  }

  private static boolean isOver(JsonNode frame) {
    return !frame.at("/turn/over").isNull();
  }

  void playToTheEnd(Taste taste) {
    playUntil(taste, frame -> false);
  }

  /** Plays until seat 0 sees what was wanted; false if the match ended before. */
  boolean playUntil(Taste taste, Predicate<JsonNode> wanted) {
    for (int i = 0; i < MOST_DEEDS; i++) {
      JsonNode frame = frame(0);
      if (isOver(frame)) {
        return false;
      }
      if (wanted.test(frame)) {
        return true;
      }
      playOne(taste);
    }
    throw new IllegalStateException(id + " does not end");
  }

  private void playOne(Taste taste) {
    List<Integer> order = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      order.add(seat);
    }
    for (int look = 0; look < MOST_LOOKS; look++) {
      Collections.shuffle(order, random);
      for (int seat : order) {
        JsonNode frame = frame(seat);
        if (isOver(frame)) {
          return;
        }
        if (!frame.path("legalActions").isEmpty()) {
          act(seat, frame, taste);
          return;
        }
      }
      // What comes next comes by itself, as the end of a window does.
      pause();
    }
    throw new IllegalStateException("Nobody can do anything in " + id);
  }

  private void act(int seat, JsonNode frame, Taste taste) {
    if (frame.path("undo").asInt() > 0 && random.nextInt(TAKEN_BACK_ONCE_IN) == 0) {
      takeBack(seat, frame);
      return;
    }
    JsonNode action = taste.choose(frame, random);
    JsonNode reply = seats.get(seat).act(id, frame, action);
    if (reply.path("kind").asString().equals("ack")) {
      deeds.add(new Deed(seat, action));
    } else if (!TOO_LATE.contains(reply.path("code").asString())) {
      throw new IllegalStateException(id + " seat " + seat + " " + action + ": " + reply);
    }
  }

  private void takeBack(int seat, JsonNode frame) {
    JsonNode reply = seats.get(seat).ask(id, "undo", Map.of("choice", frame.path("choice")));
    if (!reply.path("kind").asString().equals("ack")) {
      throw new IllegalStateException(id + " seat " + seat + " undo: " + reply);
    }
    undos++;
    for (int i = deeds.size() - 1; i >= 0; i--) {
      if (deeds.get(i).seat() == seat) {
        deeds.remove(i);
        return;
      }
    }
    throw new IllegalStateException(id + " took back what was never done");
  }

  private static void pause() {
    try {
      Thread.sleep(MILLIS_BETWEEN_LOOKS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
