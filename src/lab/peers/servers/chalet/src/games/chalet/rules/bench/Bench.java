package games.chalet.rules.bench;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Outcome;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The bench game of the peer benchmark (README.md, "The scenario"). */
public final class Bench
    implements Game<Bench.Options, Bench.State, Bench.Action, Bench.View, Void> {

  private static final int SEATS = 4;
  private static final int CARDS = 100;
  private static final int HAND = 5;

  /** Longer ones are for long.mjs. */
  private static final int MOVES = Integer.getInteger("bench.moves", 200);

  /** Nothing to choose. */
  public record Options() {}

  /** An action. */
  public sealed interface Action {

    /** Plays a card from the hand; another is drawn. */
    record Play(int card) implements Action {}
  }

  /** The public view. */
  public record Board(
      int moveNo, List<Integer> handCounts, int deckCount, List<Integer> discard) {}

  /** The view of one viewer; spectators have no hand. */
  public record View(Board board, Optional<List<Integer>> hand) {}

  /** Everything; the top of the deck is its end. */
  record State(Board board, List<List<Integer>> hands, List<Integer> deck) {

    Seat current() {
      return new Seat(board.moveNo() % SEATS);
    }
  }

  @Override
  public GameInfo<Options> info() {
    return new GameInfo<>("bench", "Bench", 1, SEATS, SEATS, Options.class, List.of(), List.of());
  }

  @Override
  public Options defaults(int seats) {
    return new Options();
  }

  @Override
  public List<Refusal> validate(Options options, int seats) {
    return List.of();
  }

  /** Seat 0 begins, whoever the table chose. */
  @Override
  public State initialState(Options options, int seats, Optional<Seat> first, Chance chance) {
    return dealt(chance.shuffle("deal/1", IntStream.range(0, CARDS).boxed().toList()));
  }

  private static State dealt(List<Integer> cards) {
    List<List<Integer>> hands = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      hands.add(cards.subList(seat * HAND, (seat + 1) * HAND).stream().sorted().toList());
    }
    return state(0, hands, List.copyOf(cards.subList(SEATS * HAND, CARDS)), List.of());
  }

  private static State state(
      int moveNo, List<List<Integer>> hands, List<Integer> deck, List<Integer> discard) {
    List<Integer> counts = hands.stream().map(List::size).toList();
    return new State(new Board(moveNo, counts, deck.size(), discard), hands, deck);
  }

  @Override
  public Turn turn(State state) {
    return state.board().moveNo() < MOVES
        ? Turn.Decision.of(state.current())
        : new Turn.Over(
            new Outcome("played", Collections.nCopies(SEATS, new Outcome.Result(0, 1, 0))));
  }

  @Override
  public List<Action> legalActions(State state, Seat seat) {
    return state.board().moveNo() < MOVES && seat.equals(state.current())
        ? state.hands().get(seat.index()).stream().<Action>map(Action.Play::new).toList()
        : List.of();
  }

  @Override
  public Step<State, Void> apply(State state, Seat seat, Action action, Chance chance) {
    if (!legalActions(state, seat).contains(action)) {
      throw new IllegalArgumentException(action + " is not legal for " + seat);
    }
    Integer card = ((Action.Play) action).card();
    int moveNo = state.board().moveNo() + 1;
    List<Integer> discard = new ArrayList<>(state.board().discard());
    List<Integer> deck = state.deck();
    if (deck.isEmpty()) {
      deck = chance.shuffle("reshuffle/" + moveNo, discard);
      discard.clear();
    }
    discard.add(card);
    List<Integer> hand = new ArrayList<>(state.hands().get(seat.index()));
    hand.set(hand.indexOf(card), deck.getLast());
    Collections.sort(hand);
    List<List<Integer>> hands = new ArrayList<>(state.hands());
    hands.set(seat.index(), List.copyOf(hand));
    deck = List.copyOf(deck.subList(0, deck.size() - 1));
    return new Step<>(
        state(moveNo, List.copyOf(hands), deck, List.copyOf(discard)), List.of(), true);
  }

  @Override
  public Refusal refusal(State state, Seat seat, Action action) {
    return seat.equals(state.current())
        ? new Refusal("not-in-hand", "That card is not in your hand.", "")
        : new Refusal("not-your-turn", "It is somebody else's turn.", "");
  }

  @Override
  public Action timeoutAction(State state, Seat seat) {
    return legalActions(state, seat).getFirst();
  }

  @Override
  public List<Integer> points(State state) {
    return Collections.nCopies(SEATS, 0);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return new View(
        state.board(),
        viewer instanceof Viewer.Seated seated
            ? Optional.of(state.hands().get(seated.seat().index()))
            : Optional.empty());
  }

  /** Shuffles and deals again all cards that the viewer does not see. */
  @Override
  public State resample(State state, Viewer viewer, Chance chance) {
    List<Integer> unseen = new ArrayList<>(state.deck());
    state.hands().forEach(unseen::addAll);
    int own = viewer instanceof Viewer.Seated seated ? seated.seat().index() : -1;
    if (own >= 0) {
      unseen.removeAll(state.hands().get(own));
    }
    List<Integer> cards = chance.shuffle("resample/1", unseen);
    List<List<Integer>> hands = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      if (seat == own) {
        hands.add(state.hands().get(seat));
      } else {
        hands.add(cards.subList(0, HAND).stream().sorted().toList());
        cards = cards.subList(HAND, cards.size());
      }
    }
    return state(state.board().moveNo(), hands, List.copyOf(cards), state.board().discard());
  }

  @Override
  public Class<Action> actionType() {
    return Action.class;
  }

  @Override
  public Class<View> viewType() {
    return View.class;
  }

  @Override
  public Class<Void> eventType() {
    return Void.class;
  }

  @Override
  public Class<State> stateType() {
    return State.class;
  }
}
