package games.chalet.rules.crashlanding;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.GameInfo.Choice;
import games.chalet.engine.GameInfo.Option;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Crash Landing, by Rocco Privetera: alone, or as a race between two.
 *
 * <p>The rulebook is by <a href="http://www.mightyfistgames.com">Mighty Fist Games</a>; our rulings
 * on it are in {@code docs/rules/crash-landing.md}.
 */
public final class CrashLanding
    implements Game<
        CrashLandingOptions,
        CrashLandingState,
        CrashLandingAction,
        CrashLandingView,
        CrashLandingEvent> {

  private static final int COMBINATIONS = 8;

  /** Without these three of four Re-Entries are lost, and nearly all landings on Earth. */
  private static final int ROCKETS_OF_A_HARD_DAY = 4;

  private final Rulings rulings;
  private final GameInfo<CrashLandingOptions> info;

  /** Under the rules of new matches. */
  public CrashLanding() {
    this(Rulings.V2);
  }

  /** Under those rulings. */
  CrashLanding(Rulings rulings) {
    this.rulings = rulings;
    info =
        new GameInfo<>(
            "crashlanding",
            "Crash Landing",
            rulings.version(),
            1,
            Refusals.MAX_SEATS,
            CrashLandingOptions.class,
            List.of(
                option("reEntry", Variation.values()),
                option("earthLanding", Variation.values()),
                option("rescueMission", Variation.values()),
                option("rockets", Refusals.START_ROCKETS.toArray()),
                option("score", Score.values()),
                new Option(
                    "shuffle",
                    List.of(choice(Shuffle.OWN, 1), choice(Shuffle.SAME, Refusals.MAX_SEATS)))),
            List.of());
  }

  /** Under version 1 of the rules, for the matches that began with it. */
  public static CrashLanding version1() {
    return new CrashLanding(Rulings.V1);
  }

  private static Option option(String key, Object[] values) {
    return new Option(key, Arrays.stream(values).map(value -> choice(value, 1)).toList());
  }

  private static Choice choice(Object value, int minSeats) {
    return new Choice(value.toString(), minSeats, Refusals.MAX_SEATS);
  }

  @Override
  public GameInfo<CrashLandingOptions> info() {
    return info;
  }

  @Override
  public CrashLandingOptions defaults(int seats) {
    return new CrashLandingOptions(
        Variation.OFF, Variation.OFF, Variation.OFF, Score.HAND, 0, Shuffle.OWN);
  }

  /** The eight combinations by turns, with rockets at the start where gravity is too hard. */
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
  public List<Refusal> check(CrashLandingOptions options, int seats) {
    return Refusals.ofOptions(options, seats);
  }

  /** Nobody begins: racers take their turns together. */
  @Override
  public CrashLandingState initialState(
      CrashLandingOptions options, int seats, Optional<Seat> first, Chance chance) {
    List<Refusal> wrong = check(options, seats);
    if (!wrong.isEmpty() || first.filter(seat -> seat.index() >= seats).isPresent()) {
      throw new IllegalArgumentException(
          "No match with " + options + ", " + seats + " seats, first " + first + ": " + wrong);
    }
    return Deal.deal(new Rules(rulings, options), seats, chance);
  }

  private Rules rules(CrashLandingState state) {
    return new Rules(rulings, state.options());
  }

  @Override
  public Turn turn(CrashLandingState state) {
    return Turns.of(state);
  }

  @Override
  public List<CrashLandingAction> legalActions(CrashLandingState state, Seat seat) {
    return state.over() ? List.of() : LegalActions.of(rules(state), state.pilot(seat));
  }

  @Override
  public Step<CrashLandingState, CrashLandingEvent> apply(
      CrashLandingState state, Seat seat, CrashLandingAction action, Chance chance) {
    if (!legalActions(state, seat).contains(action)) {
      throw new IllegalArgumentException(action + " is not legal for " + seat);
    }
    Draft draft = new Draft(rulings, state);
    Turns.apply(draft, seat, action);
    return draft.finish();
  }

  @Override
  public Refusal refusal(CrashLandingState state, Seat seat, CrashLandingAction action) {
    return Refusals.of(rulings, state, seat, action);
  }

  /** Finds nothing, burns nothing (ruling C16); a seventh rocket goes back where it came from. */
  @Override
  public CrashLandingAction timeoutAction(CrashLandingState state, Seat seat) {
    Pilot pilot = state.pilot(seat);
    if (state.over() || !pilot.awaited()) {
      throw new IllegalArgumentException(seat + " is not awaited");
    }
    return pilot.holdsOneTooMany()
        ? new PutUnder(pilot.doings().found().orElseThrow())
        : new EndTurn();
  }

  /** A racer who is wrecked or stranded only watches. */
  @Override
  public boolean isOut(CrashLandingState state, Seat seat) {
    return state.race()
        && switch (state.board().landers().get(seat.index()).stage()) {
          case WRECKED, STRANDED -> true;
          case DESCENT, GROUND, RETURN, LANDED, HOME -> false;
        };
  }

  @Override
  public List<Integer> points(CrashLandingState state) {
    return Results.points(state);
  }

  @Override
  public List<CrashLandingEvent> hindsight(CrashLandingState state) {
    return state.unseenDeeds();
  }

  @Override
  public CrashLandingView view(CrashLandingState state, Viewer viewer) {
    return Views.of(rulings, state, viewer);
  }

  @Override
  public CrashLandingState resample(CrashLandingState state, Viewer viewer, Chance chance) {
    return Resampling.resample(rulings, state, viewer, chance);
  }

  @Override
  public List<String> inconsistencies(CrashLandingState state) {
    return Audit.of(rulings, state);
  }

  @Override
  public Class<CrashLandingAction> actionType() {
    return CrashLandingAction.class;
  }

  @Override
  public Class<CrashLandingView> viewType() {
    return CrashLandingView.class;
  }

  @Override
  public Class<CrashLandingEvent> eventType() {
    return CrashLandingEvent.class;
  }

  @Override
  public Class<CrashLandingState> stateType() {
    return CrashLandingState.class;
  }
}
