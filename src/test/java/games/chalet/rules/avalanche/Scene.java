package games.chalet.rules.avalanche;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.AvalancheOptions.ActionCards;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.AvalancheOptions.Deck;
import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A moment of a match, set up card by card, in which actions can be tried. Unless told otherwise
 * every seat holds one green card, ten greens lie in the draw pile and five in the lift pile, and
 * the turn of seat 0 begins.
 */
final class Scene {

  private static final Avalanche GAME = new Avalanche();
  private static final Chance CHANCE = new Chance(new Seed("5".repeat(64)));

  private AvalancheHits hits = AvalancheHits.ALL;
  private DrawPileOut out = DrawPileOut.HANDS_ONLY;
  private final List<Place> places;
  private final List<Hand> hands;
  private List<Card> drawPile = Collections.nCopies(10, Card.GREEN);
  private List<Card> discard = List.of();
  private int liftPile = 5;
  private int avalanches;
  private int turn;

  private Optional<AvalancheState> state = Optional.empty();
  private List<AvalancheEvent> events = List.of();

  private Scene(int seats) {
    Place place = new Place(1, 0, Optional.empty(), List.of(), 0);
    places = new ArrayList<>(Collections.nCopies(seats, place));
    hands = new ArrayList<>(Collections.nCopies(seats, Hand.of(List.of(Card.GREEN))));
  }

  static Scene of(int seats) {
    return new Scene(seats);
  }

  Scene with(AvalancheHits option) {
    hits = option;
    return this;
  }

  Scene with(DrawPileOut option) {
    out = option;
    return this;
  }

  Scene hand(int seat, Card... cards) {
    Hand hand = Hand.of(List.of(cards));
    hands.set(seat, hand);
    places.set(seat, places.get(seat).withHand(hand.cards().size(), hand.lifts()));
    return this;
  }

  /** An open run of these cards; of none: a lift only. */
  Scene run(int seat, Card... cards) {
    places.set(seat, places.get(seat).withOpen(Optional.of(OpenRun.of(List.of(cards)))));
    return this;
  }

  Scene patrol(int seat) {
    Place place = places.get(seat);
    places.set(seat, place.withOpen(place.open().map(open -> open.withPatrol(true))));
    return this;
  }

  Scene closed(int seat) {
    Place place = places.get(seat);
    places.set(seat, place.withOpen(place.open().map(run -> run.withClosed(true))));
    return this;
  }

  Scene banked(int seat, Card... cards) {
    places.set(seat, places.get(seat).withBanked(Run.of(List.of(cards))));
    return this;
  }

  /** The draw pile, top first. */
  Scene drawPile(Card... cards) {
    drawPile = List.of(cards);
    return this;
  }

  Scene liftPile(int lifts) {
    liftPile = lifts;
    return this;
  }

  Scene discard(Card... cards) {
    discard = List.of(cards);
    return this;
  }

  Scene avalanches(int fallen) {
    avalanches = fallen;
    return this;
  }

  Scene turn(int seat) {
    turn = seat;
    return this;
  }

  /** The seat whose turn it is has picked up its cards and has played nothing yet. */
  Scene pickedUp() {
    AvalancheBoard board = state().board();
    state =
        Optional.of(
            new AvalancheState(
                new AvalancheBoard(
                    board.options(),
                    board.places(),
                    board.liftPile(),
                    board.drawPile(),
                    board.discard(),
                    board.recycled(),
                    board.avalanches(),
                    board.seat(),
                    Phase.PLAY,
                    0,
                    3,
                    false,
                    0,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty()),
                hands,
                drawPile));
    return this;
  }

  AvalancheState state() {
    if (state.isEmpty()) {
      state = Optional.of(atStartOfTurn());
    }
    return state.get();
  }

  private AvalancheState atStartOfTurn() {
    boolean dry = !DrawPile.drawable(options(), drawPile.size(), discard, List.of());
    AvalancheBoard board =
        new AvalancheBoard(
            options(),
            places,
            liftPile,
            drawPile.size(),
            discard,
            List.of(),
            avalanches,
            new Seat(turn),
            dry ? Phase.PLAY : Phase.PICK_UP,
            dry ? 0 : 2,
            3,
            dry,
            0,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new AvalancheState(board, hands, drawPile);
  }

  private AvalancheOptions options() {
    return new AvalancheOptions(hits, out, Deck.FULL, ActionCards.HOUSE);
  }

  AvalancheBoard board() {
    return state().board();
  }

  Place place(int seat) {
    return board().places().get(seat);
  }

  List<Card> openRun(int seat) {
    return place(seat).open().orElseThrow().run().cards();
  }

  List<Card> handOf(int seat) {
    return state().hand(new Seat(seat)).cards();
  }

  /** Returns the legal actions of the seat whose turn it is. */
  List<AvalancheAction> legal() {
    return GAME.legalActions(state(), board().seat());
  }

  boolean may(AvalancheAction action) {
    return legal().contains(action);
  }

  /** The seat whose turn it is does all this. */
  Scene act(AvalancheAction... actions) {
    for (AvalancheAction action : actions) {
      Step<AvalancheState, AvalancheEvent> step =
          new Playthrough<>(GAME, CHANCE).apply(state(), board().seat(), action);
      state = Optional.of(step.state());
      events = step.events();
    }
    return this;
  }

  /** Acts for a seat, as on a timeout, until its turn has passed. */
  List<AvalancheAction> actUntilTurnPasses() {
    List<AvalancheAction> done = new ArrayList<>();
    Seat seat = board().seat();
    while (board().seat().equals(seat) && board().phase() != Phase.OVER) {
      AvalancheAction action = GAME.timeoutAction(state(), seat);
      done.add(action);
      act(action);
    }
    return done;
  }

  /** Returns the public events of the last action. */
  List<AvalancheEvent> events() {
    return events;
  }

  Refusal refusal(int seat, AvalancheAction action) {
    return GAME.refusal(state(), new Seat(seat), action);
  }

  boolean over() {
    return GAME.turn(state()) instanceof Turn.Over;
  }

  Outcome outcome() {
    if (GAME.turn(state()) instanceof Turn.Over over) {
      return over.outcome();
    }
    throw new AssertionError("The match goes on: " + board());
  }

  static AvalancheAction play(Card card) {
    return new Play(card, Optional.empty());
  }

  static AvalancheAction playAt(int target, Card card) {
    return new Play(card, Optional.of(new Seat(target)));
  }

  static AvalancheAction draw() {
    return new PickUp(Pile.DRAW);
  }

  static AvalancheAction takeLift() {
    return new PickUp(Pile.LIFT);
  }

  static AvalancheAction refill() {
    return new Refill();
  }

  static AvalancheAction bank() {
    return new Bank();
  }

  static AvalancheAction endTurn() {
    return new EndTurn();
  }
}
