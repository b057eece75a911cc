package games.chalet.rules.hike.state;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import java.util.List;
import java.util.Optional;

/**
 * The whole state of a match; never leaves the server.
 *
 * @param board the public part
 * @param unseen by seat, the cards in its hand that the others have not seen, sorted; on a day that
 *     all play together as they were at dawn
 * @param travellers by seat, on a day that all play together: the racer's progress; empty for the
 *     others, and on all other days
 * @param deck the husky deck, the top first; after the preparation its rest, which nobody has seen
 * @param faceDown the landscapes of the track that are face down, the next one first
 * @param unused the landscapes that are not part of the track
 * @param carePile the care pile of the race, the top first; in the preparation the cards put aside
 *     for it
 * @param careShuffles the number of times that it was shuffled
 * @param removed the equipment cards that were spent
 * @param unseenDeeds the events of the action that led here, if no other player could see it
 */
public record HikeState(
    HikeBoard board,
    List<List<Card>> unseen,
    List<Optional<Racer>> travellers,
    List<Card> deck,
    List<Landscape> faceDown,
    List<Landscape> unused,
    List<Card> carePile,
    int careShuffles,
    List<Card> removed,
    List<HikeEvent> unseenDeeds) {

  public HikeState {
    unseen = List.copyOf(unseen);
    travellers = List.copyOf(travellers);
    deck = List.copyOf(deck);
    faceDown = List.copyOf(faceDown);
    unused = List.copyOf(unused);
    carePile = List.copyOf(carePile);
    removed = List.copyOf(removed);
    unseenDeeds = List.copyOf(unseenDeeds);
  }

  /** Returns a hand; on a day that all play together as it was at dawn. */
  public Hand hand(Seat seat) {
    return new Hand(board.musher(seat).known(), unseen.get(seat.index()));
  }

  public Optional<Racer> racer(Seat seat) {
    return travellers.get(seat.index());
  }
}
