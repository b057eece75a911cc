package games.chalet.rules.avalanche;

import games.chalet.engine.Chance;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.AvalancheOptions.ActionCards;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.AvalancheOptions.Deck;
import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import games.chalet.rules.avalanche.hands.Hand;
import games.chalet.rules.avalanche.hands.Resampling;
import games.chalet.rules.kit.AbstractGame;
import games.chalet.rules.kit.GameInfoBuilder;
import games.chalet.rules.kit.Ranking;
import games.chalet.rules.kit.StandardRefusal;
import games.chalet.rules.kit.Viewers;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Avalanche, a game by Zesty Lemon Games.
 *
 * <p>Its <a href="https://zestylemongames.com/pages/how-to-play-avalanche-card-game">rulebook</a>;
 * our rulings on it are in {@code docs/rules/avalanche.md}.
 */
public final class Avalanche
    extends AbstractGame<
        AvalancheOptions, AvalancheState, AvalancheAction, AvalancheView, AvalancheEvent> {

  private static final int MIN_SEATS = 2;
  private static final int MAX_SEATS = 6;
  private static final int MAX_SEATS_SHORT_DECK = 4;

  /** Creates the game under the rules of new matches. */
  public Avalanche() {
    super(
        new GameInfoBuilder<>(AvalancheOptions.class, MIN_SEATS, MAX_SEATS)
            .only("deck", Deck.SHORT, MIN_SEATS, MAX_SEATS_SHORT_DECK)
            .build("avalanche", "Avalanche", 1),
        new Types<>(
            AvalancheState.class,
            AvalancheAction.class,
            AvalancheView.class,
            AvalancheEvent.class));
  }

  @Override
  public AvalancheOptions defaults(int seats) {
    return new AvalancheOptions(
        AvalancheHits.ALL, DrawPileOut.HANDS_ONLY, Deck.FULL, ActionCards.OFF);
  }

  @Override
  public List<Refusal> validate(AvalancheOptions options, int seats) {
    return options.deck() == Deck.SHORT && seats > MAX_SEATS_SHORT_DECK && seats <= MAX_SEATS
        ? List.of(AvalancheRefusal.DECK_TOO_SHORT.of())
        : super.validate(options, seats);
  }

  @Override
  protected AvalancheState deal(AvalancheOptions options, int seats, Seat first, Chance chance) {
    return Deal.deal(options, seats, first, chance);
  }

  @Override
  public Turn turn(AvalancheState state) {
    AvalancheBoard board = state.board();
    return board
        .ending()
        .<Turn>map(ending -> new Turn.Over(Ranking.mostPoints(ending.reason(), points(state))))
        .orElseGet(() -> Turn.Decision.of(board.seat()));
  }

  @Override
  public Optional<Record> ending(AvalancheState state) {
    AvalancheBoard board = state.board();
    return board.ending().map(ending -> AvalancheEnding.of(board, ending));
  }

  @Override
  public Optional<Class<? extends Record>> endingType() {
    return Optional.of(AvalancheEnding.class);
  }

  @Override
  public List<AvalancheAction> legalActions(AvalancheState state, Seat seat) {
    return seat.equals(state.board().seat())
        ? LegalActions.of(state.board(), state.hand(seat).cards())
        : List.of();
  }

  @Override
  public Step<AvalancheState, AvalancheEvent> apply(
      AvalancheState state, Seat seat, AvalancheAction action, Chance chance) {
    Draft draft = new Draft(state);
    switch (action) {
      case PickUp pickUp -> PickingUp.pickUp(draft, seat, pickUp.pile(), chance);
      case Refill refill -> PickingUp.refill(draft, seat, chance);
      case Play play -> PlayingCards.play(draft, seat, play.card(), play.target());
      case Bank bank -> TurnEnds.bank(draft, seat);
      case EndTurn endTurn -> TurnEnds.endTurn(draft, seat);
    }
    return draft.finish();
  }

  @Override
  public Refusal refusal(AvalancheState state, Seat seat, AvalancheAction action) {
    return StandardRefusal.notNow(turn(state), seat, "end")
        .orElseGet(() -> Refusals.of(state, seat, action));
  }

  /**
   * Banks, or else picks up without playing anything (ruling 24): the legal actions list banking
   * first, then the draw pile, then the lifts, and the end of the turn last.
   */
  @Override
  protected AvalancheAction onTimeout(AvalancheState state, Seat seat) {
    List<AvalancheAction> legal = legalActions(state, seat);
    return legal.contains(new EndTurn()) && !(legal.getFirst() instanceof Bank)
        ? new EndTurn()
        : legal.getFirst();
  }

  /** Returns the points of banked runs; the most win, and equal points share a rank (ruling 21). */
  @Override
  public List<Integer> points(AvalancheState state) {
    return state.board().places().stream().map(Place::total).toList();
  }

  @Override
  public AvalancheView view(AvalancheState state, Viewer viewer) {
    return new AvalancheView(state.board(), Viewers.own(viewer, state.hands()).map(Hand::cards));
  }

  @Override
  public List<AvalancheEvent> eventsFor(
      Seat seat, List<AvalancheEvent> events, AvalancheView before, AvalancheView after) {
    return OwnDraws.name(seat, events, before, after);
  }

  @Override
  public AvalancheState resample(AvalancheState state, Viewer viewer, Chance chance) {
    Resampling.Dealt other =
        Resampling.resample(
            new Resampling.Dealt(state.hands(), state.drawPile()),
            state.board().recycled().size(),
            viewer,
            new Kept(state.board()),
            chance);
    return new AvalancheState(state.board(), other.hands(), other.drawPile());
  }

  @Override
  public List<String> invariantViolations(AvalancheState state) {
    return Audit.of(state);
  }
}
