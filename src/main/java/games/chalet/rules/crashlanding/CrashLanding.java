package games.chalet.rules.crashlanding;

import games.chalet.engine.Chance;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingEvent.TurnTold;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import games.chalet.rules.kit.AbstractGame;
import games.chalet.rules.kit.GameInfoBuilder;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Crash Landing, by Rocco Privetera: alone, or as a race between two.
 *
 * <p>The rulebook is by <a href="http://www.mightyfistgames.com">Mighty Fist Games</a>; our rulings
 * on it are in {@code docs/rules/crash-landing.md}.
 */
public final class CrashLanding
    extends AbstractGame<
        CrashLandingOptions,
        CrashLandingState,
        CrashLandingAction,
        CrashLandingView,
        CrashLandingEvent> {

  private static final int COMBINATIONS = 8;

  /**
   * The rockets at the start of a hard deal of the day. Without them three of four Re-Entries are
   * lost, and nearly all landings on Earth.
   */
  private static final int ROCKETS_OF_A_HARD_DAY = 4;

  public CrashLanding() {
    super(
        offer(),
        new Types<>(
            CrashLandingState.class,
            CrashLandingAction.class,
            CrashLandingView.class,
            CrashLandingEvent.class));
  }

  private static GameInfo<CrashLandingOptions> offer() {
    return new GameInfoBuilder<>(CrashLandingOptions.class, 1, Refusals.MAX_SEATS)
        .numbers("rockets", Refusals.START_ROCKETS)
        .only("shuffle", Shuffle.SAME, Refusals.MAX_SEATS, Refusals.MAX_SEATS)
        .before("score", "rockets")
        .build("crashlanding", "Crash Landing", 1);
  }

  @Override
  public CrashLandingOptions defaults(int seats) {
    return new CrashLandingOptions(
        Variation.OFF, Variation.OFF, Variation.OFF, Score.HAND, 0, Shuffle.OWN);
  }

  /**
   * Returns the eight combinations by turns, with rockets at the start where gravity is too hard.
   */
  @Override
  public Optional<CrashLandingOptions> dealOfTheDay(long epochDay) {
    int combination = (int) Math.floorMod(epochDay, (long) COMBINATIONS);
    Variation reEntry = onIf((combination & 1) > 0);
    Variation earth = onIf((combination & 2) > 0);
    Variation rescue = onIf((combination & 4) > 0);
    boolean hard = reEntry == Variation.ON || earth == Variation.ON;
    return Optional.of(
        new CrashLandingOptions(
            reEntry, earth, rescue, Score.HAND, hard ? ROCKETS_OF_A_HARD_DAY : 0, Shuffle.OWN));
  }

  private static Variation onIf(boolean on) {
    return on ? Variation.ON : Variation.OFF;
  }

  @Override
  public List<Refusal> validate(CrashLandingOptions options, int seats) {
    return Refusals.ofOptions(options, seats);
  }

  /** Deals; no seat begins, because racers take their turns together. */
  @Override
  protected CrashLandingState deal(
      CrashLandingOptions options, int seats, Seat first, Chance chance) {
    return Deal.deal(new Rules(options), seats, chance);
  }

  @Override
  public Turn turn(CrashLandingState state) {
    return Turns.of(state);
  }

  @Override
  public Optional<Record> ending(CrashLandingState state) {
    return Optional.of(CrashLandingEnding.of(state, CrashLandingOutcome.of(state)));
  }

  @Override
  public Optional<Class<? extends Record>> endingType() {
    return Optional.of(CrashLandingEnding.class);
  }

  @Override
  public List<CrashLandingAction> legalActions(CrashLandingState state, Seat seat) {
    return state.over()
        ? List.of()
        : LegalActions.of(new Rules(state.options()), state.pilot(seat));
  }

  @Override
  public Step<CrashLandingState, CrashLandingEvent> apply(
      CrashLandingState state, Seat seat, CrashLandingAction action, Chance chance) {
    Draft draft = new Draft(state);
    Turns.apply(draft, seat, action);
    return draft.finish();
  }

  @Override
  public Refusal refusal(CrashLandingState state, Seat seat, CrashLandingAction action) {
    return Refusals.of(state, seat, action);
  }

  /**
   * Finds nothing and burns nothing (ruling C16); a seventh rocket that was found goes under the
   * deck.
   */
  @Override
  protected CrashLandingAction onTimeout(CrashLandingState state, Seat seat) {
    Pilot pilot = state.pilot(seat);
    return pilot.holdsOneTooMany()
        ? new PutUnder(pilot.doings().found().orElseThrow())
        : new EndTurn();
  }

  /** Returns true for a racer who is wrecked or stranded, and only watches. */
  @Override
  public boolean isEliminated(CrashLandingState state, Seat seat) {
    return state.race()
        && switch (state.board().landers().get(seat.index()).stage()) {
          case WRECKED, STRANDED -> true;
          case DESCENT, GROUND, RETURN, LANDED, HOME -> false;
        };
  }

  @Override
  public List<Integer> points(CrashLandingState state) {
    return CrashLandingOutcome.points(state);
  }

  @Override
  public List<CrashLandingEvent> hindsight(CrashLandingState state) {
    return state.unseenDeeds();
  }

  @Override
  public CrashLandingView view(CrashLandingState state, Viewer viewer) {
    return Views.of(state, viewer);
  }

  @Override
  public List<CrashLandingEvent> eventsFor(
      Seat seat, List<CrashLandingEvent> events, CrashLandingView before, CrashLandingView after) {
    return Lists.replaceFirst(events, event -> named(seat, event, before));
  }

  /** Returns an event as the pilot is told it who found a rocket: with its name. */
  private static Optional<CrashLandingEvent> named(
      Seat seat, CrashLandingEvent event, CrashLandingView before) {
    return event instanceof TurnTold it && it.seat().equals(seat) && it.found()
        ? Optional.of(
            new TurnTold(seat, it.turn(), true, it.burns(), before.own().flatMap(Cockpit::found)))
        : Optional.empty();
  }

  @Override
  public CrashLandingState resample(CrashLandingState state, Viewer viewer, Chance chance) {
    return Resampling.resample(state, viewer, chance);
  }

  @Override
  public List<String> invariantViolations(CrashLandingState state) {
    return Audit.of(state);
  }
}
