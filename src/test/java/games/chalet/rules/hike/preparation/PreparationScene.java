package games.chalet.rules.hike.preparation;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.sled.WrittenSled;
import games.chalet.rules.hike.state.HikeState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A preparation day, set up card by card. Unless told otherwise seat 0 is the first player and
 * about to do its action on the second day, sleds, hands and centre are empty, and the deck holds
 * only equipment. Sleds are {@link WrittenSled}s.
 */
public final class PreparationScene {

  static final String EMPTY = "- - - - / - - - -";
  static final String FULL = "Y1 Y2 Y3 Y4 / Y5 Y6 Y7 Y8";

  private static final Hike HIKE = new Hike();
  private static final Chance CHANCE = new Chance(new Seed("5".repeat(64)));

  private final List<Musher> mushers = new ArrayList<>();
  private final List<List<Card>> unseen = new ArrayList<>();
  private Days days = Days.ONE_BY_ONE;
  private int day = 2;
  private Optional<Integer> lastDay = Optional.empty();
  private int daysWithoutDeck;
  private List<Card> centre = List.of();
  private List<Card> deck = Collections.nCopies(12, Card.EQUIPMENT);
  private HikeState state;
  private List<HikeEvent> events = List.of();
  private boolean revealed;

  private PreparationScene(int seats) {
    state = HIKE.initialState(HIKE.defaults(seats), seats, Optional.of(new Seat(0)), CHANCE);
    for (Musher musher : state.board().mushers()) {
      mushers.add(musher.withHand(new Hand(List.of(), List.of())));
      unseen.add(List.of());
    }
    set();
  }

  public static PreparationScene of(int seats) {
    return new PreparationScene(seats);
  }

  private PreparationScene set() {
    HikeBoard old = state.board();
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < mushers.size(); seat++) {
      seats.add(new Seat(seat));
    }
    List<Landscape> all = Deal.landscapes();
    int cards = old.track().open().size() + old.track().faceDown();
    int open = Math.min(day, cards);
    Track track = new Track(all.subList(0, open), cards - open, old.track().rotated());
    HikeBoard board =
        new HikeBoard(
            new HikeOptions(days),
            Phase.PREPARATION,
            day,
            1,
            new Seat(0),
            seats,
            Task.ACTION,
            mushers,
            centre,
            deck.size(),
            track,
            lastDay,
            daysWithoutDeck,
            0,
            List.of(),
            false,
            0,
            0,
            List.of(),
            Optional.empty());
    state =
        new HikeState(
            board,
            unseen,
            state.travellers(),
            deck,
            all.subList(open, cards),
            all.subList(cards, all.size()),
            List.of(),
            0,
            List.of(),
            List.of());
    return this;
  }

  public PreparationScene sled(int seat, String sled) {
    mushers.set(seat, mushers.get(seat).withSled(WrittenSled.of(sled)));
    return set();
  }

  public PreparationScene holds(int seat, Card... known) {
    return hand(seat, new Hand(sorted(known), unseen.get(seat)));
  }

  PreparationScene holdsUnseen(int seat, Card... cards) {
    return hand(seat, new Hand(mushers.get(seat).known(), sorted(cards)));
  }

  private PreparationScene hand(int seat, Hand hand) {
    mushers.set(seat, mushers.get(seat).withHand(hand));
    unseen.set(seat, hand.unseen());
    return set();
  }

  private static List<Card> sorted(Card... cards) {
    return Arrays.stream(cards).sorted().toList();
  }

  PreparationScene declared(int seat) {
    mushers.set(
        seat, mushers.get(seat).withStanding(Standing.DECLARED).withSled(WrittenSled.of(FULL)));
    return set();
  }

  public PreparationScene centre(Card... cards) {
    centre = List.of(cards);
    return set();
  }

  public PreparationScene deck(Card... cards) {
    deck = List.of(cards);
    return set();
  }

  PreparationScene day(int number) {
    day = number;
    return set();
  }

  PreparationScene lastDay(int number) {
    lastDay = Optional.of(number);
    return set();
  }

  PreparationScene daysWithoutDeck(int count) {
    daysWithoutDeck = count;
    return set();
  }

  public PreparationScene together() {
    days = Days.TOGETHER;
    return set();
  }

  /** The seat whose turn it is does these things, one after the other. */
  public PreparationScene does(HikeAction... actions) {
    for (HikeAction action : actions) {
      act(turn(), action);
    }
    return this;
  }

  public PreparationScene act(int seat, HikeAction action) {
    Step<HikeState, HikeEvent> step = HIKE.apply(state, new Seat(seat), action, CHANCE);
    state = step.state();
    events = step.events();
    revealed = step.revealed();
    return this;
  }

  /** Every seat passes its days until something is different, as far as passing is possible. */
  PreparationScene timesOut() {
    return does(HIKE.timeoutAction(state, new Seat(turn())));
  }

  /** Everybody does what the table does for them, until the match is over. */
  PreparationScene playOut() {
    while (HIKE.turn(state) instanceof Turn.Decision decision) {
      Seat seat = decision.awaited().first();
      act(seat.index(), HIKE.timeoutAction(state, seat));
    }
    return this;
  }

  public HikeState state() {
    return state;
  }

  public HikeBoard board() {
    return state.board();
  }

  Musher musher(int seat) {
    return board().mushers().get(seat);
  }

  /** Returns the seat whose turn it is; the first of several. */
  public int turn() {
    return ((Turn.Decision) HIKE.turn(state)).awaited().first().index();
  }

  List<HikeAction> legal() {
    return HIKE.legalActions(state, new Seat(turn()));
  }

  <A extends HikeAction> List<A> legal(Class<A> kind) {
    return legal().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Why the seat whose turn it is cannot do this. */
  public String refusal(HikeAction action) {
    return HIKE.refusal(state, new Seat(turn()), action).sentence();
  }

  public List<HikeEvent> events() {
    return events;
  }

  public <T extends HikeEvent> List<T> events(Class<T> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  public boolean revealed() {
    return revealed;
  }
}
