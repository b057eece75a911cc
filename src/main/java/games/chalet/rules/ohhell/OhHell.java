package games.chalet.rules.ohhell;

import games.chalet.engine.Chance;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.kit.AbstractGame;
import games.chalet.rules.kit.GameInfoBuilder;
import games.chalet.rules.kit.Hands;
import games.chalet.rules.kit.PlayingCard;
import games.chalet.rules.kit.Ranking;
import games.chalet.rules.kit.StandardRefusal;
import games.chalet.rules.kit.Trick;
import games.chalet.rules.ohhell.OhHellState.Board;
import games.chalet.rules.ohhell.OhHellState.Place;
import games.chalet.rules.ohhell.OhHellState.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rules of Oh Hell, with the rulings O1 to O10: see {@code docs/rules/ohhell.md}. */
public final class OhHell
    extends AbstractGame<OhHellOptions, OhHellState, OhHellAction, View, OhHellEvent> {

  /** Creates the game under the rules of new matches. */
  public OhHell() {
    super(
        new GameInfoBuilder<>(OhHellOptions.class, 3, 6).build("ohhell", "Oh Hell", 1),
        new Types<>(OhHellState.class, OhHellAction.class, View.class, OhHellEvent.class));
  }

  @Override
  public OhHellOptions defaults(int seats) {
    return new OhHellOptions(OhHellOptions.Deals.LONG, OhHellOptions.Hook.ON);
  }

  /**
   * Deals for the first time. The seat that begins is the first to bid, so the seat before it deals
   * (ruling O3).
   */
  @Override
  protected OhHellState deal(OhHellOptions options, int seats, Seat first, Chance chance) {
    Seat dealer = new Seat((first.index() + seats - 1) % seats);
    return deal(options, options.most(seats), dealer, Collections.nCopies(seats, 0), chance);
  }

  private static OhHellState deal(
      OhHellOptions options, int cards, Seat dealer, List<Integer> points, Chance chance) {
    int seats = points.size();
    int number = options.most(seats) + 1 - cards;
    List<PlayingCard> deck = chance.shuffle("deal/" + number, PlayingCard.DECK);
    List<Place> places = points.stream().map(it -> new Place(Optional.empty(), 0, it)).toList();
    return new OhHellState(
        new Board(options, cards, dealer, deck.getFirst(), Trick.EMPTY, places),
        Hands.dealt(deck.subList(1, deck.size()), seats, cards),
        List.of());
  }

  /** Numbers the turns with room for all bids and cards of a deal. */
  @Override
  public Turn turn(OhHellState state) {
    Board board = state.board();
    if (board.taken() == board.cards()) {
      return new Turn.Over(Ranking.mostPoints("lastDealPlayed", points(state)));
    }
    int seats = board.places().size();
    int played = board.bids() + board.taken() * seats + board.open().plays().size();
    int deals = board.options().most(seats) - board.cards();
    return Turn.Decision.of(board.toAct(), deals * 100 + played);
  }

  @Override
  public List<OhHellAction> legalActions(OhHellState state, Seat seat) {
    Board board = state.board();
    if (board.taken() == board.cards() || !seat.equals(board.toAct())) {
      return List.of();
    }
    return board.bidding()
        ? IntStream.rangeClosed(0, board.cards())
            .filter(tricks -> !hooked(board, tricks))
            .<OhHellAction>mapToObj(OhHellAction.Bid::new)
            .toList()
        : board.open().playable(state.hands().of(seat)).stream()
            .<OhHellAction>map(OhHellAction.Play::new)
            .toList();
  }

  /** Returns true if the dealer may not bid that, because all bids would add up (ruling O5). */
  private static boolean hooked(Board board, int tricks) {
    int bid = board.places().stream().mapToInt(place -> place.bid().orElse(0)).sum();
    return board.options().hook() == OhHellOptions.Hook.ON
        && board.bids() == board.places().size() - 1
        && bid + tricks == board.cards();
  }

  @Override
  public Step<OhHellState, OhHellEvent> apply(
      OhHellState state, Seat seat, OhHellAction action, Chance chance) {
    Board board = state.board();
    return switch (action) {
      case OhHellAction.Bid bid -> {
        int points = board.places().get(seat.index()).points();
        Board after = board.with(seat, new Place(Optional.of(bid.tricks()), 0, points));
        OhHellEvent told = new OhHellEvent.HasBid(seat, bid.tricks());
        yield new Step<>(state.with(after), List.of(told), false);
      }
      case OhHellAction.Play play -> {
        Board after = board.with(board.open().with(seat, play.card()), board.places());
        List<Trick> before = board.complete() ? state.allTricks() : state.tricks();
        Hands<PlayingCard> hands = state.hands().without(seat, play.card());
        OhHellState next = new OhHellState(after, hands, before);
        List<OhHellEvent> events = new ArrayList<>();
        events.add(new OhHellEvent.Played(seat, play.card()));
        yield after.complete() ? trickEnds(next, events, chance) : new Step<>(next, events, false);
      }
    };
  }

  private static Step<OhHellState, OhHellEvent> trickEnds(
      OhHellState state, List<OhHellEvent> events, Chance chance) {
    Board board = state.board();
    Seat winner = board.trick().winner(board.turnUp().suit());
    events.add(new OhHellEvent.TookTheTrick(winner));
    Place place = board.places().get(winner.index());
    Board after = board.with(winner, new Place(place.bid(), place.tricks() + 1, place.points()));
    if (after.taken() < after.cards()) {
      return new Step<>(state.with(after), events, false);
    }
    events.add(new OhHellEvent.Scored(after.places().stream().map(Place::score).toList()));
    List<Place> places = after.places().stream().map(Place::scored).toList();
    if (board.cards() == 1) {
      return new Step<>(state.with(board.with(board.trick(), places)), events, false);
    }
    List<Integer> points = places.stream().map(Place::points).toList();
    Seat dealer = board.dealer().next(places.size());
    OhHellState next = deal(board.options(), board.cards() - 1, dealer, points, chance);
    events.add(new OhHellEvent.NewDeal(dealer, board.cards() - 1, next.board().turnUp()));
    return new Step<>(next, events, true);
  }

  @Override
  public Refusal refusal(OhHellState state, Seat seat, OhHellAction action) {
    Optional<Refusal> notNow = StandardRefusal.notNow(turn(state), seat, "end");
    if (notNow.isPresent()) {
      return notNow.get();
    }
    Board board = state.board();
    if (action instanceof OhHellAction.Bid != board.bidding()) {
      return board.bidding() ? OhHellRefusal.BID_FIRST.of() : OhHellRefusal.BIDS_MADE.of();
    }
    return switch (action) {
      case OhHellAction.Bid bid ->
          hooked(board, bid.tricks()) ? OhHellRefusal.HOOK.of() : OhHellRefusal.NO_SUCH_BID.of();
      case OhHellAction.Play play ->
          state.hands().of(seat).contains(play.card())
              ? OhHellRefusal.FOLLOW_SUIT.of()
              : OhHellRefusal.NOT_IN_HAND.of();
    };
  }

  @Override
  public List<Integer> points(OhHellState state) {
    return state.board().places().stream().map(Place::points).toList();
  }

  @Override
  public View view(OhHellState state, Viewer viewer) {
    return new View(state.board(), state.hands().own(viewer));
  }

  /** Gives a seat no card of a suit that it could not follow. */
  @Override
  public OhHellState resample(OhHellState state, Viewer viewer, Chance chance) {
    Hands<PlayingCard> hands =
        state.hands().resampled(viewer, Trick.mayHold(state.allTricks()), chance);
    return new OhHellState(state.board(), hands, state.tricks());
  }

  @Override
  public List<String> invariantViolations(OhHellState state) {
    List<PlayingCard> cards = state.hands().all();
    state.allTricks().forEach(trick -> cards.addAll(trick.cards()));
    cards.add(state.board().turnUp());
    return PlayingCard.audit(cards);
  }
}
