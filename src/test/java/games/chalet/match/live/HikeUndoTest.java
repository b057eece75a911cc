package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Viewer;
import games.chalet.match.Proposal;
import games.chalet.match.Replay;
import games.chalet.match.TurnClock;
import games.chalet.rules.hike.HiddenCards;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** On a day of Hike! that all play together, each can take back what the others have not seen. */
class HikeUndoTest {

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void aDeedIsTakenBackUnseenThoughOthersHaveActedSince() {
    String match = start(Days.TOGETHER);
    JsonNode dawn = harness.snapshot(match, "ann");
    act(match, "ann");
    JsonNode bobs = act(match, "bob");
    JsonNode seen = harness.snapshot(match, "bob");
    assertThat(harness.snapshot(match, "ann").path("undo").intValue()).isEqualTo(1);
    undo(match, "ann");
    JsonNode back = harness.snapshot(match, "ann");
    for (String same : List.of("view", "legalActions", "turn")) {
      assertThat(back.path(same)).as(same).isEqualTo(dawn.path(same));
    }
    assertThat(harness.snapshot(match, "bob")).isEqualTo(seen);
    harness.restart();
    assertThat(harness.snapshot(match, "ann")).isEqualTo(back);
    Replay replay = endedBy(match, "ann");
    assertThat(replay.plies()).extracting(it -> it.act().action()).containsExactly(null, bobs);
    assertThat(replay.plies().getLast().hindsight().toString())
        .as("only what stood")
        .doesNotContain("\"seat\":0");
  }

  @Test
  void whereOneRacesAfterTheOtherWhatAllHaveSeenStays() {
    String match = start(Days.ONE_BY_ONE);
    for (String player : MatchHarness.PLAYERS) {
      if (!harness.snapshot(match, player).path("legalActions").isEmpty()) {
        act(match, player);
        assertThat(harness.snapshot(match, player).path("undo").intValue()).isZero();
        return;
      }
    }
  }

  private String start(Days days) {
    HiddenCards hidden = HiddenCards.onTheFirstMorning(days, 1);
    harness.games = name -> List.of(hidden.one());
    return harness.start(
        MatchHarness.PLAYERS.size(), TurnClock.OFF, Map.of(), "hike", new HikeOptions(days));
  }

  /** A husky is used, which reveals nothing to who uses it. */
  private JsonNode act(String match, String player) {
    JsonNode action =
        harness
            .snapshot(match, player)
            .path("legalActions")
            .valueStream()
            .filter(one -> one.path("type").stringValue().equals("Use"))
            .findFirst()
            .orElseThrow();
    harness.act(match, player, action);
    return action;
  }

  private void undo(String match, String player) {
    int choice = harness.choiceOf(match, player);
    String body = "{\"commandId\":\"%s\",\"choice\":%d}".formatted(harness.nextCommand(), choice);
    assertThat(harness.send(match, "undo", player, body).path("kind").stringValue())
        .isEqualTo("ack");
  }

  /** All others leave, and who stays ends the match. */
  private Replay endedBy(String match, String player) {
    MatchHarness.PLAYERS.stream()
        .filter(one -> !one.equals(player))
        .forEach(one -> harness.say(match, "leave", one));
    harness.vote(match, player, 1, Proposal.END);
    return harness.matches().replay(match, new Viewer.Spectator()).orElseThrow();
  }
}
