package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.rules.crashlanding.CrashLandingOptions;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.HiddenRockets;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Pairs of Races that differ in one racer's rockets and in what that racer does in a turn: the
 * other and those who watch are told nothing that tells them apart before both have ended the turn.
 */
class CrashLandingSecrecyTest {

  private static final int DEEDS = 12;
  private static final int QUIET_TURNS = 2;

  private static final CrashLandingOptions OPTIONS =
      new CrashLandingOptions(
          Variation.OFF, Variation.OFF, Variation.OFF, Score.HAND, 0, Shuffle.OWN);

  private static final JsonNode EIGHTS =
      Json.create()
          .tree(
              """
              {"type":"Burn","port":["C8"],"starboard":["D8"],"direction":"UP"}
              """
                  .getBytes(StandardCharsets.UTF_8));

  /**
   * With three rockets at first, the eights are burned on one server; with a full hand a seventh is
   * found on one server and has not gone back when its pilot leaves.
   */
  @ParameterizedTest
  @CsvSource({"1, 0, false", "2, 1, false", "3, 0, true", "4, 1, true"})
  void aTurnIsUnseenUntilBothHaveEndedIt(long seed, int hides, boolean full) {
    HiddenRockets hidden = HiddenRockets.of(new Seat(hides), full);
    String hiding = MatchHarness.PLAYERS.get(hides);
    String rival = MatchHarness.PLAYERS.get(1 - hides);
    Random random = new Random(seed);
    try (Twins twins =
        new Twins(hidden.one(), hidden.other(), OPTIONS, 2, TurnClock.OFF, hidden.seat())) {
      for (int turn = 0; turn < QUIET_TURNS; turn++) {
        quietTurn(twins, hiding, rival, random, full);
      }
      if (!full) {
        twins.actInOne(hiding, EIGHTS);
      }
      for (int deed = 0; deed < DEEDS; deed++) {
        actApart(twins, hiding, random);
        somethingElse(twins, rival, random);
        if (deed % 4 == 0) {
          twins.pry();
        }
      }
      // The table ends the turn of who has left: on each server by what it finds in that hand.
      twins.leave(hiding);
      twins.vote(rival, hidden.seat(), Proposal.GO_ON);
      twins.pry();
      expectSame(twins, seed);
      end(twins, rival);
      assertThat(twins.toldOther()).as("seed %s", seed).isNotEqualTo(twins.told());
    }
  }

  /** The player with the secret finds a rocket, another one on each server, and burns nothing. */
  private static void quietTurn(
      Twins twins, String hiding, String rival, Random random, boolean full) {
    if (!full) {
      legal(twins, hiding, "Find").forEach(find -> twins.act(hiding, find));
    }
    somethingElse(twins, rival, random);
    twins.pry();
    end(twins, hiding);
    twins.pry();
    end(twins, rival);
  }

  private static void actApart(Twins twins, String hiding, Random random) {
    List<JsonNode> legal = new ArrayList<>(twins.legal(hiding));
    legal.removeIf(CrashLandingSecrecyTest::isEnd);
    if (!legal.isEmpty()) {
      JsonNode action = legal.get(random.nextInt(legal.size()));
      if (random.nextBoolean()) {
        twins.actInOne(hiding, action);
      } else {
        twins.actInOther(hiding, action);
      }
    }
  }

  private static void somethingElse(Twins twins, String rival, Random random) {
    switch (random.nextInt(8)) {
      case 0 -> twins.pass(Duration.ofSeconds(1 + random.nextInt(90)));
      case 1 -> twins.restart();
      default -> {
        List<JsonNode> legal = new ArrayList<>(twins.legal(rival));
        legal.removeIf(CrashLandingSecrecyTest::isEnd);
        if (!legal.isEmpty()) {
          twins.act(rival, legal.get(random.nextInt(legal.size())));
        }
      }
    }
  }

  private static void end(Twins twins, String player) {
    legal(twins, player, "EndTurn").forEach(end -> twins.act(player, end));
  }

  private static List<JsonNode> legal(Twins twins, String player, String type) {
    return twins.legal(player).stream()
        .filter(action -> action.path("type").stringValue().equals(type))
        .toList();
  }

  private static boolean isEnd(JsonNode action) {
    return action.path("type").stringValue().equals("EndTurn");
  }

  private static void expectSame(Twins twins, long seed) {
    assertThat(twins.told()).hasSizeGreaterThan(DEEDS);
    for (int index = 0; index < twins.told().size(); index++) {
      assertThat(twins.toldOther().get(index))
          .as("seed %s, message %s", seed, index)
          .isEqualTo(twins.told().get(index));
    }
    assertThat(twins.toldOther()).hasSameSizeAs(twins.told());
  }
}
