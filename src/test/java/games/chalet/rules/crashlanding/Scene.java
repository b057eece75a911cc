package games.chalet.rules.crashlanding;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import games.chalet.rules.crashlanding.CrashLandingView.CrashLandingBoard;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A moment of a match, set up lander by lander, in which actions can be tried. Variations are named
 * by letters: E is Re-Entry, G is Earth's gravity, R is the Rescue Mission. Unless told otherwise a
 * lander is in orbit at speed 0 with nothing online, after gravity.
 */
final class Scene {

  /** Under the rules of new matches. */
  static final CrashLanding GAME = new CrashLanding();

  private static final Chance CHANCE = new Chance(new Seed("5".repeat(64)));

  private CrashLandingOptions options;
  private CrashLandingState state;
  private List<CrashLandingEvent> events = List.of();
  private boolean revealed;

  private Scene(CrashLandingOptions options, int seats) {
    this.options = options;
    state = GAME.initialState(options, seats, Optional.empty(), CHANCE);
    for (int seat = 0; seat < seats; seat++) {
      at(seat, 20, 0, Stage.DESCENT).hand(seat);
    }
  }

  static Scene alone(String variations) {
    return new Scene(SimulationTest.options(variations, 0), 1);
  }

  static Scene race(String variations) {
    return new Scene(SimulationTest.options(variations, 0), 2);
  }

  Scene scoring(Score score) {
    options =
        new CrashLandingOptions(
            options.reEntry(),
            options.earthLanding(),
            options.rescueMission(),
            score,
            options.rockets(),
            Shuffle.OWN);
    return with(0, state.pilots().getFirst());
  }

  Scene at(int seat, int altitude, int speed, Stage stage) {
    Pilot pilot = state.pilots().get(seat);
    int groundTurns = stage == Stage.GROUND ? 1 : 0;
    List<Integer> landings =
        stage == Stage.GROUND || stage == Stage.RETURN ? List.of(1) : List.of();
    return with(seat, pilot.with(new Flight(altitude, speed, stage, landings, 5, groundTurns)));
  }

  Scene landedAt(int seat, Integer... speeds) {
    Pilot pilot = state.pilots().get(seat);
    Flight flight = pilot.flight();
    return with(
        seat,
        pilot.with(
            new Flight(flight.altitude(), flight.speed(), flight.stage(), List.of(speeds), 5, 1)));
  }

  Scene turns(int count) {
    Pilot pilot = state.pilots().getFirst();
    Flight flight = pilot.flight();
    return with(
        0,
        pilot.with(
            new Flight(
                flight.altitude(), flight.speed(), flight.stage(), flight.landings(), count, 0)));
  }

  Scene groundTurns(int count) {
    Pilot pilot = state.pilots().getFirst();
    return with(0, pilot.with(new Flight(0, 0, Stage.GROUND, List.of(1), 50, count)));
  }

  /** On the way back, after as many turns on the ground as before. */
  Scene fallingAt(int altitude, int speed) {
    Pilot pilot = state.pilots().getFirst();
    int ground = pilot.flight().groundTurns();
    return with(0, pilot.with(new Flight(altitude, speed, Stage.RETURN, List.of(1), 50, ground)));
  }

  /** These are online, nothing is fired, and all the others lie in the deck in order. */
  Scene hand(int seat, Rocket... hand) {
    List<Rocket> deal = new ArrayList<>(List.of(hand));
    Arrays.stream(Rocket.values()).filter(rocket -> !deal.contains(rocket)).forEach(deal::add);
    List<Rocket> sorted = Arrays.stream(hand).sorted().toList();
    Rockets rockets = new Rockets(deal, hand.length, List.of(), sorted, List.of());
    return with(seat, new Pilot(state.pilots().get(seat).flight(), rockets, Doings.NONE));
  }

  /** These are the next ones in the deck. */
  Scene next(int seat, Rocket... top) {
    Rockets rockets = state.pilots().get(seat).rockets();
    List<Rocket> deal = new ArrayList<>(rockets.deal().subList(0, rockets.drawn()));
    deal.addAll(List.of(top));
    rockets.deal().stream().filter(rocket -> !deal.contains(rocket)).forEach(deal::add);
    return with(
        seat,
        state
            .pilots()
            .get(seat)
            .with(
                new Rockets(
                    deal, rockets.drawn(), rockets.under(), rockets.hand(), rockets.fired()),
                Doings.NONE));
  }

  /** All that is not online has been fired. */
  Scene emptyDeck(int seat) {
    Rockets rockets = state.pilots().get(seat).rockets();
    List<Rocket> fired =
        Arrays.stream(Rocket.values()).filter(rocket -> !rockets.hand().contains(rocket)).toList();
    return with(
        seat,
        state
            .pilots()
            .get(seat)
            .with(new Rockets(rockets.deal(), 32, List.of(), rockets.hand(), fired), Doings.NONE));
  }

  private Scene with(int seat, Pilot pilot) {
    List<Pilot> pilots = new ArrayList<>(state.pilots());
    pilots.set(seat, pilot);
    CrashLandingBoard board =
        new CrashLandingBoard(
            options,
            5,
            options.gravity(),
            pilots.stream().map(each -> each.lander(new Rules(options))).toList(),
            List.of(),
            Optional.empty());
    state = new CrashLandingState(board, pilots, List.of());
    return this;
  }

  Scene act(int seat, CrashLandingAction... actions) {
    for (CrashLandingAction action : actions) {
      Step<CrashLandingState, CrashLandingEvent> step =
          new Playthrough<>(GAME, CHANCE).apply(state, new Seat(seat), action);
      state = step.state();
      events = step.events();
      revealed = step.revealed();
      if (!GAME.invariantViolations(state).isEmpty()) {
        throw new AssertionError(GAME.invariantViolations(state));
      }
    }
    return this;
  }

  Scene act(CrashLandingAction... actions) {
    return act(0, actions);
  }

  /** All end their turn. */
  Scene pass() {
    while (GAME.turn(state) instanceof Turn.Decision decision) {
      int turn = decision.number();
      decision.awaited().forEach(seat -> act(seat.index(), new EndTurn()));
      if (state.board().turn() > turn) {
        break;
      }
    }
    return this;
  }

  CrashLandingState state() {
    return state;
  }

  List<CrashLandingAction> legal(int seat) {
    return GAME.legalActions(state, new Seat(seat));
  }

  boolean may(CrashLandingAction action) {
    return legal(0).contains(action);
  }

  List<Burn> burns() {
    return legal(0).stream().filter(Burn.class::isInstance).map(Burn.class::cast).toList();
  }

  Flight flight(int seat) {
    return state.pilots().get(seat).flight();
  }

  Flight flight() {
    return flight(0);
  }

  List<Rocket> hand() {
    return state.pilots().getFirst().hand();
  }

  Cockpit cockpit(int seat) {
    return GAME.view(state, new Viewer.Seated(new Seat(seat))).own().orElseThrow();
  }

  Cockpit cockpit() {
    return cockpit(0);
  }

  List<CrashLandingEvent> events() {
    return events;
  }

  boolean revealed() {
    return revealed;
  }

  Refusal refusal(CrashLandingAction action) {
    return GAME.refusal(state, new Seat(0), action);
  }

  boolean over() {
    return GAME.turn(state) instanceof Turn.Over;
  }

  Outcome outcome() {
    if (GAME.turn(state) instanceof Turn.Over over) {
      return over.outcome();
    }
    throw new AssertionError("The match goes on: " + state.board());
  }

  static CrashLandingAction find() {
    return new Find();
  }

  static CrashLandingAction putUnder(Rocket rocket) {
    return new PutUnder(rocket);
  }

  static CrashLandingAction end() {
    return new EndTurn();
  }

  static Burn up(List<Rocket> port, List<Rocket> starboard) {
    return new Burn(port, starboard, Direction.UP);
  }

  static Burn up(Rocket port, Rocket starboard) {
    return up(List.of(port), List.of(starboard));
  }

  static Burn down(Rocket port, Rocket starboard) {
    return new Burn(List.of(port), List.of(starboard), Direction.DOWN);
  }
}
