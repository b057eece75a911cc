package games.chalet.houses;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;

/** Everybody in a house that is recorded, what they play, and what there is to ask about it. */
final class Village {

  private static final List<String> NAMES = List.of("Ada", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus");
  private static final int SPECTATOR = 6;

  private final Random random;
  private final List<StompPlayer> guests = new ArrayList<>();
  private final Set<String> tables = new LinkedHashSet<>();
  private final Set<String> deals = new LinkedHashSet<>();
  private final List<Recording.Running> running = new ArrayList<>();
  private final List<Recording.Finished> finished = new ArrayList<>();
  private String watched = "";

  Village(int port, Random random) {
    this.random = random;
    for (String name : NAMES) {
      guests.add(StompPlayer.guest(port, name).forgetful());
    }
  }

  Browser visitor(int guest) {
    return guests.get(guest).browser();
  }

  StompPlayer guest(int guest) {
    return guests.get(guest);
  }

  /** A table with the first guests at it, all its seats but the last {@code empty} taken. */
  PlayedTable table(String game, int seats, int empty, Map<String, ?> options, boolean isPublic) {
    PlayedTable table =
        PlayedTable.open(
            browsers(seats - empty), PlayedTable.wanted(game, seats, "OFF", options, isPublic));
    tables.add(table.id());
    return table;
  }

  private List<Browser> browsers(int first) {
    return guests.subList(0, first).stream().map(StompPlayer::browser).toList();
  }

  void say(int guest, PlayedTable table, String text) {
    visitor(guest).write("POST", table.path("/chat"), Map.of("text", text));
  }

  /** A match of that many of the first guests at a new table. */
  PlayedMatch match(String game, int seats, Map<String, ?> options) {
    return start(table(game, seats, 0, options, false));
  }

  PlayedMatch start(PlayedTable table) {
    table.start();
    return new PlayedMatch(table.match(), guests.subList(0, table.guests().size()), random);
  }

  /** A match for one. */
  PlayedMatch solitaire(int guest, String game, Map<String, ?> options) {
    return started(
        guest,
        visitor(guest)
            .write(
                "POST",
                "/api/solitaires",
                Map.of("game", game, "options", options, "giveUp", false)));
  }

  PlayedMatch attempt(int guest, String deal) {
    deals.add(deal);
    return started(guest, visitor(guest).write("POST", "/api/deals/" + deal + "/play", null));
  }

  private PlayedMatch started(int guest, JsonNode started) {
    tables.add(started.path("table").asString());
    return new PlayedMatch(started.path("match").asString(), List.of(guests.get(guest)), random);
  }

  void shared(String deal) {
    deals.add(deal);
  }

  void goesOn(String what, String game, PlayedMatch match, int... seats) {
    List<Integer> players = new ArrayList<>();
    for (int seat : seats) {
      players.add(seat);
    }
    running.add(
        new Recording.Running(
            what + ", " + match.undos() + " undone", game, match.id(), players, match.deeds()));
  }

  void isOver(String what, String game, PlayedMatch match) {
    finished.add(
        new Recording.Finished(
            what + ", " + match.deeds().size() + " deeds, " + match.undos() + " undone",
            game,
            match.id()));
  }

  private static String path(String table) {
    return "/api/tables/" + table;
  }

  Recording recording() {
    List<Recording.Known> known = new ArrayList<>();
    for (int i = 0; i < guests.size(); i++) {
      known.add(new Recording.Known(NAMES.get(i), visitor(i).id(), visitor(i).guestToken()));
    }
    Map<String, Integer> versions = new TreeMap<>();
    for (JsonNode game : visitor(0).read("/api/games")) {
      versions.put(game.path("id").asString(), game.path("rulesVersion").asInt());
    }
    return new Recording(Browser.JSON.tree(versions), known, running, finished);
  }

  /** Everything that can be asked about what was played, answered. */
  List<Recording.Answer> answers() {
    awaitArchive();
    List<Recording.Answer> answers = new ArrayList<>();
    for (int guest = 0; guest < guests.size(); guest++) {
      answers.add(get(guest, "/api/tables/mine"));
      answers.add(get(guest, "/api/matches?whose=mine"));
      tablesOf(guest, answers);
    }
    for (Recording.Finished match : finished) {
      JsonNode summary = summary(0, match.match(), answers);
      answers.add(get(0, "/api/matches/" + match.match() + "/record"));
      replays(match.match(), summary.path("seats").size(), answers);
    }
    for (Recording.Running match : running) {
      summary(match.seats().getFirst(), match.match(), answers);
      match.seats().forEach(guest -> answers.add(snapshot(guest, match.match())));
    }
    answers.add(snapshot(SPECTATOR, watched));
    for (String deal : deals) {
      answers.add(get(0, "/api/deals/" + deal));
      answers.add(get(1, "/api/deals/" + deal));
    }
    answers.add(get(0, "/api/records"));
    return answers;
  }

  /** Somebody who does not play in it looks on. */
  void watched(String match) {
    watched = match;
  }

  private Recording.Answer snapshot(int guest, String match) {
    return new Recording.Answer(guest, "snapshot " + match, guests.get(guest).snapshot(match));
  }

  private Recording.Answer get(int guest, String path) {
    return new Recording.Answer(guest, path, visitor(guest).read(path));
  }

  private void tablesOf(int guest, List<Recording.Answer> answers) {
    for (String table : tables) {
      if (visitor(guest).get(path(table)).status() == 200) {
        answers.add(get(guest, path(table)));
      }
    }
  }

  private JsonNode summary(int guest, String match, List<Recording.Answer> answers) {
    Recording.Answer summary = get(guest, "/api/matches/" + match);
    answers.add(summary);
    return summary.answer();
  }

  private void replays(String match, int seats, List<Recording.Answer> answers) {
    String path = "/api/matches/" + match + "/replay?viewer=";
    for (int seat = 0; seat < seats; seat++) {
      answers.add(get(0, path + "seat." + seat));
    }
    if (seats > 1) {
      answers.add(get(0, path + "spectators"));
    }
  }

  private void awaitArchive() {
    Awaitility.await("the archive")
        .atMost(Duration.ofMinutes(1))
        .until(
            () ->
                finished.stream()
                    .allMatch(
                        match ->
                            visitor(0)
                                .read("/api/matches/" + match.match())
                                .path("status")
                                .asString()
                                .equals("OVER")));
  }
}
