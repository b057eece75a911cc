package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.match.state.Positions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Two servers in which the same match is played, with the same id, seed and time, but for something
 * hidden about one seat. Whatever is done is done in both; what all others get must be the same,
 * byte by byte and moment by moment: positions, answers, refusals, snapshots.
 */
final class Twins implements AutoCloseable {

  /** Somebody who watches. */
  static final String WATCHER = "eve";

  private final MatchHarness one = new MatchHarness();
  private final MatchHarness other = new MatchHarness();
  private final List<MatchHarness> both = List.of(one, other);
  private final int seats;
  private final Seat hiding;
  private final String match;
  private final Set<String> tried = new LinkedHashSet<>();
  private int takenBack;

  /**
   * Deals the same match on both servers.
   *
   * @param hiding the seat about which they differ
   * @param first the game of the first server
   * @param second the same but for its deal
   */
  Twins(
      Game<?, ?, ?, ?, ?> first,
      Game<?, ?, ?, ?, ?> second,
      Record options,
      int seats,
      TurnClock clock,
      Seat hiding) {
    this.seats = seats;
    this.hiding = hiding;
    one.games = name -> List.of(first);
    other.games = name -> List.of(second);
    both.forEach(harness -> harness.watchers.add(WATCHER));
    match = one.start(seats, clock, Map.of(), first.info().id(), options);
    other.takeOver(one, match);
  }

  /** Returns the player's legal actions, on both servers. */
  List<JsonNode> legal(String player) {
    List<JsonNode> there = legal(other, player).toList();
    return legal(one, player).filter(there::contains).toList();
  }

  private Stream<JsonNode> legal(MatchHarness harness, String player) {
    return harness.snapshot(match, player).path("legalActions").valueStream();
  }

  /** Returns true if a player sees the same on both servers. */
  boolean looksAlike(String player) {
    return one.snapshot(match, player).equals(other.snapshot(match, player));
  }

  /** A player does the same on both servers. */
  void act(String player, JsonNode action) {
    tried.add(action.toString());
    both.forEach(harness -> act(harness, player, action));
  }

  /** A player does something on the first server only. */
  void actInOne(String player, JsonNode action) {
    act(one, player, action);
    sitStill(other, player);
  }

  /** A player does something on the second server only. */
  void actInOther(String player, JsonNode action) {
    act(other, player, action);
    sitStill(one, player);
  }

  /** A player takes back what can be, on the first server only. */
  void takeBackInOne(String player) {
    takeBack(one, player);
    sitStill(other, player);
  }

  /** The same on the second server only. */
  void takeBackInOther(String player) {
    takeBack(other, player);
    sitStill(one, player);
  }

  private void takeBack(MatchHarness harness, String player) {
    int choice = harness.choiceOf(match, player);
    JsonNode answer =
        harness.send(
            match,
            "undo",
            player,
            "{\"commandId\":\"%s\",\"choice\":%d}".formatted(harness.nextCommand(), choice));
    if (answer.path("kind").stringValue().equals("ack")) {
      takenBack++;
    }
  }

  /** The number of actions taken back, on both servers together. */
  int takenBack() {
    return takenBack;
  }

  /** Sends as many commands as {@link #act}, so that those of others have the same names. */
  private void sitStill(MatchHarness harness, String player) {
    harness.choiceOf(match, player);
    harness.nextCommand();
  }

  private void act(MatchHarness harness, String player, JsonNode action) {
    JsonNode answer = send(harness, player, harness.choiceOf(match, player), action.toString());
    assertThat(answer.path("kind").stringValue()).as("%s: %s", action, answer).isEqualTo("ack");
  }

  private JsonNode send(MatchHarness harness, String player, int choice, String action) {
    return harness.send(
        match, "act", player, MatchHarness.act(harness.nextCommand(), choice, action));
  }

  /**
   * Everybody but the one who hides looks, asks what would come of all that is possible, takes an
   * act back, and tries all that was done before and is not possible now: what is refused must not
   * tell anything either.
   */
  void pry() {
    for (String player : others()) {
      for (MatchHarness harness : both) {
        List<String> legal = legal(harness, player).map(JsonNode::toString).toList();
        int choice = harness.choiceOf(match, player);
        for (String action : legal) {
          foresee(harness, player, choice, action);
        }
        takeBack(harness, player);
        for (String action : tried) {
          if (!legal.contains(action)) {
            send(harness, player, choice, action);
            send(harness, player, choice - 1, action);
          }
        }
      }
    }
  }

  private void foresee(MatchHarness harness, String player, int choice, String action) {
    harness.send(
        match,
        "foresee",
        player,
        "{\"commandId\":\"%s\",\"choice\":%d,\"actions\":[%s]}"
            .formatted(harness.nextCommand(), choice, action));
  }

  void pass(Duration time) {
    both.forEach(harness -> harness.pass(time));
  }

  /** A player loses the connection. */
  void goes(String player) {
    both.forEach(harness -> harness.goes(player));
  }

  /** Time passes, and nobody has looked at the clocks yet. */
  void passUnnoticed(Duration time) {
    both.forEach(harness -> harness.clock.pass(time));
  }

  void leave(String player) {
    both.forEach(harness -> harness.say(match, "leave", player));
  }

  void vote(String player, Seat about, Proposal proposal) {
    both.forEach(harness -> harness.vote(match, player, about.index(), proposal));
  }

  void restart() {
    both.forEach(MatchHarness::restart);
  }

  /** All viewers but the seat that hides something. */
  private List<String> others() {
    List<String> others = new ArrayList<>(MatchHarness.PLAYERS.subList(0, seats));
    others.remove(hiding.index());
    others.add(WATCHER);
    return others;
  }

  /** Returns the positions of all other sockets on the first server. */
  List<MatchHarness.Outgoing.Sent> told() {
    return told(one);
  }

  /** The same on the second server. */
  List<MatchHarness.Outgoing.Sent> toldOther() {
    return told(other);
  }

  private List<MatchHarness.Outgoing.Sent> told(MatchHarness harness) {
    String own = Positions.topic(match, new Viewer.Seated(hiding));
    String session = MatchHarness.sessionOf(MatchHarness.PLAYERS.get(hiding.index()));
    return harness.outgoing.sent().stream()
        .filter(sent -> !sent.to().equals(own) && !sent.to().equals(session))
        .toList();
  }

  @Override
  public void close() {
    both.forEach(MatchHarness::close);
  }
}
