package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import games.chalet.match.TurnClock;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.antarctic.HiddenSlip;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Pairs of matches of Antarctic Solitaire, in one of which the order of priorities is broken: until
 * somebody calls, nobody else is told anything that tells them apart.
 */
class HiddenViolationTest {

  private static final Json JSON = Json.create();
  private static final int DEEDS = 24;

  private static final AntarcticOptions OPTIONS = new Antarctic().defaults(4);

  @ParameterizedTest
  @CsvSource({"1, Close", "2, Load", "3, Close", "4, Load"})
  void nobodyIsToldOfAViolationBeforeItIsCalled(long seed, String deed) {
    HiddenSlip slip = find(seed, deed);
    Random random = new Random(seed);
    try (Twins twins = twins(slip)) {
      twins.act(MatchHarness.PLAYERS.get(slip.seat().index()), JSON.tree(slip.action()));
      for (int number = 0; number < DEEDS; number++) {
        somethingHappens(twins, random);
        if (number % 8 == 0) {
          twins.pry();
        }
      }
      assertThat(twins.told()).hasSizeGreaterThan(4 * DEEDS);
      for (int index = 0; index < twins.told().size(); index++) {
        assertThat(twins.toldOther().get(index))
            .as("seed %s, message %s", seed, index)
            .isEqualTo(twins.told().get(index));
      }
      assertThat(twins.toldOther()).hasSameSizeAs(twins.told());
    }
  }

  @Test
  void aCallTellsIt() {
    HiddenSlip slip = find(1, "Close");
    try (Twins twins = twins(slip)) {
      twins.act(MatchHarness.PLAYERS.get(slip.seat().index()), JSON.tree(slip.action()));
      String next =
          MatchHarness.PLAYERS.get((slip.seat().index() + 1) % MatchHarness.PLAYERS.size());
      JsonNode call =
          twins.legal(next).stream().filter(HiddenViolationTest::isCall).findFirst().orElseThrow();
      assertThat(twins.toldOther()).isEqualTo(twins.told());
      twins.act(next, call);
      assertThat(twins.toldOther()).isNotEqualTo(twins.told());
    }
  }

  private static HiddenSlip find(long seed, String deed) {
    Predicate<AntarcticAction> wanted = action -> action.getClass().getSimpleName().equals(deed);
    return HiddenSlip.find(OPTIONS, MatchHarness.PLAYERS.size(), seed, wanted);
  }

  private static Twins twins(HiddenSlip slip) {
    return new Twins(
        slip.broken(),
        slip.kept(),
        OPTIONS,
        MatchHarness.PLAYERS.size(),
        TurnClock.OFF,
        slip.seat());
  }

  private static void somethingHappens(Twins twins, Random random) {
    switch (random.nextInt(12)) {
      case 0 -> twins.pass(Duration.ofSeconds(1));
      case 1 -> twins.pass(Duration.ofSeconds(5));
      case 2 -> twins.restart();
      default -> somebodyActs(twins, random);
    }
  }

  private static void somebodyActs(Twins twins, Random random) {
    List<String> players = MatchHarness.PLAYERS;
    int first = random.nextInt(players.size());
    for (int offset = 0; offset < players.size(); offset++) {
      String player = players.get((first + offset) % players.size());
      List<JsonNode> actions =
          twins.legal(player).stream().filter(action -> !isCall(action)).toList();
      if (!actions.isEmpty()) {
        twins.act(player, actions.get(random.nextInt(actions.size())));
        return;
      }
    }
  }

  private static boolean isCall(JsonNode action) {
    return action.path("type").stringValue().equals("Call");
  }
}
