package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Counts the rockets, and compares facts that the state holds twice. */
final class Audit {

  private final Rules rules;
  private final CrashLandingState state;
  private final List<String> wrong = new ArrayList<>();

  private Audit(CrashLandingState state) {
    this.rules = new Rules(state.options());
    this.state = state;
  }

  static List<String> of(CrashLandingState state) {
    Audit audit = new Audit(state);
    for (int seat = 0; seat < state.pilots().size(); seat++) {
      audit.countRockets(state.pilots().get(seat));
      audit.checkFlight(state.pilots().get(seat).flight());
      audit.compareLander(state.pilots().get(seat), state.board().landers().get(seat));
    }
    audit.compareBoard();
    return audit.wrong;
  }

  private void expect(boolean right, String otherwise) {
    if (!right) {
      wrong.add(otherwise);
    }
  }

  private void countRockets(Pilot pilot) {
    Rockets rockets = pilot.rockets();
    expect(rockets.deal().stream().sorted().toList().equals(Deal.DECK), "The deal is not the deck");
    List<Rocket> drawn =
        Stream.of(rockets.hand(), rockets.fired(), rockets.under()).flatMap(List::stream).toList();
    expect(
        drawn.stream()
            .sorted()
            .toList()
            .equals(
                rockets.deal().subList(rules.apart(), rockets.drawn()).stream().sorted().toList()),
        "Hand, fired and laid under are not what was drawn");
    expect(
        Lists.isSorted(rockets.hand()) && Lists.isSorted(rockets.fired()),
        "Hand or fired rockets are not sorted");
    int most = pilot.doings().found().isPresent() ? Pilot.HAND + 1 : Pilot.HAND;
    expect(rockets.hand().size() <= most, "Too many rockets are online");
  }

  private void checkFlight(Flight flight) {
    expect(Flight.capped(flight.speed()) == flight.speed(), "Too fast");
    expect(flight.altitude() >= 0 && flight.altitude() <= Flight.ORBIT, "Too high or too low");
    boolean up = flight.altitude() > 0;
    switch (flight.stage()) {
      case DESCENT -> expect(up, "A descent on the ground");
      case GROUND -> expect(!up && flight.speed() <= 0, "Standing, but not on the ground");
      case RETURN -> expect(up || flight.speed() < 0, "A return on the ground");
      case HOME -> expect(flight.altitude() == Flight.ORBIT, "At home, but not in orbit");
      case LANDED, WRECKED, STRANDED -> expect(!up, "At an end in the air");
    }
    expect(flight.groundTurns() <= Flight.GROUND_TURNS, "Too long on the ground");
  }

  /** Compares a lander with the board. During a turn of a race the two may differ. */
  private void compareLander(Pilot pilot, Lander lander) {
    Doings doings = pilot.doings();
    boolean idle = doings.found().isEmpty() && doings.burns().isEmpty();
    expect(
        (state.race() && !idle) || lander.equals(pilot.lander(rules)),
        "The board shows another lander");
  }

  private void compareBoard() {
    expect(
        state
            .board()
            .hands()
            .map(hands -> hands.equals(state.pilots().stream().map(Pilot::hand).toList()))
            .orElse(true),
        "Other hands lie open");
    expect(
        state.options().shuffle() == Shuffle.OWN
            || state.pilots().stream().map(pilot -> pilot.rockets().deal()).distinct().count() == 1,
        "The decks are not alike");
  }
}
