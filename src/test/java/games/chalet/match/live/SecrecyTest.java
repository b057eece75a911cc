package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.TurnClock;
import games.chalet.testing.Rigged;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Nothing that leaves the module tells of a secret, by number, length or moment: pairs of matches
 * that differ only in a secret.
 */
class SecrecyTest {

  private static final Seat ANN = new Seat(0);
  private static final int DEEDS = 40;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void nobodyElseIsToldAnythingUntilItIsRevealed(long seed) {
    try (Twins twins = twins()) {
      Random random = new Random(seed);
      for (int deed = 0; deed < DEEDS; deed++) {
        somethingHappens(twins, random);
        if (deed % 8 == 0) {
          twins.pry();
        }
      }
      assertThat(twins.told()).as("seed %s", seed).hasSizeGreaterThan(DEEDS);
      assertThat(twins.toldOther()).as("seed %s", seed).isEqualTo(twins.told());
    }
  }

  @Test
  void revealedCardsAreShown() {
    try (Twins twins = twins()) {
      twins.act("ann", move(twins, "ann", "Take"));
      twins.act("ann", move(twins, "ann", "End"));
      assertThat(twins.toldOther()).isEqualTo(twins.told());
      twins.act("dan", move(twins, "dan", "Doubt"));
      assertThat(twins.toldOther()).isNotEqualTo(twins.told());
    }
  }

  @Test
  void onlyWhoHidesItSeesIt() {
    try (Twins twins = twins()) {
      assertThat(twins.looksAlike("ann")).isTrue();
      twins.act("ann", move(twins, "ann", "Peek"));
      assertThat(twins.looksAlike("ann")).isFalse();
      assertThat(twins.toldOther()).isEqualTo(twins.told());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aDayThatIsPlayedUnseenIsToldWhenAllHaveEndedIt(long seed) {
    try (Twins twins = days()) {
      Random random = new Random(seed);
      for (int deed = 0; deed < DEEDS; deed++) {
        annDigsInOneHouse(twins, random);
        aDayGoesOn(twins, random);
        if (deed % 8 == 0) {
          twins.pry();
        }
      }
      assertThat(twins.told()).as("seed %s", seed).hasSizeGreaterThan(DEEDS);
      assertThat(twins.toldOther()).as("seed %s", seed).isEqualTo(twins.told());
      assertThat(twins.takenBack()).as("seed %s", seed).isPositive();
      for (String player : MatchHarness.PLAYERS) {
        twins.legal(player).stream()
            .filter(move -> isA(move, "Sleep"))
            .forEach(move -> twins.act(player, move));
      }
      assertThat(twins.toldOther()).as("seed %s", seed).isNotEqualTo(twins.told());
    }
  }

  @Test
  void anActionUnseenDoesNotHurryTheNewsThatSomebodyElseIsGone() {
    try (Twins twins = days()) {
      twins.goes("bob");
      twins.passUnnoticed(Duration.ofSeconds(60));
      twins.actInOne("ann", move(twins, "ann", "Dig"));
      twins.passUnnoticed(Duration.ofMillis(50));
      twins.pass(Duration.ZERO);
      assertThat(twins.told()).isNotEmpty();
      assertThat(twins.toldOther()).isEqualTo(twins.told());
    }
  }

  private static Twins days() {
    return new Twins(new Burrows(), new Burrows(), new Burrows.Rule(2), 4, TurnClock.OFF, ANN);
  }

  /** Her actions on one of the servers; in the other she sits still. */
  private static void annDigsInOneHouse(Twins twins, Random random) {
    List<JsonNode> digs = twins.legal("ann").stream().filter(move -> !isA(move, "Sleep")).toList();
    if (!digs.isEmpty() && random.nextInt(4) == 0) {
      JsonNode dig = digs.get(random.nextInt(digs.size()));
      if (random.nextInt(3) == 0) {
        twins.takeBackInOne("ann");
        twins.takeBackInOther("ann");
        twins.takeBackInOne("ann");
      } else if (random.nextBoolean()) {
        twins.actInOne("ann", dig);
      } else {
        twins.actInOther("ann", dig);
      }
    }
  }

  private static void aDayGoesOn(Twins twins, Random random) {
    switch (random.nextInt(12)) {
      case 0 -> twins.pass(Duration.ofSeconds(1 + random.nextInt(90)));
      case 1 -> twins.leave(MatchHarness.PLAYERS.get(1 + random.nextInt(3)));
      case 2 -> twins.goes(MatchHarness.PLAYERS.get(1 + random.nextInt(3)));
      case 3 -> twins.restart();
      default -> {
        String player = MatchHarness.PLAYERS.get(1 + random.nextInt(3));
        boolean tired = random.nextInt(6) == 0;
        List<JsonNode> moves =
            twins.legal(player).stream().filter(move -> tired == isA(move, "Sleep")).toList();
        if (!moves.isEmpty()) {
          twins.act(player, moves.get(random.nextInt(moves.size())));
        }
      }
    }
  }

  /** Ann's secret is odd on one server and even in the other. */
  private static Twins twins() {
    return new Twins(
        new Pebbles(1),
        new Rigged<>(new Pebbles(1), SecrecyTest::withAnotherSecret),
        Pebbles.Rule.withDoubts(80),
        4,
        TurnClock.S60,
        ANN);
  }

  private static Pebbles.Heap withAnotherSecret(Pebbles.Heap heap) {
    List<Integer> secrets = new ArrayList<>(heap.hidden().secrets());
    secrets.set(ANN.index(), secrets.get(ANN.index()) + 1);
    return heap.with(
        new Pebbles.Hidden(heap.hidden().peeked(), heap.hidden().looked(), List.copyOf(secrets)));
  }

  private static void somethingHappens(Twins twins, Random random) {
    switch (random.nextInt(12)) {
      case 0 -> twins.pass(Duration.ofSeconds(1 + random.nextInt(9)));
      case 1 -> twins.pass(Duration.ofSeconds(60));
      case 2 -> twins.leave(MatchHarness.PLAYERS.get(1 + random.nextInt(3)));
      case 3 -> twins.restart();
      default -> somebodyActs(twins, random);
    }
  }

  /** Anything but a doubt, which reveals the secret. */
  private static void somebodyActs(Twins twins, Random random) {
    String player = MatchHarness.PLAYERS.get(random.nextInt(MatchHarness.PLAYERS.size()));
    List<JsonNode> moves =
        twins.legal(player).stream().filter(move -> !isA(move, "Doubt")).toList();
    if (!moves.isEmpty()) {
      twins.act(player, moves.get(random.nextInt(moves.size())));
    }
  }

  private static JsonNode move(Twins twins, String player, String type) {
    return twins.legal(player).stream().filter(move -> isA(move, type)).findFirst().orElseThrow();
  }

  private static boolean isA(JsonNode move, String type) {
    return move.path("type").stringValue().equals(type);
  }
}
