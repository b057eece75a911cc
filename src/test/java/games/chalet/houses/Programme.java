package games.chalet.houses;

import games.chalet.testing.PlayedTable;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * The matches of a recorded server: every game, running and finished, and in it, where chance
 * allows, moments on which rulings bear that were changed later (see "Changes of 2026-11-22" in the
 * rules).
 */
final class Programme {

  private static final String AVALANCHE = "avalanche";
  private static final String ANTARCTIC = "antarctic";
  private static final String HIKE = "hike";
  private static final String CRASH_LANDING = "crashlanding";
  private static final String INFINISKI = "infiniski";

  private static final Map<String, Object> HOUSE_CARDS =
      Map.of("actionCards", "HOUSE", "drawPileOut", "RECYCLE");
  private static final Map<String, Object> TO_THE_LAST =
      Map.of("end", "LAST_STANDING", "target", "POINTS_200", "loads", "AUTO");
  private static final Map<String, Object> RESCUE = Map.of("rescueMission", "ON");
  private static final Map<String, Object> EVERYTHING_ON =
      Map.of("rescueMission", "ON", "reEntry", "ON", "earthLanding", "ON");

  private static final int MOST_TRIES = 80;

  private final Village village;

  Programme(Village village) {
    this.village = village;
  }

  void play() {
    avalanche();
    antarctic();
    hike();
    crashLanding();
    infiniski();
    deals();
    waitingTable();
  }

  private void avalanche() {
    PlayedMatch house = village.match(AVALANCHE, 4, HOUSE_CARDS);
    house.playToTheEnd(Programme::liftPassLast);
    village.isOver("house cards, Lift Passes last", AVALANCHE, house);

    PlayedMatch nothing = village.match(AVALANCHE, 2, Map.of("drawPileOut", "HANDS_ONLY"));
    nothing.playToTheEnd((frame, action) -> Taste.is(action, "Play") ? 0 : 1);
    village.isOver("nobody plays a card", AVALANCHE, nothing);

    PlayedMatch left = village.match(AVALANCHE, 2, Map.of());
    left.playUntil(Taste.ANY, after(left, 15));
    village.guest(1).ask(left.id(), "leave", Map.of());
    village.guest(0).ask(left.id(), "vote", Map.of("seat", 1, "proposal", "END"));
    if (!left.isOver()) {
      throw new IllegalStateException("Not concluded");
    }
    village.isOver("concluded", AVALANCHE, left);

    PlayedTable table = village.table(AVALANCHE, 3, 0, HOUSE_CARDS, true);
    PlayedMatch running = village.start(table);
    table.visit(village.visitor(6), table.read().path("code").asString());
    running.playUntil(Taste.ANY, after(running, 60));
    village.say(0, table, "Whose avalanche was that? ⛷");
    village.say(6, table, "I only watch.");
    village.watched(running.id());
    village.goesOn("house cards", AVALANCHE, running, 0, 1, 2);
  }

  /**
   * Returns true if a Lift Pass as the last card of a hand brings a refill under these rules (ruled
   * again later).
   */
  private static int liftPassLast(JsonNode frame, JsonNode action) {
    if (action.path("card").asString("").equals("LIFT_PASS")) {
      return frame.at("/view/hand").size() == 1 ? 50 : 0;
    }
    return Taste.is(action, "EndTurn") || Taste.is(action, "Bank") ? 1 : 20;
  }

  private void antarctic() {
    PlayedMatch short1 = village.match(ANTARCTIC, 3, Map.of("target", "ONE_ROUND"));
    short1.playToTheEnd((frame, action) -> Taste.is(action, "Call") ? 1 : 3);
    village.isOver("one round with many calls", ANTARCTIC, short1);

    PlayedMatch last = village.match(ANTARCTIC, 4, TO_THE_LAST);
    last.playToTheEnd(Programme::calm);
    village.isOver("the last standing of four", ANTARCTIC, last);

    tryUntil(
        () -> {
          PlayedMatch running = village.match(ANTARCTIC, 4, TO_THE_LAST);
          boolean there =
              running.playUntil(
                  Programme::calm,
                  frame ->
                      living(frame) < 4
                          && living(frame) > 1
                          && frame.at("/view/board/phase").asString().equals("TURN"));
          if (there) {
            village.goesOn("not all four still living", ANTARCTIC, running, 0, 1, 2, 3);
          } else {
            village.isOver("the last standing of four", ANTARCTIC, running);
          }
          return there;
        });
    PlayedMatch two = village.match(ANTARCTIC, 2, Map.of("order", "ENFORCED"));
    two.playUntil(Taste.ANY, after(two, 40));
    village.goesOn("order enforced", ANTARCTIC, two, 0, 1);
  }

  /** Calls hardly ever. */
  private static int calm(JsonNode frame, JsonNode action) {
    return Taste.is(action, "Call") ? 1 : 400;
  }

  private static long living(JsonNode frame) {
    return frame
        .at("/view/board/places")
        .valueStream()
        .filter(it -> it.path("living").asBoolean())
        .count();
  }

  private void hike() {
    for (String days : new String[] {"ONE_BY_ONE", "TOGETHER"}) {
      Map<String, Object> options = Map.of("days", days);
      PlayedMatch over = village.match(HIKE, 3, options);
      over.playToTheEnd(Programme::racing);
      village.isOver("a race " + days, HIKE, over);
      tryUntil(
          () -> {
            PlayedMatch running = village.match(HIKE, 2, options);
            boolean there =
                running.playUntil(Programme::racing, frame -> isStillEvening(frame, running));
            if (there) {
              village.goesOn("a still day ends, " + days, HIKE, running, 0, 1);
            } else {
              village.isOver("a race " + days, HIKE, running);
            }
            return there;
          });
    }
    PlayedMatch preparing = village.match(HIKE, 3, Map.of());
    preparing.playUntil(Taste.ANY, after(preparing, 12));
    village.goesOn("preparation", HIKE, preparing, 0, 1, 2);
  }

  /** Gets to the start of the race, and then takes its time. */
  private static int racing(JsonNode frame, JsonNode action) {
    if (Taste.is(action, "Declare")) {
      return 200;
    }
    return Taste.is(action, "LiftOut") ? 1 : 10;
  }

  /** The last to end a day of the race on which nobody has moved. */
  private static boolean isStillEvening(JsonNode frame, PlayedMatch match) {
    JsonNode board = frame.at("/view/board");
    if (!board.path("phase").asString().equals("RACE") || board.path("day").asInt() < 2) {
      return false;
    }
    boolean oneLeft = frame.at("/turn/awaited").size() == 1;
    boolean told = board.path("moved").asBoolean();
    return oneLeft
        && !told
        && match.deeds().getLast().action().path("type").asString().equals("EndDay");
  }

  private void crashLanding() {
    int[] landed = {0};
    tryUntil(
        () -> {
          PlayedMatch alone = village.solitaire(0, CRASH_LANDING, RESCUE);
          boolean ground =
              alone.playUntil(Programme::careful, frame -> stage(frame).equals("GROUND"));
          if (!ground) {
            village.isOver("alone, a rescue mission", CRASH_LANDING, alone);
          } else if (landed[0]++ < 1) {
            alone.playToTheEnd(Programme::careful);
            village.isOver("alone, a rescue mission that landed", CRASH_LANDING, alone);
          } else {
            village.goesOn("alone, on the ground", CRASH_LANDING, alone, 0);
          }
          return landed[0] == 2;
        });
    for (int i = 0; i < 4; i++) {
      Map<String, Object> options = i % 2 == 0 ? EVERYTHING_ON : Map.of("reEntry", "ON");
      PlayedMatch alone = village.solitaire(1, CRASH_LANDING, options);
      alone.playToTheEnd(Programme::careful);
      village.isOver("alone, " + options.size() + " variations", CRASH_LANDING, alone);
    }
    race();
  }

  private void race() {
    for (Map<String, Object> options :
        List.of(
            Map.<String, Object>of(),
            Map.<String, Object>of("reEntry", "ON"),
            EVERYTHING_ON,
            RESCUE)) {
      PlayedMatch race = village.match(CRASH_LANDING, 2, options);
      race.playToTheEnd(Programme::careful);
      village.isOver("a Race, " + options.size() + " variations", CRASH_LANDING, race);
    }
    PlayedMatch flying = village.match(CRASH_LANDING, 2, EVERYTHING_ON);
    flying.playUntil(Taste.ANY, after(flying, 7));
    village.goesOn("a Race in flight", CRASH_LANDING, flying, 0, 1);
  }

  private static String stage(JsonNode frame) {
    return frame.at("/view/own/now/stage").asString("");
  }

  /** Comes down slowly; on the ground waits for the weakest rockets, which hardly lift it. */
  private static int careful(JsonNode frame, JsonNode action) {
    JsonNode now = frame.at("/view/own/now");
    boolean ground = now.path("stage").asString("").equals("GROUND");
    if (Taste.is(action, "PutUnder")) {
      return rank(action.path("rocket"));
    }
    if (!Taste.is(action, "Burn")) {
      return Taste.is(action, "Find") ? 60 : now.path("speed").asInt() <= 1 ? 40 : 4;
    }
    boolean up = action.path("direction").asString().equals("UP");
    int thrust = action.path("port").valueStream().mapToInt(Programme::rank).sum();
    if (ground) {
      boolean weak = thrust <= frame.at("/view/board/gravity").asInt();
      return up && (weak || now.path("groundTurns").asInt() > 20) ? 60 : 0;
    }
    int speed = now.path("speed").asInt();
    boolean low = now.path("altitude").asInt() <= 4 * Math.max(speed, 1);
    return up && (speed > 2 || (low && speed > 1)) ? 20 : 0;
  }

  private static int rank(JsonNode rocket) {
    return Integer.parseInt(rocket.asString().substring(1));
  }

  private void infiniski() {
    tryUntil(
        () -> {
          PlayedMatch over = village.solitaire(2, INFINISKI, Map.of("flags", "MORE"));
          over.playToTheEnd(Taste.ANY);
          village.isOver("a solitaire", INFINISKI, over);
          return over.undos() > 1;
        });
    tryUntil(
        () -> {
          PlayedMatch running = village.solitaire(2, INFINISKI, Map.of());
          boolean there =
              running.playUntil(
                  Taste.ANY, frame -> running.undos() > 0 && frame.path("undo").asInt() > 0);
          if (there) {
            village.goesOn("a solitaire with undo", INFINISKI, running, 2);
          } else {
            village.isOver("a solitaire", INFINISKI, running);
          }
          return there;
        });
  }

  private void deals() {
    for (JsonNode daily : village.visitor(3).read("/api/daily")) {
      String code = daily.at("/deal/code").asString();
      String game = daily.at("/deal/game").asString();
      PlayedMatch over = village.attempt(3, code);
      over.playToTheEnd(Programme::careful);
      PlayedMatch running = village.attempt(4, code);
      running.playUntil(Taste.ANY, after(running, 3));
      village.goesOn("a deal of the day", game, running, 4);
    }
    PlayedMatch own = village.solitaire(5, INFINISKI, Map.of());
    own.playToTheEnd(Taste.ANY);
    village.isOver("a challenge", INFINISKI, own);
    String challenge =
        village
            .visitor(5)
            .write("POST", "/api/matches/" + own.id() + "/challenge", null)
            .path("code")
            .asString();
    village.shared(challenge);
    PlayedMatch accepted = village.attempt(0, challenge);
    accepted.playToTheEnd(Taste.ANY);
    village.isOver("a challenge accepted", INFINISKI, accepted);
    village.visitor(1).write("POST", "/api/deals/" + challenge + "/waive", null);
  }

  private void waitingTable() {
    PlayedTable table = village.table(HIKE, 4, 1, Map.of("days", "TOGETHER"), true);
    village.visitor(1).write("PUT", table.path("/ready"), Map.of("ready", true));
    village.say(0, table, "One seat is free.");
    village.say(1, table, "Who comes? 🛷");
  }

  private static Predicate<JsonNode> after(PlayedMatch match, int deeds) {
    return frame -> match.deeds().size() >= deeds;
  }

  private static void tryUntil(BooleanSupplier attempt) {
    for (int i = 0; i < MOST_TRIES; i++) {
      if (attempt.getAsBoolean()) {
        return;
      }
    }
    throw new IllegalStateException("Not in " + MOST_TRIES + " tries; another seed, please");
  }
}
