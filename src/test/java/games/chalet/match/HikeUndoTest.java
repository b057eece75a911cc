package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Viewer;
import games.chalet.rules.hike.HiddenCards;
import games.chalet.rules.hike.HikeOptions;
import games.chalet.rules.hike.HikeOptions.Days;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** On a day of Hike! that all play together, each can take back what the others have not seen. */
class HikeUndoTest {

  private final Lodge lodge = new Lodge();

  @AfterEach
  void close() {
    lodge.close();
  }

  @Test
  void aDeedIsTakenBackUnseenThoughOthersHaveActedSince() {
    String match = start(Days.TOGETHER);
    JsonNode dawn = lodge.snapshot(match, "ann");
    act(match, "ann");
    JsonNode bobs = act(match, "bob");
    JsonNode seen = lodge.snapshot(match, "bob");
    assertThat(lodge.snapshot(match, "ann").path("undo").intValue()).isEqualTo(1);
    undo(match, "ann");
    JsonNode back = lodge.snapshot(match, "ann");
    for (String same : List.of("view", "legalActions", "turn")) {
      assertThat(back.path(same)).as(same).isEqualTo(dawn.path(same));
    }
    assertThat(lodge.snapshot(match, "bob")).isEqualTo(seen);
    lodge.restart();
    assertThat(lodge.snapshot(match, "ann")).isEqualTo(back);
    Replay replay = endedBy(match, "ann");
    assertThat(replay.plies()).extracting(Replay.Ply::action).containsExactly(null, bobs);
    assertThat(replay.plies().getLast().hindsight().toString())
        .as("only what stood")
        .doesNotContain("\"seat\":0");
  }

  @Test
  void whereOneRacesAfterTheOtherWhatAllHaveSeenStays() {
    String match = start(Days.ONE_BY_ONE);
    for (String player : Lodge.PLAYERS) {
      if (!lodge.snapshot(match, player).path("legalActions").isEmpty()) {
        act(match, player);
        assertThat(lodge.snapshot(match, player).path("undo").intValue()).isZero();
        return;
      }
    }
  }

  private String start(Days days) {
    HiddenCards hidden = HiddenCards.onTheFirstMorning(days, 1);
    lodge.games = name -> List.of(hidden.one());
    return lodge.start(
        Lodge.PLAYERS.size(), TurnClock.OFF, Map.of(), "hike", new HikeOptions(days));
  }

  /** A husky is used, which reveals nothing to who uses it. */
  private JsonNode act(String match, String player) {
    JsonNode action =
        lodge
            .snapshot(match, player)
            .path("legalActions")
            .valueStream()
            .filter(one -> one.path("type").stringValue().equals("Use"))
            .findFirst()
            .orElseThrow();
    lodge.act(match, player, action);
    return action;
  }

  private void undo(String match, String player) {
    int choice = lodge.choiceOf(match, player);
    String body = "{\"commandId\":\"%s\",\"choice\":%d}".formatted(lodge.nextCommand(), choice);
    assertThat(lodge.send(match, "undo", player, body).path("kind").stringValue()).isEqualTo("ack");
  }

  /** All others leave, and who stays ends the match. */
  private Replay endedBy(String match, String player) {
    Lodge.PLAYERS.stream()
        .filter(one -> !one.equals(player))
        .forEach(one -> lodge.say(match, "leave", one));
    lodge.vote(match, player, 1, Proposal.END);
    return lodge.matches().replay(match, new Viewer.Spectator()).orElseThrow();
  }
}
