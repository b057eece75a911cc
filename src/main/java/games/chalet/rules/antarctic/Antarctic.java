package games.chalet.rules.antarctic;

import games.chalet.engine.Chance;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEnding;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.Target;
import games.chalet.rules.antarctic.board.AntarcticOutcome;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Plays;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.play.AntarcticState;
import games.chalet.rules.antarctic.play.Applying;
import games.chalet.rules.antarctic.play.Audit;
import games.chalet.rules.antarctic.play.Deal;
import games.chalet.rules.antarctic.play.Resampling;
import games.chalet.rules.kit.AbstractGame;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Antarctic Solitaire, a game for the Triple Topper deck by its author.
 *
 * <p>Its <a href="http://www.tripletopper.com/antarctic.htm">rulebook</a>; our rulings on it are in
 * {@code docs/rules/antarctic.md}.
 */
public final class Antarctic
    extends AbstractGame<
        AntarcticOptions, AntarcticState, AntarcticAction, AntarcticView, AntarcticEvent> {

  public Antarctic() {
    super(
        Offer.info(),
        new Types<>(
            AntarcticState.class,
            AntarcticAction.class,
            AntarcticView.class,
            AntarcticEvent.class));
  }

  @Override
  public AntarcticOptions defaults(int seats) {
    return Offer.defaults(seats);
  }

  /** A round is a match for a person who tries the game. */
  @Override
  public AntarcticOptions defaultsAgainstBots(int seats) {
    return Offer.defaults(seats).withTarget(Target.ONE_ROUND);
  }

  @Override
  public List<Refusal> validate(AntarcticOptions options, int seats) {
    List<Refusal> wrong = super.validate(options, seats);
    return wrong.isEmpty() ? Refusals.ofOptions(options) : wrong;
  }

  @Override
  protected AntarcticState deal(AntarcticOptions options, int seats, Seat first, Chance chance) {
    return Deal.match(options, seats, first, chance);
  }

  @Override
  public Turn turn(AntarcticState state) {
    return Turns.of(state.board());
  }

  @Override
  public List<AntarcticAction> legalActions(AntarcticState state, Seat seat) {
    return LegalActions.of(state.board(), seat, state.hand(seat));
  }

  @Override
  public Step<AntarcticState, AntarcticEvent> apply(
      AntarcticState state, Seat seat, AntarcticAction action, Chance chance) {
    return Applying.apply(state, seat, action, chance);
  }

  @Override
  public Refusal refusal(AntarcticState state, Seat seat, AntarcticAction action) {
    return Refusals.of(state.board(), seat, state.hand(seat), action);
  }

  /** Returns true for a call and for an acceptance: both name the turn that they are about. */
  @Override
  public boolean isInterrupt(AntarcticAction action) {
    return action instanceof AntarcticAction.Call || action instanceof AntarcticAction.Accept;
  }

  @Override
  protected AntarcticAction onTimeout(AntarcticState state, Seat seat) {
    return Timeouts.of(state.board(), seat, state.hand(seat));
  }

  @Override
  public boolean isEliminated(AntarcticState state, Seat seat) {
    return !state.board().place(seat).living();
  }

  @Override
  public Optional<Record> ending(AntarcticState state) {
    AntarcticBoard board = state.board();
    return board.ending().map(ending -> AntarcticEnding.of(board, ending));
  }

  @Override
  public Optional<Class<? extends Record>> endingType() {
    return Optional.of(AntarcticEnding.class);
  }

  @Override
  public List<Integer> points(AntarcticState state) {
    return AntarcticOutcome.totals(state.board().places());
  }

  @Override
  public List<AntarcticEvent> hindsight(AntarcticState state) {
    return state.slip().<List<AntarcticEvent>>map(List::of).orElseGet(List::of);
  }

  @Override
  public AntarcticView view(AntarcticState state, Viewer viewer) {
    AntarcticBoard board = state.board();
    return switch (viewer) {
      case Viewer.Seated seated -> {
        Seat seat = seated.seat();
        List<Card> hand = state.hand(seat);
        yield new AntarcticView(board, Optional.of(hand), bestRank(board, seat, hand));
      }
      case Viewer.Spectator spectator ->
          new AntarcticView(board, Optional.empty(), Optional.empty());
    };
  }

  private static Optional<Priority> bestRank(AntarcticBoard board, Seat seat, List<Card> hand) {
    return board.phase() == Phase.TURN && board.seat().equals(seat)
        ? new Plays(board, seat, hand).best()
        : Optional.empty();
  }

  @Override
  public List<AntarcticEvent> eventsFor(
      Seat seat, List<AntarcticEvent> events, AntarcticView before, AntarcticView after) {
    return OwnDraws.name(seat, events, before, after);
  }

  @Override
  public AntarcticState resample(AntarcticState state, Viewer viewer, Chance chance) {
    return Resampling.resample(state, viewer, chance);
  }

  @Override
  public List<String> invariantViolations(AntarcticState state) {
    return Audit.of(state);
  }
}
