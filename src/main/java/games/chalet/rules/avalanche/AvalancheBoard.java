package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/**
 * The public part of a match: all that lies open, and all that everybody can count.
 *
 * @param options what the table chose
 * @param places by seat
 * @param liftPile how many lifts are in the lift pile
 * @param drawPile how many cards are in the draw pile
 * @param discard the discard pile, oldest first
 * @param recycled for each recycle the cards that became the new draw pile, sorted: who counts
 *     knows that much about what is picked up since
 * @param avalanches how many avalanches have come down
 * @param seat whose turn it is; at the end, whose turn was the last
 * @param phase what that seat has to do
 * @param picksLeft how many cards it may still pick up now, 0 to 2
 * @param playsLeft how many cards it may still play in this turn, 0 to 3
 * @param dry whether this turn began without a pick-up because the draw pile was out
 * @param passes how many dry turns in a row have been passed
 * @param inUse the Lift Pass that is being used; it is discarded afterwards
 * @param lastActive the seat that played or banked last
 * @param ending how the match ended, once it has
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

  /** What lies before the seat whose turn it is. */
  Place place() {
    return places.get(seat.index());
  }

  /** Whether the turn has only begun: nothing picked up, nothing played. */
  boolean untouched() {
    return phase != Phase.OVER
        && playsLeft == TurnEnds.PLAYS
        && (dry || picksLeft == PickingUp.CARDS);
  }

  /** Whether there is a card in the draw pile, or will be as soon as one is needed. */
  boolean drawable() {
    return DrawPile.drawable(options, drawPile, discard, recycled);
  }
}
