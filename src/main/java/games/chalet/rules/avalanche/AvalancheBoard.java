package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/**
 * The public part of a match: all that lies open, and all that everyone can count.
 *
 * @param places by seat
 * @param liftPile the number of lifts in the lift pile
 * @param drawPile the number of cards in the draw pile
 * @param discard the discard pile, oldest first
 * @param recycled for each recycle the cards that became the new draw pile, sorted; players who
 *     count know that much about the cards picked up since
 * @param avalanches the number of avalanches that have come down
 * @param seat the seat whose turn it is; at the end, the seat whose turn was the last
 * @param phase the task of that seat now
 * @param picksLeft the number of cards that it may still pick up now, 0 to 2
 * @param playsLeft the number of cards that it may still play in this turn, 0 to 3
 * @param dry true if this turn began without a pick-up because the draw pile was out
 * @param passes the number of dry turns in a row that have been passed
 * @param inUse the Lift Pass that is being used; it is discarded afterwards
 * @param lastActive the seat that played or banked last
 * @param ending the end of the match, once it has ended
 */
public record AvalancheBoard(
    AvalancheOptions options,
    List<Place> places,
    int liftPile,
    int drawPile,
    List<Card> discard,
    List<List<Card>> recycled,
    int avalanches,
    Seat seat,
    Phase phase,
    int picksLeft,
    int playsLeft,
    boolean dry,
    int passes,
    Optional<Card> inUse,
    Optional<Seat> lastActive,
    Optional<Ending> ending) {

  public AvalancheBoard {
    places = List.copyOf(places);
    discard = List.copyOf(discard);
    recycled = List.copyOf(recycled);
  }

  /** Returns the place of the seat whose turn it is. */
  Place place() {
    return places.get(seat.index());
  }

  /** Returns true if the turn has only begun: nothing picked up, nothing played. */
  boolean untouched() {
    return phase != Phase.OVER
        && playsLeft == TurnEnds.PLAYS
        && (dry || picksLeft == PickingUp.CARDS);
  }

  /** Returns true if there is a card in the draw pile, or will be as soon as one is needed. */
  boolean drawable() {
    return DrawPile.drawable(options, drawPile, discard, recycled);
  }
}
