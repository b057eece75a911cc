package games.chalet.rules.crashlanding;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The burns of many hands against a count of all ways to give each rocket a side. */
@Execution(ExecutionMode.CONCURRENT)
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

  /** The search for six rockets that lift off, against all burns of all six of them. */
  @Test
  void ruling11_whetherSixRocketsLiftOffIsFoundAmongAllSixes() {
    Random random = new Random(11);
    Flight ground = new Flight(0, 0, Stage.GROUND, List.of(1), 9, 1);
    int[] lifting = new int[3];
    for (int round = 0; round < 300; round++) {
      List<Rocket> rockets = weak(random);
      int most =
          sixes(rockets, List.of()).stream()
              .flatMap(six -> Burns.of(ground, six).stream())
              .mapToInt(burn -> Burns.thrust(ground, burn.port(), burn.direction()))
              .max()
              .orElse(0);
      for (int gravity = 0; gravity <= 2; gravity++) {
        assertThat(Burns.canExceed(gravity, rockets)).as("%s", rockets).isEqualTo(most > gravity);
        lifting[gravity] += most > gravity ? 1 : 0;
      }
    }
    assertThat(lifting[0]).isGreaterThan(lifting[1]).isLessThan(300);
    assertThat(lifting[1]).isGreaterThan(lifting[2]);
  }

  /** Mostly low ones, so that some cannot lift off. */
  private static List<Rocket> weak(Random random) {
    Set<Rocket> rockets = new HashSet<>();
    int size = random.nextInt(9);
    while (rockets.size() < size) {
      Rocket rocket = Deal.DECK.get(random.nextInt(32));
      if (rocket.value() < 4 || random.nextInt(6) == 0) {
        rockets.add(rocket);
      }
    }
    return rockets.stream().sorted().toList();
  }

  /** All choices of six, or all there are. */
  private static List<List<Rocket>> sixes(List<Rocket> from, List<Rocket> chosen) {
    if (chosen.size() == Pilot.HAND || from.isEmpty()) {
      return List.of(chosen);
    }
    List<Rocket> more = new ArrayList<>(chosen);
    more.add(from.getFirst());
    List<List<Rocket>> all = new ArrayList<>(sixes(from.subList(1, from.size()), more));
    all.addAll(sixes(from.subList(1, from.size()), chosen));
    return all;
  }
}
