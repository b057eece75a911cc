package games.chalet.rules.antarctic.play;

import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.rules.antarctic.board.Accused;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticBoard.Centre;
import games.chalet.rules.antarctic.board.AntarcticBoard.Penalty;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.AntarcticEvent.OutOfOrder;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.Ending;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Place;
import games.chalet.rules.antarctic.board.RoundScore;
import games.chalet.rules.antarctic.board.Scoring.LeftOver;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.board.Verdict;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A state while an action is being applied to it: the only mutable object of this game's rules. */
final class Draft {

  final AntarcticOptions options;
  private final Standing[] standings;
  private final List<AntarcticEvent> events = new ArrayList<>();
  private Loads roundLoads;

  List<List<Card>> hands;
  List<List<Card>> payoffs;
  List<Card> drawPile = List.of();
  List<Card> underCentre = List.of();
  List<Card> discards = List.of();
  List<Card> known = List.of();
  List<List<Card>> reshuffled = List.of();
  List<Move> conduct = List.of();
  Optional<OutOfOrder> slip = Optional.empty();

  int round;
  int turn;
  Phase phase;
  Seat seat;
  Seat dealer;
  Seat leader;
  Card centre;
  Optional<Face> centreAs = Optional.empty();
  int chain;
  boolean dry;
  int credits;
  Optional<Accused> accused = Optional.empty();
  Optional<Verdict> verdict = Optional.empty();
  Optional<Penalty> penalty = Optional.empty();
  List<RoundScore> rounds = List.of();
  List<LeftOver> leftOver = List.of();
  Optional<Ending> ending = Optional.empty();
  boolean revealed;

  Draft(AntarcticState state) {
    AntarcticBoard board = state.board();
    options = board.options();
    roundLoads = board.roundLoads();
    standings = board.places().stream().map(Standing::of).toArray(Standing[]::new);
    hands = new ArrayList<>(state.hands());
    payoffs = new ArrayList<>(state.payoffs());
    drawPile = state.drawPile();
    underCentre = state.remembered().underCentre();
    discards = state.remembered().discards();
    known = state.remembered().known();
    reshuffled = state.remembered().reshuffled();
    conduct = state.conduct();
    round = board.round();
    turn = board.turn();
    phase = board.phase();
    seat = board.seat();
    dealer = board.dealer();
    leader = board.leader();
    centre = board.centre().card();
    centreAs = board.centre().as();
    chain = board.centre().chain();
    dry = board.dry();
    credits = board.credits();
    accused = board.accused();
    verdict = board.verdict();
    penalty = board.penalty();
    rounds = board.rounds();
    leftOver = board.leftOver();
    ending = board.ending();
  }

  /** Creates a state before the first deal, which sets the rest. */
  Draft(AntarcticOptions options, int seats) {
    this.options = options;
    standings = new Standing[seats];
    Arrays.fill(standings, new Standing(true, 0, Optional.empty()));
    roundLoads = options.loadsAmong(seats);
    hands = new ArrayList<>(Collections.nCopies(seats, List.of()));
    payoffs = new ArrayList<>(Collections.nCopies(seats, List.of()));
    round = 1;
    turn = 1;
    phase = Phase.DECLARE_FIRST;
    seat = new Seat(0);
    dealer = seat;
    leader = seat;
    centre = Card.RED_CIRCLE_ONE;
  }

  /** The part of a seat that lasts from round to round. */
  record Standing(boolean living, int total, Optional<Integer> outIn) {

    Standing plus(int points) {
      return new Standing(living, total + points, outIn);
    }

    static Standing of(Place place) {
      return new Standing(place.living(), place.total(), place.outIn());
    }
  }

  Step<AntarcticState, AntarcticEvent> finish() {
    return new Step<>(
        new AntarcticState(
            board(),
            hands,
            payoffs,
            drawPile,
            new AntarcticState.Remembered(underCentre, discards, known, reshuffled),
            conduct,
            slip),
        events,
        revealed);
  }

  AntarcticBoard board() {
    List<Place> places = new ArrayList<>();
    for (int index = 0; index < standings.length; index++) {
      places.add(place(index));
    }
    return new AntarcticBoard(
        options,
        roundLoads,
        round,
        turn,
        phase,
        seat,
        dealer,
        leader,
        places,
        new Centre(
            centre, centreAs, underCentre.size() + 1, chain, Chains.earnedByNext(options, chain)),
        drawPile.size(),
        DrawPile.RESHUFFLES - reshuffled.size(),
        dry,
        discards.size(),
        discards.isEmpty() ? Optional.empty() : Optional.of(discards.getLast()),
        credits,
        accused,
        verdict,
        penalty,
        rounds,
        leftOver,
        ending);
  }

  private Place place(int index) {
    List<Card> payoff = payoffs.get(index);
    return new Place(
        standings[index].living(),
        hands.get(index).size(),
        payoff.size(),
        payoff.isEmpty() ? Optional.empty() : Optional.of(payoff.getFirst()),
        standings[index].total(),
        standings[index].outIn());
  }

  /** Settles the loads until the next deal. */
  void settleLoads() {
    roundLoads = options.loadsAmong(living().size());
  }

  void tell(AntarcticEvent event) {
    events.add(event);
  }

  int seats() {
    return standings.length;
  }

  Standing standing(Seat of) {
    return standings[of.index()];
  }

  void stands(Seat of, Standing standing) {
    standings[of.index()] = standing;
  }

  /** Returns the seats that still take part, in seat order. */
  List<Seat> living() {
    return Seat.all(seats()).stream().filter(seat -> standing(seat).living()).toList();
  }

  /** Returns the next seat clockwise that still takes part. */
  Seat after(Seat before) {
    Seat next = before.next(seats());
    while (!standing(next).living()) {
      next = next.next(seats());
    }
    return next;
  }

  List<Integer> totals() {
    return Arrays.stream(standings).map(Standing::total).toList();
  }

  List<Card> hand(Seat of) {
    return hands.get(of.index());
  }

  List<Card> payoff(Seat of) {
    return payoffs.get(of.index());
  }

  void pile(Seat of, List<Card> payoff) {
    payoffs.set(of.index(), List.copyOf(payoff));
  }

  void give(Seat to, Card card) {
    hands.set(to.index(), Lists.plus(hand(to), card).stream().sorted().toList());
  }

  /** Takes a card that will be laid openly. */
  void take(Source source, Seat from, Card card) {
    List<Card> rest = new ArrayList<>(source == Source.HAND ? hand(from) : payoff(from));
    if (!rest.remove(card)) {
      throw new IllegalArgumentException("No " + card + " in the " + source + " of " + from);
    }
    (source == Source.HAND ? hands : payoffs).set(from.index(), List.copyOf(rest));
    known = without(known, card);
    if (source == Source.HAND) {
      conduct = conduct.stream().map(move -> move.after(card)).toList();
    }
  }

  /** Lays a card on top of a payoff pile. */
  void cover(Seat of, Card card) {
    List<Card> payoff = new ArrayList<>(payoff(of));
    if (!payoff.isEmpty()) {
      knows(payoff.getFirst());
    }
    payoff.addFirst(card);
    pile(of, payoff);
  }

  /** Marks a card as known: from now on everyone could know where it is. */
  void knows(Card card) {
    known = Lists.plus(without(known, card), card).stream().sorted().toList();
  }

  void discard(Card card) {
    discards = Lists.plus(discards, card);
  }

  private static List<Card> without(List<Card> cards, Card card) {
    return cards.contains(card) ? cards.stream().filter(other -> other != card).toList() : cards;
  }
}
