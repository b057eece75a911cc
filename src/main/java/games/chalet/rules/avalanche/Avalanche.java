package games.chalet.rules.avalanche;

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
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.AvalancheOptions.ActionCards;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.AvalancheOptions.Deck;
import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules of Avalanche, a game by Zesty Lemon Games.
 *
 * <p>Its <a href="https://zestylemongames.com/pages/how-to-play-avalanche-card-game">rulebook</a>;
 * our rulings on it are in {@code docs/rules/avalanche.md}.
 */
public final class Avalanche
    implements Game<
        AvalancheOptions, AvalancheState, AvalancheAction, AvalancheView, AvalancheEvent> {

  private static final GameInfo<AvalancheOptions> INFO =
      new GameInfo<>(
          "avalanche",
          "Avalanche",
          1,
          Refusals.MIN_SEATS,
          Refusals.MAX_SEATS,
          AvalancheOptions.class,
          List.of(
              option("avalancheHits", AvalancheHits.values()),
              option("drawPileOut", DrawPileOut.values()),
              new Option(
                  "deck",
                  List.of(
                      choice(Deck.FULL, Refusals.MAX_SEATS),
                      choice(Deck.SHORT, Refusals.MAX_SEATS_SHORT_DECK))),
              option("actionCards", ActionCards.values())),
          List.of());

  private static Option option(String key, Enum<?>[] values) {
    return new Option(
        key, Arrays.stream(values).map(value -> choice(value, Refusals.MAX_SEATS)).toList());
  }

  private static Choice choice(Enum<?> value, int maxSeats) {
    return new Choice(value.name(), Refusals.MIN_SEATS, maxSeats);
  }

  @Override
  public GameInfo<AvalancheOptions> info() {
    return INFO;
  }

  @Override
  public AvalancheOptions defaults(int seats) {
    return new AvalancheOptions(
        AvalancheHits.ALL, DrawPileOut.HANDS_ONLY, Deck.FULL, ActionCards.OFF);
  }

  @Override
  public List<Refusal> check(AvalancheOptions options, int seats) {
    return Refusals.ofOptions(options, seats);
  }

  @Override
  public AvalancheState initialState(
      AvalancheOptions options, int seats, Optional<Seat> first, Chance chance) {
    List<Refusal> wrong = check(options, seats);
    if (!wrong.isEmpty() || first.filter(seat -> seat.index() >= seats).isPresent()) {
      throw new IllegalArgumentException(
          "No match with " + options + ", " + seats + " seats, first " + first + ": " + wrong);
    }
    Seat begins = first.orElseGet(() -> new Seat(chance.below("first/1", seats)));
    return Deal.deal(options, seats, begins, chance);
  }

  @Override
  public Turn turn(AvalancheState state) {
    AvalancheBoard board = state.board();
    return board
        .ending()
        .<Turn>map(ending -> new Turn.Over(Results.of(board, ending)))
        .orElseGet(() -> Turn.Decision.of(board.seat()));
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
    if (!legalActions(state, seat).contains(action)) {
      throw new IllegalArgumentException(action + " is not legal for " + seat);
    }
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
    return Refusals.of(state, seat, action);
  }

  /**
   * Banks, or else picks up without playing anything (ruling 24): the legal actions list banking
   * first, then the draw pile, then the lifts, and the end of the turn last.
   */
  @Override
  public AvalancheAction timeoutAction(AvalancheState state, Seat seat) {
    List<AvalancheAction> legal = legalActions(state, seat);
    if (legal.isEmpty()) {
      throw new IllegalArgumentException(seat + " is not awaited");
    }
    return legal.contains(new EndTurn()) && !(legal.getFirst() instanceof Bank)
        ? new EndTurn()
        : legal.getFirst();
  }

  @Override
  public List<Integer> points(AvalancheState state) {
    return Results.totals(state.board());
  }

  @Override
  public AvalancheView view(AvalancheState state, Viewer viewer) {
    Optional<List<Card>> hand =
        switch (viewer) {
          case Viewer.Seated seated -> Optional.of(state.hand(seated.seat()).cards());
          case Viewer.Spectator spectator -> Optional.empty();
        };
    return new AvalancheView(state.board(), hand);
  }

  @Override
  public AvalancheState resample(AvalancheState state, Viewer viewer, Chance chance) {
    return Resampling.resample(state, viewer, chance);
  }

  @Override
  public List<String> inconsistencies(AvalancheState state) {
    return Audit.of(state);
  }

  @Override
  public Class<AvalancheAction> actionType() {
    return AvalancheAction.class;
  }

  @Override
  public Class<AvalancheView> viewType() {
    return AvalancheView.class;
  }

  @Override
  public Class<AvalancheEvent> eventType() {
    return AvalancheEvent.class;
  }

  @Override
  public Class<AvalancheState> stateType() {
    return AvalancheState.class;
  }
}
