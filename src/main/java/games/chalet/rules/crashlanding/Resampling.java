package games.chalet.rules.crashlanding;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import games.chalet.rules.kit.Redeal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Exchanges all that a viewer cannot see: the decks, except for the rockets that the viewer has
 * laid under their own (ruling C6). In a race also the other pilot's hand and actions of this turn.
 * If both have the same shuffle, knowledge of one deck holds for both.
 */
final class Resampling {

  /** The limit of actions in an imagined turn that is not over. */
  private static final int STEPS = 5;

  private final CrashLandingState state;
  private final Rules rules;
  private final Viewer viewer;
  private final Chance chance;

  private Resampling(CrashLandingState state, Viewer viewer, Chance chance) {
    this.state = state;
    this.rules = new Rules(state.options());
    this.viewer = viewer;
    this.chance = chance;
  }

  /**
   * A number of rockets that a seat has drawn, some of them known.
   *
   * @param count the number of rockets drawn
   * @param rockets those of them that are known
   */
  private record Drawn(int count, List<Rocket> rockets) {

    /** Returns true if a rocket can have lain at that depth of the deck. */
    boolean allows(Rocket rocket, int depth) {
      return depth < count || !rockets.contains(rocket);
    }
  }

  static CrashLandingState resample(CrashLandingState state, Viewer viewer, Chance chance) {
    Resampling resampling = new Resampling(state, viewer, chance);
    List<List<Rocket>> deals = resampling.deals();
    return new CrashLandingState(
        state.board(),
        IntStream.range(0, deals.size())
            .mapToObj(seat -> resampling.pilot(seat, deals.get(seat)))
            .toList(),
        List.of());
  }

  /**
   * Returns true if the viewer sees all but the deck of a seat; every viewer does of a lone pilot.
   */
  private boolean sees(int seat) {
    return !state.race() || viewer.equals(new Viewer.Seated(new Seat(seat)));
  }

  private List<List<Rocket>> deals() {
    List<Integer> seats = IntStream.range(0, state.pilots().size()).boxed().toList();
    if (rules.options().shuffle() == Shuffle.SAME) {
      List<Rocket> both = deal("both", seats);
      return seats.stream().map(seat -> both).toList();
    }
    return seats.stream().map(seat -> deal(Integer.toString(seat), List.of(seat))).toList();
  }

  /** Returns a deal as it can have been for these seats. */
  private List<Rocket> deal(String name, List<Integer> seats) {
    int known = rules.reEntry() ? 1 : 0;
    List<Drawn> drawn = new ArrayList<>();
    for (int seat : seats) {
      if (sees(seat)) {
        known = Math.max(known, state.pilots().get(seat).rockets().drawn());
      } else {
        drawn.add(drawn(seat));
      }
    }
    List<Rocket> start = state.pilots().get(seats.getFirst()).rockets().deal().subList(0, known);
    List<Rocket> left = new ArrayList<>(Deal.DECK);
    left.removeAll(start);
    Redeal<Rocket> redeal = new Redeal<>();
    for (int place = known; place < Deal.DECK.size(); place++) {
      int depth = place;
      redeal.pile(1, rocket -> drawn.stream().allMatch(one -> one.allows(rocket, depth)));
    }
    List<Rocket> deal = new ArrayList<>(start);
    redeal.deal("resample/deal/" + name, left, chance).forEach(deal::addAll);
    return deal;
  }

  /** Returns the public knowledge of the rockets that a seat has drawn, at dawn. */
  private Drawn drawn(int seat) {
    Lander lander = state.board().landers().get(seat);
    List<Rocket> rockets = new ArrayList<>(lander.fired());
    state.board().hands().ifPresent(hands -> rockets.addAll(hands.get(seat)));
    int count = rules.apart() + lander.fired().size() + lander.hand() + lander.under();
    return new Drawn(count, rockets);
  }

  private Pilot pilot(int seat, List<Rocket> deal) {
    Pilot pilot = state.pilots().get(seat);
    if (sees(seat)) {
      Rockets own = pilot.rockets();
      return pilot.with(
          new Rockets(deal, own.drawn(), own.under(), own.hand(), own.fired()), pilot.doings());
    }
    Pilot atDawn = atDawn(seat, deal);
    return atDawn.flight().stage().underway() && !state.over()
        ? anotherTurn(seat, atDawn, pilot.doings().done())
        : atDawn;
  }

  private Pilot atDawn(int seat, List<Rocket> deal) {
    Lander lander = state.board().landers().get(seat);
    int drawn = drawn(seat).count();
    List<Rocket> held = new ArrayList<>(deal.subList(rules.apart(), drawn));
    held.removeAll(lander.fired());
    Optional<List<Rocket>> open = state.board().hands().map(hands -> hands.get(seat));
    open.ifPresent(held::removeAll);
    List<Rocket> mixed = chance.shuffle("resample/hand/" + seat, held);
    int hidden = mixed.size() - lander.under();
    Rockets rockets =
        new Rockets(
            deal,
            drawn,
            mixed.subList(hidden, mixed.size()),
            open.orElseGet(() -> mixed.subList(0, hidden).stream().sorted().toList()),
            lander.fired());
    return new Pilot(Flight.of(lander), rockets, Doings.NONE);
  }

  /** Plays a turn as this seat may have had it: to its end if the seat has ended it. */
  private Pilot anotherTurn(int seat, Pilot atDawn, boolean ended) {
    String label = "resample/turn/" + seat + "/";
    int steps = ended ? Integer.MAX_VALUE : chance.below(label + "steps", STEPS);
    Pilot pilot = atDawn;
    for (int step = 0; step < steps && pilot.awaited(); step++) {
      List<CrashLandingAction> legal = new ArrayList<>(LegalActions.of(rules, pilot));
      if (!ended) {
        legal.remove(new EndTurn());
      }
      if (legal.isEmpty()) {
        return pilot;
      }
      pilot = Piloting.apply(pilot, legal.get(chance.below(label + step, legal.size())));
    }
    return pilot;
  }
}
