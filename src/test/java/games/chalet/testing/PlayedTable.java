package games.chalet.testing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;

/** A private table whose guests play one match after the other. */
public final class PlayedTable {

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  /**
   * The players of the seats behind those of the guests.
   *
   * @param seats how many
   * @param level the name of a level of bots
   */
  public record Bots(int seats, String level) {

    /** Persons only. */
    public static final Bots NONE = new Bots(0, "");
  }

  private final String id;
  private final List<Browser> guests;
  private String match = "";

  private PlayedTable(String id, List<Browser> guests) {
    this.id = id;
    this.guests = List.copyOf(guests);
  }

  /** As many new guests as there are seats come, sit down in seat order, and start. */
  public static PlayedTable start(int port, String game, int seats, String turnClock) {
    return start(port, game, seats, turnClock, Map.of());
  }

  /** The same with options; those left out are the game's own. */
  public static PlayedTable start(
      int port, String game, int seats, String turnClock, Map<String, ?> options) {
    List<Browser> guests = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      guests.add(Browser.named(port, "Guest " + seat));
    }
    return start(guests, game, turnClock, options, Bots.NONE);
  }

  /** One new guest and bots. */
  public static PlayedTable start(
      int port, String game, String turnClock, Map<String, ?> options, Bots bots) {
    return start(List.of(Browser.named(port, "Guest 0")), game, turnClock, options, bots);
  }

  /** The same for guests who have played together before. */
  public static PlayedTable start(List<Browser> guests, String game, String turnClock) {
    return start(guests, game, turnClock, Map.of(), Bots.NONE);
  }

  private static PlayedTable start(
      List<Browser> guests, String game, String turnClock, Map<String, ?> options, Bots bots) {
    int seats = guests.size() + bots.seats();
    PlayedTable table = open(guests, wanted(game, seats, turnClock, options));
    for (int seat = guests.size(); seat < seats; seat++) {
      String bot = table.path("/seats/" + seat + "/bot");
      guests.getFirst().write("PUT", bot, Map.of("level", bots.level()));
    }
    table.start();
    return table;
  }

  /** Opens a table as wished; the guests, of whom the first is its host, sit down in seat order. */
  public static PlayedTable open(List<Browser> guests, Map<String, ?> wanted) {
    JsonNode opened = guests.getFirst().write("POST", "/api/tables", wanted);
    PlayedTable table = new PlayedTable(opened.path("id").asString(), guests);
    for (int seat = 0; seat < guests.size(); seat++) {
      Browser guest = guests.get(seat);
      if (seat > 0) {
        table.visit(guest, opened.path("code").asString());
      }
      guest.write("PUT", table.path("/seats/" + seat), null);
    }
    return table;
  }

  /** Somebody comes in who was told the code. */
  public void visit(Browser guest, String code) {
    Browser.ok(guest.visit(code));
  }

  /**
   * The same people once more, when the table has heard that their match is over. Whoever was
   * interrupted in it may ask again.
   */
  public void rematch() {
    JsonNode table = awaitOver();
    if (table.path("status").asString().equals("OVER")) {
      for (Browser guest : guests.reversed()) { // The host is the last.
        table = guest.write("POST", path("/rematch"), null);
      }
    }
    if (table.path("status").asString().equals("PLAYING")) {
      match = table.path("match").asString();
    } else {
      start();
    }
  }

  private JsonNode awaitOver() {
    return Awaitility.await("the table to hear of the end of its match")
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(50))
        .until(
            this::read,
            table ->
                !table.path("status").asString().equals("PLAYING")
                    || !table.path("match").asString().equals(match));
  }

  public String id() {
    return id;
  }

  /** The match that was started last. */
  public String match() {
    return match;
  }

  /** In seat order. */
  public List<Browser> guests() {
    return guests;
  }

  /** The table as its host sees it. */
  public JsonNode read() {
    return guests.getFirst().read(path(""));
  }

  /** Returns true if the archive lists the match that was started last among the host's own. */
  public boolean isArchived() {
    for (JsonNode listed : guests.getFirst().read("/api/matches?whose=mine").path("matches")) {
      if (listed.path("id").asString().equals(match)) {
        return true;
      }
    }
    return false;
  }

  /** A guest says something; returns when the server has taken it. */
  public void say(int seat, String text) {
    guests.get(seat).write("POST", path("/chat"), Map.of("text", text));
  }

  /** All are ready, and the host starts. */
  public void start() {
    for (Browser guest : guests) {
      guest.write("PUT", path("/ready"), Map.of("ready", true));
    }
    match = guests.getFirst().write("POST", path("/start"), null).path("match").asString();
  }

  /** Below the address of the table. */
  public String path(String rest) {
    return "/api/tables/" + id + rest;
  }

  /** With the game's own options. */
  public static Map<String, Object> wanted(String game, int seats, String turnClock) {
    return wanted(game, seats, turnClock, Map.of());
  }

  private static Map<String, Object> wanted(
      String game, int seats, String turnClock, Map<String, ?> options) {
    return wanted(game, seats, turnClock, options, false);
  }

  /** Returns a request for a table whose first seat is drawn and at which everyone may watch. */
  public static Map<String, Object> wanted(
      String game, int seats, String turnClock, Map<String, ?> options, boolean isPublic) {
    Map<String, Object> settings = new TreeMap<>();
    settings.put("options", options);
    settings.put("firstSeat", null);
    settings.put("turnClock", turnClock);
    settings.put("isPublic", isPublic);
    settings.put("spectators", true);
    return Map.of("game", game, "seats", seats, "settings", settings);
  }
}
