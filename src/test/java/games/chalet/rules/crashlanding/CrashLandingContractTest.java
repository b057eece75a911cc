package games.chalet.rules.crashlanding;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.playouts.GameContract;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.rockets.Doings.Fired;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class CrashLandingContractTest
    extends GameContract<
        CrashLandingOptions,
        CrashLandingState,
        CrashLandingAction,
        CrashLandingView,
        CrashLandingEvent> {

  CrashLandingContractTest() {
    super(new CrashLanding());
  }

  @Override
  protected int matches() {
    return 720;
  }

  @Override
  protected int closeMatches() {
    return 72;
  }

  @Override
  protected Set<String> cardWords() {
    return names(Rocket.values());
  }

  @Override
  protected List<String> visibleCards(CrashLandingState state, Viewer viewer) {
    List<Rocket> cards = new ArrayList<>();
    state.board().landers().forEach(lander -> cards.addAll(lander.fired()));
    if (state.options().reEntry() == Variation.ON) {
      state.pilots().forEach(pilot -> cards.add(pilot.rockets().turned()));
    }
    state.board().lastTurn().forEach(turn -> addFired(cards, turn.burns()));
    state.board().hands().ifPresent(hands -> hands.forEach(cards::addAll));
    if (viewer instanceof Viewer.Seated seated) {
      addOwn(cards, state.pilot(seated.seat()));
    } else if (!state.race()) {
      addOwn(cards, state.pilot(new Seat(0)));
    }
    return cards.stream().map(Rocket::name).toList();
  }

  /** The hand, what the pilot has laid aside or under the deck, and what this turn was about. */
  private static void addOwn(List<Rocket> cards, Pilot pilot) {
    cards.addAll(pilot.rockets().fired());
    cards.addAll(pilot.rockets().under());
    cards.addAll(pilot.hand());
    addFired(cards, pilot.doings().burns());
    pilot
        .doings()
        .found()
        .filter(found -> !pilot.rockets().fired().contains(found))
        .ifPresent(cards::add);
  }

  private static void addFired(List<Rocket> cards, List<Fired> burns) {
    for (Fired fired : burns) {
      cards.addAll(fired.port());
      cards.addAll(fired.starboard());
    }
  }

  @Override
  protected void checkEnding(Outcome outcome, Record ending, List<CrashLandingEvent> events) {
    CrashLandingEnding numbers = (CrashLandingEnding) ending;
    for (int seat = 0; seat < outcome.results().size(); seat++) {
      CrashLandingEnding.SeatEnding parts = numbers.seats().get(seat);
      Outcome.Result result = outcome.results().get(seat);
      int whole = parts.hand() + parts.deck();
      assertThat(parts.score()).isEqualTo(result.points());
      assertThat(parts.score()).isEqualTo(parts.halved() ? whole / 2 : whole);
      assertThat(parts.turns()).isEqualTo(result.turns().orElseThrow());
      assertThat(parts.landing()).isEqualTo(highestTouchdown(new Seat(seat), events));
    }
    assertThat(numbers.decidedBy() == CrashLandingEnding.DecidedBy.BOTH_LOST)
        .isEqualTo(outcome.reason().equals("bothWrecked"));
  }

  private static Optional<Integer> highestTouchdown(Seat seat, List<CrashLandingEvent> events) {
    List<Integer> speeds = new ArrayList<>();
    for (CrashLandingEvent event : events) {
      if (event instanceof CrashLandingEvent.Landed landed && landed.seat().equals(seat)) {
        speeds.add(landed.speed());
      }
      if (event instanceof CrashLandingEvent.Wrecked wrecked && wrecked.seat().equals(seat)) {
        speeds.add(wrecked.speed());
      }
    }
    return speeds.stream().max(Integer::compare);
  }
}
