package games.chalet.rules.crashlanding;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The burns of many hands against a count of all ways to give each rocket a side. */
class CountingTest {

  @Test
  void burnsAreAllSplitsWithEqualTotalsAndEachIsListedOnce() {
    Random random = new Random(7);
    for (int round = 0; round < 400; round++) {
      List<Rocket> hand = hand(random);
      for (Stage stage : List.of(Stage.DESCENT, Stage.RETURN, Stage.GROUND)) {
        Flight flight = new Flight(stage == Stage.GROUND ? 0 : 9, 0, stage, List.of(), 9, 1);
        List<Burn> burns = Burns.of(flight, hand);
        assertThat(new HashSet<>(burns)).hasSameSizeAs(burns);
        assertThat(burns).as("%s %s", hand, stage).hasSize(count(flight, hand));
        assertThat(burns)
            .allMatch(burn -> burn.port().getFirst().compareTo(burn.starboard().getFirst()) < 0);
      }
    }
  }

  private static List<Rocket> hand(Random random) {
    Set<Rocket> hand = new HashSet<>();
    int size = random.nextInt(7);
    while (hand.size() < size) {
      hand.add(Deal.DECK.get(random.nextInt(32)));
    }
    return hand.stream().sorted().toList();
  }

  /** Of both directions; each split is met twice, once with the sides exchanged. */
  private static int count(Flight flight, List<Rocket> hand) {
    int up = 0;
    int down = 0;
    for (int sides = 0; sides < Math.pow(3, hand.size()); sides++) {
      List<List<Rocket>> where = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
      int rest = sides;
      for (Rocket rocket : hand) {
        where.get(rest % 3).add(rocket);
        rest /= 3;
      }
      List<Rocket> port = where.get(1);
      List<Rocket> starboard = where.get(2);
      int less = flight.stage() == Stage.DESCENT ? 0 : 1;
      int lift = Rocket.sum(port) - less * port.size();
      if (lift > 0 && lift == Rocket.sum(starboard) - less * starboard.size()) {
        up++;
      }
      if (!port.isEmpty() && Rocket.sum(port) == Rocket.sum(starboard)) {
        down++;
      }
    }
    return (up + (flight.stage() == Stage.GROUND ? 0 : down)) / 2;
  }
}
