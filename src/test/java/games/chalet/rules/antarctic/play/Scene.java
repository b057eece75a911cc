package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.End;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.board.AntarcticOptions.Target;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Place;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.board.Verdict;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.antarctic.play.Draft.Standing;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A moment of a round, set up card by card, in which actions can be tried. Unless told otherwise
 * the turn of seat 0 begins, nothing lies under the centre card, each payoff pile has five cards of
 * which the top plays nowhere, the hands are empty, and the rest is in the draw pile. A card is
 * written as it is called: {@code red heart 3}, {@code black blob ?}, {@code joker one}.
 */
public final class Scene {

  public static final Antarctic GAME = new Antarctic();
  private static final Chance CHANCE = new Chance(new Seed("5".repeat(64)));

  private AntarcticOptions options;
  private final Draft draft;
  private final List<List<Card>> payoffs = new ArrayList<>();
  private final int[] piles;
  private Optional<List<Card>> drawPile = Optional.empty();
  private Optional<AntarcticState> state = Optional.empty();
  private List<AntarcticEvent> events = List.of();

  private Scene(int seats, AntarcticOptions options) {
    this.options = options;
    draft = new Draft(options, seats);
    piles = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      piles[seat] = 5;
      payoffs.add(List.of());
    }
    draft.phase = Phase.TURN;
    draft.turn = 7;
    draft.chain = 1;
    draft.dealer = new Seat(seats - 1);
    centre("red circle 4");
  }

  public static Scene of(int seats) {
    return new Scene(
        seats,
        new AntarcticOptions(
            Order.CHALLENGE,
            Loads.WILD,
            TripleTopper.WILDS_COUNT,
            End.FIRST_OUT,
            Target.POINTS_300,
            0));
  }

  public static Scene of(int seats, AntarcticOptions options) {
    return new Scene(seats, options);
  }

  public static Scene enforced(int seats) {
    return of(seats, options(Order.ENFORCED, TripleTopper.WILDS_COUNT, End.FIRST_OUT, 0));
  }

  public static Scene hinted(int seats) {
    return of(seats, options(Order.HINTED, TripleTopper.WILDS_COUNT, End.FIRST_OUT, 0));
  }

  public static Scene with(int seats, End end, Target target) {
    return of(
        seats,
        new AntarcticOptions(
            Order.CHALLENGE, Loads.WILD, TripleTopper.WILDS_COUNT, end, target, 0));
  }

  public static Scene withJokers(int seats) {
    return of(seats, options(Order.CHALLENGE, TripleTopper.WILDS_COUNT, End.FIRST_OUT, 2));
  }

  public static Scene exactCards(int seats) {
    return of(seats, options(Order.CHALLENGE, TripleTopper.EXACT_CARDS, End.FIRST_OUT, 2));
  }

  private static AntarcticOptions options(Order order, TripleTopper topper, End end, int jokers) {
    return new AntarcticOptions(order, Loads.WILD, topper, end, Target.POINTS_300, jokers);
  }

  /** The card that is called so. */
  public static Card card(String name) {
    return Card.valueOf(words(name));
  }

  public static List<Card> cards(String... names) {
    return Arrays.stream(names).map(Scene::card).toList();
  }

  public static Face face(String name) {
    Card card = card(name);
    return new Face(card.colour(), card.suit(), card.numeral());
  }

  public static Seat seat(int index) {
    return new Seat(index);
  }

  private static String words(String name) {
    return name.replace("1", "one")
        .replace("2", "two")
        .replace("3", "three")
        .replace("4", "four")
        .replace("?", "question")
        .replace(' ', '_')
        .toUpperCase(Locale.ROOT);
  }

  public Scene centre(String name) {
    return centre(name, name);
  }

  public Scene centre(String name, String as) {
    draft.centre = card(name);
    draft.centreAs = Optional.of(face(as));
    return this;
  }

  public Scene underCentre(String... names) {
    draft.underCentre = cards(names);
    return this;
  }

  public Scene chain(int cards) {
    draft.chain = cards;
    return this;
  }

  public Scene credits(int cards) {
    draft.credits = cards;
    return this;
  }

  public Scene hand(int seat, String... names) {
    draft.hands.set(seat, cards(names).stream().sorted().toList());
    return this;
  }

  /** The top cards of a payoff pile, the uppermost first. */
  public Scene payoff(int seat, String... names) {
    payoffs.set(seat, cards(names));
    return this;
  }

  /** Sets the number of cards in a payoff pile. */
  public Scene pile(int seat, int cards) {
    piles[seat] = cards;
    return this;
  }

  /** Only the last of these is on top. */
  public Scene discards(String... names) {
    draft.discards = cards(names);
    return this;
  }

  /** The draw pile; cards that are nowhere are not missed. */
  public Scene drawPile(String... names) {
    drawPile = Optional.of(cards(names));
    return this;
  }

  public Scene reshuffled(int times) {
    for (int count = 0; count < times; count++) {
      draft.reshuffled = Lists.plus(draft.reshuffled, List.of());
    }
    return this;
  }

  public Scene total(int seat, int points) {
    draft.stands(seat(seat), new Standing(true, points, Optional.empty()));
    return this;
  }

  public Scene out(int seat, int inRound, int points) {
    draft.stands(seat(seat), new Standing(false, points, Optional.of(inRound)));
    piles[seat] = 0;
    return this;
  }

  /** Sets the verdict on the last call. */
  public Scene verdict(Verdict verdict) {
    draft.verdict = Optional.of(verdict);
    return this;
  }

  public int seats() {
    return piles.length;
  }

  public Scene round(int number) {
    draft.round = number;
    return this;
  }

  public Scene declareFirst(String name) {
    draft.centre = card(name);
    draft.centreAs = Optional.empty();
    draft.phase = Phase.DECLARE_FIRST;
    draft.leader = seat(0);
    return this;
  }

  public AntarcticState state() {
    if (state.isEmpty()) {
      fillUp();
      state = Optional.of(draft.finish().state());
    }
    return state.get();
  }

  /** Goes on from another state. */
  public Scene from(AntarcticState other) {
    state = Optional.of(other);
    return this;
  }

  private void fillUp() {
    List<Card> rest = rest();
    for (int seat = 0; seat < piles.length; seat++) {
      List<Card> pile = new ArrayList<>(payoffs.get(seat));
      while (pile.size() < piles[seat]) {
        pile.add(pile.isEmpty() ? idle(rest) : rest.removeFirst());
        rest.removeAll(pile);
      }
      payoffs.set(seat, pile);
      draft.pile(seat(seat), pile);
    }
    draft.drawPile = drawPile.orElse(rest);
  }

  private List<Card> rest() {
    Set<Card> named = EnumSet.of(draft.centre);
    draft.hands.forEach(named::addAll);
    payoffs.forEach(named::addAll);
    named.addAll(draft.discards);
    named.addAll(draft.underCentre);
    drawPile.ifPresent(named::addAll);
    List<Card> rest = new ArrayList<>(Card.pack(options.jokers()));
    rest.removeIf(named::contains);
    return rest;
  }

  /** A top that does not fit the centre and, if there is one, loads nothing that is mentioned. */
  private Card idle(List<Card> rest) {
    List<Card> still = rest.stream().filter(this::misses).toList();
    return still.stream()
        .filter(card -> Stream.of(draft.hands, payoffs).noneMatch(others -> loads(card, others)))
        .findFirst()
        .orElseGet(still::getFirst);
  }

  private boolean misses(Card card) {
    return !card.wild() && draft.centreAs.filter(as -> Matching.fits(as, card)).isEmpty();
  }

  private boolean loads(Card card, List<List<Card>> others) {
    return others.stream()
        .flatMap(List::stream)
        .anyMatch(other -> Matching.loads(options.loads(), other, card));
  }

  public AntarcticBoard board() {
    return state().board();
  }

  public Place place(int seat) {
    return board().places().get(seat);
  }

  public List<Card> handOf(int seat) {
    return state().hand(seat(seat));
  }

  public List<Card> payoffOf(int seat) {
    return state().payoffs().get(seat);
  }

  public int pileOf(int seat) {
    return place(seat).payoff();
  }

  public List<AntarcticAction> legal(int seat) {
    return GAME.legalActions(state(), seat(seat));
  }

  public boolean mayCall(int seat) {
    return legal(seat).stream().anyMatch(Call.class::isInstance);
  }

  public Turn.Decision turn() {
    return (Turn.Decision) GAME.turn(state());
  }

  public List<Seat> awaited() {
    return List.copyOf(turn().awaited());
  }

  public Optional<String> window() {
    return turn().window();
  }

  public Outcome outcome() {
    return ((Turn.Over) GAME.turn(state())).outcome();
  }

  public AntarcticView view(int seat) {
    return GAME.view(state(), new Viewer.Seated(seat(seat)));
  }

  public Refusal refusal(int seat, AntarcticAction action) {
    return GAME.refusal(state(), seat(seat), action);
  }

  /** Returns the public events of the last action. */
  public List<AntarcticEvent> events() {
    return events;
  }

  public List<AntarcticEvent> hindsight() {
    return GAME.hindsight(state());
  }

  public AntarcticAction timeout(int seat) {
    return GAME.timeoutAction(state(), seat(seat));
  }

  public Scene act(int seat, AntarcticAction action) {
    Step<AntarcticState, AntarcticEvent> step =
        new Playthrough<>(GAME, CHANCE).apply(state(), seat(seat), action);
    state = Optional.of(step.state());
    events = step.events();
    return this;
  }

  /** Acts for a seat, as on a timeout. */
  public Scene wait(int seat) {
    return act(seat, timeout(seat));
  }

  /** Lays the top of the payoff pile on the centre. */
  public Scene top(int seat) {
    return top(seat, "");
  }

  public Scene top(int seat, String as) {
    return act(seat, playTop(seat, as));
  }

  public PlayCentre playTop(int seat, String as) {
    return play(Source.PAYOFF, place(seat).top().orElseThrow(), as);
  }

  /** Lays a card from the hand on the centre; what is wild copies the top unless told. */
  public Scene lay(int seat, String name) {
    return lay(seat, name, "");
  }

  public Scene lay(int seat, String name, String as) {
    return act(seat, play(Source.HAND, card(name), as));
  }

  private PlayCentre play(Source from, Card card, String as) {
    Face copy = Matching.copy(board().centre().as().orElseThrow(), card);
    return new PlayCentre(from, card, as.isEmpty() ? copy : face(as));
  }

  public Scene load(int seat, String name, int onto) {
    return act(seat, new Load(Source.HAND, card(name), seat(onto)));
  }

  public Scene loadTop(int seat, int onto) {
    return act(seat, new Load(Source.PAYOFF, place(seat).top().orElseThrow(), seat(onto)));
  }

  public Scene spend(int seat, String name) {
    return act(seat, new Spend(Source.HAND, card(name)));
  }

  public Scene spendTop(int seat) {
    return act(seat, new Spend(Source.PAYOFF, place(seat).top().orElseThrow()));
  }

  public Scene close(int seat, String name) {
    return act(seat, new Close(card(name)));
  }

  public Scene endTurn(int seat) {
    return act(seat, new EndTurn());
  }

  public Scene call(int seat) {
    return act(seat, new Call(board().accused().orElseThrow().turn()));
  }

  public Scene accept(int seat) {
    return act(seat, new Accept(board().accused().orElseThrow().turn()));
  }

  public Scene decline(int seat) {
    return act(seat, new Decline());
  }
}
