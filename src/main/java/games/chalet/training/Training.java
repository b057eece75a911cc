package games.chalet.training;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * Plays every game that the server offers, alone and with as many players as fit, reads the archive
 * after each match, and loads the pages.
 */
final class Training {

  private static final int MOST_SEATS = 4;

  /** The time for which each game is begun again, so that Java can learn about it. */
  private static final Duration FOR_EACH_GAME = Duration.ofSeconds(5);

  private static final Pattern ASSET = Pattern.compile("/assets/[^\"]+");

  private final List<Trainee> guests;

  Training(int port) {
    guests = IntStream.range(0, MOST_SEATS).mapToObj(it -> new Trainee(port, it)).toList();
  }

  /** Plays; any unexpected answer is an exception. */
  void run() {
    GuestHttp host = guests.getFirst().http();
    host.fetch("/actuator/health");
    lookAtThePages(host);
    for (JsonNode game : host.read("/api/games")) {
      long begun = System.nanoTime();
      int matches = 0;
      while (matches < 2 || System.nanoTime() - begun < FOR_EACH_GAME.toNanos()) {
        play(game, matches);
        matches++;
      }
      System.out.println("Trained: " + matches + " matches of " + game.path("id").asString());
    }
    for (String path : List.of("tables", "tables/mine", "matches?whose=mine", "daily", "records")) {
      host.read("/api/" + path);
    }
    guests.forEach(Trainee::leave);
  }

  private static void lookAtThePages(GuestHttp guest) {
    String page = new String(guest.fetch("/"), UTF_8);
    ASSET.matcher(page).results().forEach(asset -> guest.fetch(asset.group()));
    guest.fetch("/archive");
  }

  private void play(JsonNode game, int round) {
    int most = Math.min(game.path("maxSeats").asInt(), MOST_SEATS);
    boolean alone = most == 1 || (game.path("minSeats").asInt() == 1 && round % 2 == 0);
    if (alone) {
      playAlone(game.path("id").asString());
    } else {
      playTogether(game.path("id").asString(), guests.subList(0, most));
    }
  }

  private void playAlone(String game) {
    JsonNode started =
        guests.getFirst().http().write("POST", "/api/solitaires", Map.of("game", game));
    playOut(started.path("match").asString(), guests.subList(0, 1));
  }

  private void playTogether(String game, List<Trainee> players) {
    GuestHttp host = players.getFirst().http();
    Map<String, ?> settings =
        Map.of("options", Map.of(), "turnClock", "S60", "isPublic", true, "spectators", true);
    JsonNode table =
        host.write(
            "POST",
            "/api/tables",
            Map.of("game", game, "seats", players.size(), "settings", settings));
    String id = table.path("id").asString();
    String path = "/api/tables/" + id;
    for (int seat = 0; seat < players.size(); seat++) {
      if (seat > 0) {
        GuestHttp guest = players.get(seat).http();
        guest.write("POST", path + "/visit", Map.of("code", table.path("code").asString()));
        guest.write("PUT", path + "/seats/" + seat, Map.of());
      }
      players.get(seat).sitAt(id);
    }
    host.write("POST", path + "/chat", Map.of("text", "Have fun!"));
    playOut(host.write("POST", path + "/start", Map.of()).path("match").asString(), players);
    for (Trainee guest : players.subList(1, players.size())) {
      guest.http().write("POST", path + "/rematch", Map.of());
    }
    playOut(host.write("POST", path + "/rematch", Map.of()).path("match").asString(), players);
    players.forEach(player -> player.standUpFrom(id));
  }

  /** Plays a match to its end, and reads its archive. */
  private static void playOut(String match, List<Trainee> players) {
    for (int seat = 0; seat < players.size(); seat++) {
      players.get(seat).play(match, seat);
    }
    players.forEach(player -> player.awaitEnd(match));
    GuestHttp host = players.getFirst().http();
    host.read("/api/matches/" + match);
    host.read("/api/matches/" + match + "/record");
    host.read("/api/matches/" + match + "/replay?viewer=seat.0");
  }
}
