package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.rules.hike.HiddenCards;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Pairs of matches of Hike! that differ in what one seat's hand hides, and on a day played together
 * in what it does: nobody else is told anything that tells them apart before the rules do.
 */
@Execution(ExecutionMode.CONCURRENT)
class HikeSecrecyTest {

  private static final int DEEDS = 24;

  /** More than all do on a race day. */
  private static final int ONE_DAY = 80;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void unseenCardsAreUnseenInThePreparation(long seed) {
    HiddenCards hidden = HiddenCards.dealt(seed);
    Random random = new Random(seed);
    try (Twins twins = twins(hidden, Days.ONE_BY_ONE, TurnClock.S60)) {
      for (int deed = 0; deed < DEEDS; deed++) {
        somebodyActs(twins, hiding(hidden), random);
        if (deed % 8 == 0) {
          twins.pry();
        }
      }
      expectSame(twins, seed);
    }
  }

  /**
   * Where no husky can run any more the table waits on both servers, though care is in one only.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void unseenCardsAreUnseenOnARaceDay(long seed) {
    HiddenCards hidden = HiddenCards.onTheFirstMorning(Days.ONE_BY_ONE, seed);
    Random random = new Random(seed);
    try (Twins twins = twins(hidden, Days.ONE_BY_ONE, TurnClock.S60)) {
      for (int deed = 0; deed < ONE_DAY && !onlyEnds(twins.legal(hiding(hidden))); deed++) {
        somebodyActs(twins, hiding(hidden), random);
      }
      assertThat(onlyEnds(twins.legal(hiding(hidden)))).as("seed %s", seed).isTrue();
      twins.pry();
      endDay(twins, hiding(hidden));
      twins.pry();
      expectSame(twins, seed);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 3})
  void aDayPlayedTogetherIsUnseenUntilAllHaveEndedIt(long seed) {
    HiddenCards hidden = HiddenCards.onTheFirstMorning(Days.TOGETHER, seed);
    String hiding = hiding(hidden);
    Random random = new Random(seed);
    try (Twins twins = twins(hidden, Days.TOGETHER, TurnClock.OFF)) {
      for (int deed = 0; deed < DEEDS; deed++) {
        actApart(twins, hiding, random);
        aDayGoesOn(twins, others(hiding), random);
        if (deed % 8 == 0) {
          twins.pry();
        }
      }
      assertThat(twins.takenBack()).as("seed %s", seed).isPositive();
      others(hiding).subList(1, 3).forEach(player -> endDay(twins, player));
      // The table ends the day of who has left: on each server by what it finds in that hand.
      twins.leave(hiding);
      others(hiding).forEach(player -> twins.vote(player, hidden.seat(), Proposal.GO_ON));
      twins.pry();
      expectSame(twins, seed);
      // Now all have ended it.
      endDay(twins, others(hiding).getFirst());
      assertThat(twins.toldOther()).as("seed %s", seed).isNotEqualTo(twins.told());
    }
  }

  private static Twins twins(HiddenCards hidden, Days days, TurnClock clock) {
    return new Twins(
        hidden.one(),
        hidden.other(),
        new HikeOptions(days),
        MatchHarness.PLAYERS.size(),
        clock,
        hidden.seat());
  }

  private static String hiding(HiddenCards hidden) {
    return MatchHarness.PLAYERS.get(hidden.seat().index());
  }

  private static List<String> others(String hiding) {
    return MatchHarness.PLAYERS.stream().filter(player -> !player.equals(hiding)).toList();
  }

  private static void expectSame(Twins twins, long seed) {
    assertThat(twins.told()).hasSizeGreaterThan(2 * DEEDS);
    for (int index = 0; index < twins.told().size(); index++) {
      assertThat(twins.toldOther().get(index))
          .as("seed %s, message %s", seed, index)
          .isEqualTo(twins.told().get(index));
    }
    assertThat(twins.toldOther()).hasSameSizeAs(twins.told());
  }

  /** The same on both servers; who hides something does what its hand does not show in. */
  private static void somebodyActs(Twins twins, String hiding, Random random) {
    List<JsonNode> legal = twins.legal(hiding);
    if (!legal.isEmpty()) {
      List<JsonNode> quiet =
          legal.stream().filter(action -> !isEnd(action) && !isDeclaring(action)).toList();
      twins.act(
          hiding,
          any(
              quiet.isEmpty() ? legal.stream().filter(HikeSecrecyTest::isEnd).toList() : quiet,
              random));
      return;
    }
    switch (random.nextInt(12)) {
      case 0 -> twins.pass(Duration.ofSeconds(9));
      case 1 -> twins.pass(Duration.ofSeconds(60));
      case 2 -> twins.restart();
      default -> actAnyhow(twins, others(hiding), random);
    }
  }

  private static boolean onlyEnds(List<JsonNode> legal) {
    return !legal.isEmpty() && legal.stream().allMatch(HikeSecrecyTest::isEnd);
  }

  private static void actAnyhow(Twins twins, List<String> players, Random random) {
    for (String player : players) {
      List<JsonNode> legal = twins.legal(player);
      if (!legal.isEmpty()) {
        twins.act(player, any(legal, random));
        return;
      }
    }
  }

  /** Something on one of the servers only, or the same in both; the day is not ended. */
  private static void actApart(Twins twins, String hiding, Random random) {
    List<JsonNode> legal = new ArrayList<>(twins.legal(hiding));
    legal.removeIf(HikeSecrecyTest::isEnd);
    if (legal.isEmpty() || random.nextInt(3) == 0) {
      return;
    }
    JsonNode action = any(legal, random);
    switch (random.nextInt(5)) {
      case 0 -> twins.actInOne(hiding, action);
      case 3 -> twins.takeBackInOne(hiding);
      case 4 -> twins.takeBackInOther(hiding);
      case 1 -> twins.actInOther(hiding, action);
      default -> twins.act(hiding, action);
    }
  }

  private static void aDayGoesOn(Twins twins, List<String> players, Random random) {
    String player = players.get(random.nextInt(players.size()));
    switch (random.nextInt(10)) {
      case 0 -> twins.pass(Duration.ofSeconds(1 + random.nextInt(90)));
      case 1 -> twins.restart();
      default -> {
        List<JsonNode> legal = new ArrayList<>(twins.legal(player));
        legal.removeIf(HikeSecrecyTest::isEnd);
        if (!legal.isEmpty()) {
          twins.act(player, any(legal, random));
        }
      }
    }
  }

  private static void endDay(Twins twins, String player) {
    List<JsonNode> legal = twins.legal(player);
    while (legal.stream().noneMatch(HikeSecrecyTest::isEnd)) {
      twins.act(player, legal.getFirst());
      legal = twins.legal(player);
    }
    legal.stream().filter(HikeSecrecyTest::isEnd).forEach(end -> twins.act(player, end));
  }

  private static JsonNode any(List<JsonNode> actions, Random random) {
    return actions.get(random.nextInt(actions.size()));
  }

  private static boolean isEnd(JsonNode action) {
    return action.path("type").stringValue().startsWith("End");
  }

  private static boolean isDeclaring(JsonNode action) {
    return action.path("type").stringValue().equals("Declare");
  }
}
