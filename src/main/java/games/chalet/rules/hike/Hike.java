package games.chalet.rules.hike;

import games.chalet.engine.Chance;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.PreparationAction;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.board.HikeView.Loss;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.preparation.Deal;
import games.chalet.rules.hike.preparation.LegalActions;
import games.chalet.rules.hike.preparation.PreparationDays;
import games.chalet.rules.hike.preparation.PreparationTimeouts;
import games.chalet.rules.hike.preparation.PreparationTurn;
import games.chalet.rules.hike.race.HikeEnding;
import games.chalet.rules.hike.race.Losses;
import games.chalet.rules.hike.race.RaceDays;
import games.chalet.rules.hike.race.RaceTimeouts;
import games.chalet.rules.hike.race.Travel;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.PendingState;
import games.chalet.rules.kit.AbstractGame;
import games.chalet.rules.kit.GameInfoBuilder;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Hike!, by Nika Mlinarič and Blaž Hribar.
 *
 * <p>Page numbers refer to the rulebook preview of 2021 by <a
 * href="https://www.snowboardgames.si">SnowBoardGames</a>; our rulings on it are in {@code
 * docs/rules/hike.md}.
 */
public final class Hike
    extends AbstractGame<HikeOptions, HikeState, HikeAction, HikeView, HikeEvent> {

  public Hike() {
    super(
        new GameInfoBuilder<>(HikeOptions.class, 2, 6).build("hike", "Hike!", 1),
        new Types<>(HikeState.class, HikeAction.class, HikeView.class, HikeEvent.class));
  }

  @Override
  public HikeOptions defaults(int seats) {
    return new HikeOptions(Days.ONE_BY_ONE);
  }

  @Override
  protected HikeState deal(HikeOptions options, int seats, Seat first, Chance chance) {
    PendingState pending = new PendingState(Deal.match(options, seats, first, chance));
    PreparationDays.begin(pending, chance);
    return pending.finish().state();
  }

  @Override
  public Turn turn(HikeState state) {
    return Turns.of(state.board());
  }

  @Override
  public List<HikeAction> legalActions(HikeState state, Seat seat) {
    HikeBoard board = state.board();
    if (!Turns.awaits(board, seat)) {
      return List.of();
    }
    return board.phase() == Phase.PREPARATION
        ? LegalActions.of(board, state.hand(seat))
        : List.copyOf(Travel.legal(RaceDays.racer(state, seat), board.track().fields()));
  }

  @Override
  public Step<HikeState, HikeEvent> apply(
      HikeState state, Seat seat, HikeAction action, Chance chance) {
    PendingState pending = new PendingState(state);
    switch (action) {
      case PreparationAction preparing -> PreparationTurn.apply(pending, preparing, chance);
      case RaceAction racing -> RaceDays.apply(pending, seat, racing, chance);
    }
    return pending.finish();
  }

  @Override
  public Refusal refusal(HikeState state, Seat seat, HikeAction action) {
    return Refusals.of(state, seat, action);
  }

  @Override
  protected HikeAction onTimeout(HikeState state, Seat seat) {
    HikeBoard board = state.board();
    return board.phase() == Phase.PREPARATION
        ? PreparationTimeouts.of(board, seat, state.hand(seat))
        : RaceTimeouts.of(RaceDays.racer(state, seat), board.track().fields());
  }

  /** Returns true for a musher who was not at the start in time, and only watches (ruling R16). */
  @Override
  public boolean isEliminated(HikeState state, Seat seat) {
    return state.board().musher(seat).standing() == Standing.OUT;
  }

  @Override
  public Optional<Record> ending(HikeState state) {
    HikeBoard board = state.board();
    return board.ending().map(ending -> HikeEnding.of(board, ending));
  }

  @Override
  public Optional<Class<? extends Record>> endingType() {
    return Optional.of(HikeEnding.class);
  }

  /** Returns the number of fields that each musher has entered. */
  @Override
  public List<Integer> points(HikeState state) {
    return state.board().mushers().stream().map(Musher::position).toList();
  }

  @Override
  public List<HikeEvent> hindsight(HikeState state) {
    return state.unseenDeeds();
  }

  @Override
  public HikeView view(HikeState state, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated ->
          new HikeView(state.board(), Optional.of(own(state, seated.seat())));
      case Viewer.Spectator spectator -> new HikeView(state.board(), Optional.empty());
    };
  }

  private static HikeView.Own own(HikeState state, Seat seat) {
    List<Loss> losses = losses(state, seat);
    return state
        .racer(seat)
        .map(day -> new HikeView.Own(day.unseen(), Optional.of(day.underway()), losses))
        .orElseGet(() -> new HikeView.Own(state.hand(seat).unseen(), Optional.empty(), losses));
  }

  private static List<Loss> losses(HikeState state, Seat seat) {
    HikeBoard board = state.board();
    return board.phase() == Phase.RACE && Turns.awaits(board, seat)
        ? Losses.of(RaceDays.racer(state, seat), board.track().fields())
        : List.of();
  }

  @Override
  public HikeState resample(HikeState state, Viewer viewer, Chance chance) {
    return Resampling.resample(state, viewer, chance);
  }

  @Override
  public List<String> invariantViolations(HikeState state) {
    return Audit.of(state);
  }
}
