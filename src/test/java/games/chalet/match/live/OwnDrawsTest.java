package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.TurnClock;
import games.chalet.rules.avalanche.Avalanche;
import games.chalet.rules.avalanche.HiddenCards;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A player is told which cards they drew: at once, and in the log after a reload or a restart. */
class OwnDrawsTest {

  private static final Avalanche GAME = new Avalanche();
  private static final Seat ANN = new Seat(0);
  private static final JsonNode DRAW =
      JsonNodeFactory.instance.objectNode().put("type", "PickUp").put("pile", "DRAW");
  private static final JsonNode END = JsonNodeFactory.instance.objectNode().put("type", "EndTurn");

  @Test
  void nobodyElseIsToldWhichCardWasDrawn() {
    HiddenCards hidden = HiddenCards.create();
    try (Twins twins =
        new Twins(hidden.one(), hidden.other(), GAME.defaults(3), 3, TurnClock.OFF, ANN)) {
      assertThat(twins.looksAlike("ann")).isTrue();
      twins.act("ann", DRAW);
      assertThat(twins.looksAlike("ann")).isFalse();
      twins.act("ann", DRAW);
      twins.pry();
      twins.act("ann", END);
      twins.restart();
      twins.pry();
      assertThat(twins.told()).hasSizeGreaterThan(6);
      assertThat(twins.toldOther()).isEqualTo(twins.told());
    }
  }

  @Test
  void whoeverDrewItIsToldSoInThePositionAndInThePast() {
    try (MatchHarness harness = new MatchHarness()) {
      harness.games = name -> List.of(GAME);
      harness.watchers.add(Twins.WATCHER);
      String match = harness.start(3, TurnClock.OFF, Map.of(), "avalanche", GAME.defaults(3));
      harness.act(match, "ann", DRAW);
      String card = pastOf(harness, match, "ann").at("/0/card").asString("");
      assertThat(card).isNotEmpty();
      assertThat(harness.snapshot(match, "ann").at("/view/hand").toString()).contains(card);
      assertThat(
              harness.outgoing.sent().stream()
                  .filter(sent -> sent.toString().contains("\"card\":"))
                  .map(MatchHarness.Outgoing.Sent::to))
          .isNotEmpty()
          .allMatch(to -> to.endsWith(".seat.0") || to.equals(MatchHarness.sessionOf("ann")));
      harness.act(match, "ann", DRAW);
      harness.act(match, "ann", END);
      harness.act(match, "bob", DRAW);
      JsonNode past = pastOf(harness, match, "ann");
      harness.restart();
      assertThat(pastOf(harness, match, "ann")).isEqualTo(past);
      assertThat(named(past)).isEqualTo(2);
      assertThat(named(pastOf(harness, match, "bob"))).isEqualTo(1);
      assertThat(named(pastOf(harness, match, Twins.WATCHER))).isZero();
      assertThat(harness.say(match, "snapshot", "cyd").path("turns").toString())
          .isEqualTo("[1,1,0]");
    }
  }

  private static JsonNode pastOf(MatchHarness harness, String match, String player) {
    return harness.say(match, "snapshot", player).path("past");
  }

  private static long named(JsonNode past) {
    return past.valueStream().filter(event -> event.has("card")).count();
  }
}
