package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.MatchStatus;
import games.chalet.match.Proposal;
import games.chalet.match.Replay;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Burrows.Move;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Days on which all seats act at once, each unseen by the others. */
class TogetherTest {

  private static final String DUG_ONE = "{\"type\":\"Dig\",\"steps\":1}";
  private static final String SLEPT = "{\"type\":\"Sleep\"}";

  private final MatchHarness harness = new MatchHarness();
  private String match = "";

  @BeforeEach
  void begin() {
    harness.games = id -> List.of(new Burrows());
    begin(TurnClock.OFF, 2);
  }

  private void begin(TurnClock clock, int days) {
    match = harness.start(3, clock, Map.of(), "burrows", new Burrows.Rule(days));
    harness.outgoing.takeAll();
  }

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void allAreAwaitedAndActInAnyOrder() {
    for (String player : List.of("cyd", "ann", "bob", "cyd")) {
      assertThat(awaited()).isEqualTo("[0,1,2]");
      assertThat(act(player, new Move.Dig(2)).path("kind").stringValue()).isEqualTo("ack");
    }
    assertThat(view("cyd").path("dug").intValue()).isEqualTo(4);
    assertThat(view("ann").path("dug").intValue()).isEqualTo(2);
  }

  @Test
  void hiddenActionsReachNoOneElse() {
    JsonNode bobs = harness.snapshot(match, "bob");
    act("ann", new Move.Dig(3));
    act("ann", new Move.Look());
    assertThat(harness.outgoing.take(match, "seat.0")).hasSize(2);
    for (String viewer : List.of("seat.1", "seat.2", "spectators")) {
      assertThat(harness.outgoing.take(match, viewer)).as(viewer).isEmpty();
    }
    assertThat(harness.snapshot(match, "bob")).isEqualTo(bobs);
  }

  @Test
  void choicesAreEachSeatsOwn() {
    int bobs = harness.choiceOf(match, "bob");
    act("ann", new Move.Dig(3));
    act("ann", new Move.Sleep());
    JsonNode ack = harness.act(match, "bob", "late", bobs, new Move.Dig(1));
    assertThat(ack.path("kind").stringValue()).isEqualTo("ack");
    assertThat(ack.path("choice").intValue()).isEqualTo(bobs + 1);
  }

  @Test
  void othersLearnOnlyThatASeatHasEndedTheDay() {
    act("ann", new Move.Dig(3));
    act("ann", new Move.Sleep());
    for (String viewer : List.of("seat.1", "seat.2", "spectators")) {
      List<JsonNode> positions = harness.outgoing.take(match, viewer);
      assertThat(positions).as(viewer).hasSize(1);
      JsonNode position = positions.getFirst();
      assertThat(position.at("/turn/awaited").toString()).isEqualTo("[1,2]");
      assertThat(position.path("events")).isEmpty();
      assertThat(position.at("/view/depths").toString()).isEqualTo("[0,0,0]");
      assertThat(position.path("version").intValue()).isEqualTo(2);
    }
    assertThat(act("ann", new Move.Dig(1)).path("code").stringValue()).isEqualTo("not-your-turn");
  }

  @Test
  void theDayIsToldToAllAtOnceWhenTheLastHasEndedIt() {
    act("bob", new Move.Dig(2));
    act("ann", new Move.Dig(3));
    List.of("ann", "cyd").forEach(player -> act(player, new Move.Sleep()));
    harness.outgoing.takeAll();
    act("bob", new Move.Sleep());
    for (String viewer : List.of("seat.0", "seat.1", "seat.2", "spectators")) {
      JsonNode position = harness.outgoing.take(match, viewer).getFirst();
      assertThat(position.path("events").toString())
          .isEqualTo(
              "[{\"type\":\"Deep\",\"seat\":0,\"dug\":3},{\"type\":\"Deep\",\"seat\":1,\"dug\":2},"
                  + "{\"type\":\"Deep\",\"seat\":2,\"dug\":0}]");
      assertThat(position.at("/turn/awaited").toString()).isEqualTo("[0,1,2]");
    }
  }

  @Test
  void everybodysClockRunsAndRunsOutOnItsOwn() {
    begin(TurnClock.S60, 3);
    harness.pass(Duration.ofSeconds(50));
    act("bob", new Move.Dig(3));
    act("ann", new Move.Sleep());
    assertThat(clocks())
        .isEqualTo(
            "[{\"seat\":1,\"remainingMillis\":10000,\"running\":true},"
                + "{\"seat\":2,\"remainingMillis\":10000,\"running\":true}]");
    harness.pass(Duration.ofSeconds(10));
    assertThat(harness.journal(match))
        .endsWith("ACT 1 CLOCK " + SLEPT, "ACT 2 CLOCK " + DUG_ONE, "ACT 2 CLOCK " + SLEPT);
    assertThat(clocks().split("60000", -1)).as("all have a day's time again").hasSize(4);
    harness.pass(Duration.ofSeconds(59));
    assertThat(awaited()).isEqualTo("[0,1,2]");
    harness.pass(Duration.ofSeconds(1));
    assertThat(view("ann").path("day").intValue()).isEqualTo(3);
  }

  @Test
  void aSeatPlayedOnEndsItsDaysAtOnce() {
    harness.say(match, "leave", "bob");
    act("ann", new Move.Sleep());
    assertThat(awaited()).isEqualTo("[1,2]");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.outgoing.takeAll();
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(awaited()).isEqualTo("[2]");
    assertThat(harness.outgoing.take(match, "spectators"))
        .as("the vote, and that bob sleeps")
        .hasSize(3)
        .allSatisfy(position -> assertThat(position.path("events")).isEmpty());
    act("cyd", new Move.Sleep());
    assertThat(view("ann").path("day").intValue()).isEqualTo(2);
    assertThat(awaited()).isEqualTo("[0,2]");
    act("ann", new Move.Sleep());
    act("cyd", new Move.Sleep());
    assertThat(harness.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.OVER);
  }

  @Test
  void theDayOfOneWhoIsRemovedEndsToo() {
    act("ann", new Move.Sleep());
    act("cyd", new Move.Sleep());
    act("bob", new Move.Dig(3));
    harness.remove(match, 1);
    assertThat(view("ann").path("day").intValue()).isEqualTo(2);
    assertThat(view("ann").path("depths").toString()).isEqualTo("[0,3,0]");
  }

  @Test
  void aRestartInTheMiddleOfADayChangesNothing() {
    begin(TurnClock.M3, 2);
    act("ann", new Move.Dig(3));
    act("bob", new Move.Look());
    act("cyd", new Move.Sleep());
    harness.pass(Duration.ofSeconds(30));
    List<JsonNode> before = snapshots();
    harness.restart();
    assertThat(snapshots()).isEqualTo(before);
    assertThat(act("ann", new Move.Sleep()).path("kind").stringValue()).isEqualTo("ack");
  }

  private List<JsonNode> snapshots() {
    return List.of("ann", "bob", "cyd").stream()
        .map(player -> harness.snapshot(match, player))
        .toList();
  }

  @Test
  void anOwnDayIsForeseenUpToItsEnd() {
    act("bob", new Move.Dig(3));
    JsonNode foreseen = foresee("ann", "{\"type\":\"Dig\",\"steps\":3}," + DUG_ONE);
    assertThat(foreseen.at("/view/dug").intValue()).isEqualTo(4);
    assertThat(foresee("ann", SLEPT).path("code").stringValue()).isEqualTo("foresight-ends-turn");
    assertThat(foresee("ann", "{\"type\":\"Look\"}").path("code").stringValue())
        .isEqualTo("foresight-reveals");
    act("ann", new Move.Sleep());
    assertThat(foresee("ann", DUG_ONE).path("code").stringValue()).isEqualTo("not-your-turn");
  }

  private JsonNode foresee(String player, String actions) {
    return harness.send(
        match,
        "foresee",
        player,
        "{\"commandId\":\"%s\",\"choice\":%d,\"actions\":[%s]}"
            .formatted(harness.nextCommand(), harness.choiceOf(match, player), actions));
  }

  @Test
  void theReplayShowsWhatWasUnseen() {
    begin(TurnClock.OFF, 1);
    act("ann", new Move.Dig(3));
    act("bob", new Move.Dig(1));
    List.of("ann", "bob", "cyd").forEach(player -> act(player, new Move.Sleep()));
    Replay bobs = harness.matches().replay(match, new Viewer.Seated(new Seat(1))).orElseThrow();
    Replay.Ply digging = bobs.plies().get(1);
    assertThat(digging.act().seat()).isEqualTo(new Seat(0));
    assertThat(digging.events()).isEmpty();
    assertThat(digging.hindsight().toString())
        .isEqualTo("[{\"type\":\"Dug\",\"seat\":0,\"steps\":3}]");
    assertThat(digging.view()).as("as bob saw it then").isEqualTo(bobs.plies().getFirst().view());
    assertThat(bobs.plies().getLast().events()).hasSize(3);
    assertThat(bobs.plies().getLast().points()).containsExactly(3, 1, 0);
  }

  private JsonNode act(String player, Move move) {
    return harness.act(match, player, move);
  }

  private JsonNode view(String player) {
    return harness.snapshot(match, player).path("view");
  }

  private String awaited() {
    return harness.snapshot(match, "ann").at("/turn/awaited").toString();
  }

  private String clocks() {
    return harness.snapshot(match, "ann").path("clocks").toString();
  }
}
