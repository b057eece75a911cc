package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.Scoring.LeftOver;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.List;
import java.util.Optional;

/**
 * The public part of a match. Nothing in it depends on whether the order was broken, until a call
 * has proven it.
 *
 * @param options the choices of the table; for the loads of a round see {@code roundLoads}
 * @param roundLoads the loads of this round: WILD or EXACT (ruling 10)
 * @param round the number of the round, from 1
 * @param turn the number of the turn, from 1 on through all rounds
 * @param phase the decision for which the match waits
 * @param seat the seat whose turn it is, also in the pause after it
 * @param dealer the seat that dealt this round
 * @param leader the seat that plays first in this round
 * @param places by seat
 * @param centre the centre pile
 * @param drawPile the number of cards in the draw pile
 * @param reshufflesLeft how many times a new draw pile can still be made in this round
 * @param dry true if the cards ran out: the round ends with this turn
 * @param discards the number of cards in the discard pile
 * @param discard the top of the discard pile; empty if there is none
 * @param credits the number of cards that may be discarded now by the seat whose turn it is, or by
 *     the wronged one while it plays
 * @param accused the turn that can be called; empty before the first play of a round, and always if
 *     the order is enforced
 * @param verdict the last call, however long ago
 * @param penalty the unfinished part of the penalty after a call that was right
 * @param rounds the score sheet
 * @param leftOver the payoff piles at the end of the last finished round
 * @param ending the end of the match, once it has ended
 */
public record AntarcticBoard(
    AntarcticOptions options,
    Loads roundLoads,
    int round,
    int turn,
    Phase phase,
    Seat seat,
    Seat dealer,
    Seat leader,
    List<Place> places,
    Centre centre,
    int drawPile,
    int reshufflesLeft,
    boolean dry,
    int discards,
    Optional<Card> discard,
    int credits,
    Optional<Accused> accused,
    Optional<Verdict> verdict,
    Optional<Penalty> penalty,
    List<RoundScore> rounds,
    List<LeftOver> leftOver,
    Optional<Ending> ending) {

  public AntarcticBoard {
    places = List.copyOf(places);
    rounds = List.copyOf(rounds);
    leftOver = List.copyOf(leftOver);
  }

  public Place place(Seat of) {
    return places.get(of.index());
  }

  /** Returns the next seat clockwise after {@code before} that takes part. */
  public Seat after(Seat before) {
    Seat next = before.next(places.size());
    while (!place(next).living()) {
      next = next.next(places.size());
    }
    return next;
  }

  /** Returns the one seat that has to do something with cards; empty in a pause. */
  public Optional<Seat> mover() {
    return switch (phase) {
      case DECLARE_FIRST -> Optional.of(dealer);
      case TURN -> Optional.of(seat);
      case WRONGED -> penalty.map(Penalty::wronged);
      case CLOSING_DISCARD -> penalty.map(Penalty::violator);
      case CLOSE_PAUSE, LAST_PAUSE, OVER -> Optional.empty();
    };
  }

  /** Returns true if {@code by} may call the turn that can be called. */
  public boolean callable(Seat by) {
    return switch (phase) {
      case TURN, CLOSE_PAUSE, LAST_PAUSE ->
          place(by).living() && accused.filter(turn -> turn.callableBy(by)).isPresent();
      case DECLARE_FIRST, WRONGED, CLOSING_DISCARD, OVER -> false;
    };
  }

  /**
   * Returns the seats for whose call or consent a pause waits, in seat order; empty outside of
   * pauses.
   */
  public List<Seat> undecided() {
    if (phase != Phase.CLOSE_PAUSE && phase != Phase.LAST_PAUSE) {
      return List.of();
    }
    return Seat.all(places.size()).stream()
        .filter(of -> place(of).living())
        .filter(of -> phase == Phase.LAST_PAUSE || !of.equals(after(seat)))
        .filter(of -> accused.filter(turn -> turn.undecided(of)).isPresent())
        .toList();
  }

  /**
   * The centre pile.
   *
   * @param card the card on top, as printed
   * @param as the face that it counts as; empty until the dealer has declared the first card
   * @param cards the number of cards in it, the top included
   * @param chain the number of cards laid for the present Triple Topper, this one included
   * @param next the number of cards that the next matching card would let its player discard; 0 if
   *     the chain is full
   */
  public record Centre(Card card, Optional<Face> as, int cards, int chain, int next) {}

  /**
   * The unfinished part of the penalty after a call that was right.
   *
   * @param violator the seat that broke the order
   * @param wronged the seat that may play out of turn
   * @param closes true if the violator still has to end its turn
   */
  public record Penalty(Seat violator, Seat wronged, boolean closes) {}
}
