package games.chalet.rules.ohhell;

import games.chalet.engine.Seat;
import games.chalet.rules.kit.Hands;
import games.chalet.rules.kit.Lists;
import games.chalet.rules.kit.PlayingCard;
import games.chalet.rules.kit.Trick;
import java.util.List;
import java.util.Optional;

/**
 * Everything about a match; never leaves the server.
 *
 * @param hands with a stock in which the card that was turned up is not
 * @param tricks those of this deal before the one on the board, which everybody has seen
 */
record OhHellState(Board board, Hands<PlayingCard> hands, List<Trick> tricks) {

  OhHellState with(Board after) {
    return new OhHellState(after, hands, tricks);
  }

  List<Trick> allTricks() {
    return Lists.plus(tricks, board.trick());
  }

  /** What one viewer sees; spectators see no hand. */
  record View(Board board, Optional<List<PlayingCard>> hand) {}

  /** What lies before a seat; its tricks are those of this deal. */
  record Place(Optional<Integer> bid, int tricks, int points) {

    /** What this deal is worth (ruling O8). */
    int score() {
      return bid.filter(made -> made == tricks).isPresent() ? 10 + tricks : 0;
    }

    Place scored() {
      return new Place(bid, tricks, points + score());
    }
  }

  /**
   * What everybody sees. A trick lies there until the next is led.
   *
   * @param cards how many everybody got in this deal
   * @param turnUp says what is trumps
   */
  record Board(
      OhHellOptions options,
      int cards,
      Seat dealer,
      PlayingCard turnUp,
      Trick trick,
      List<Place> places) {

    Board with(Trick trick, List<Place> places) {
      return new Board(options, cards, dealer, turnUp, trick, places);
    }

    Board with(Seat seat, Place place) {
      return with(trick, Lists.set(places, seat.index(), place));
    }

    int bids() {
      return (int) places.stream().filter(place -> place.bid().isPresent()).count();
    }

    boolean bidding() {
      return bids() < places.size();
    }

    int taken() {
      return places.stream().mapToInt(Place::tricks).sum();
    }

    boolean complete() {
      return trick.plays().size() == places.size();
    }

    /** What a card is played to. */
    Trick open() {
      return complete() ? Trick.EMPTY : trick;
    }

    /** From the dealer's left (rulings O4 and O7), and then from the winner. */
    Seat toAct() {
      int acted = bidding() ? bids() : open().plays().size();
      Seat led = trick.leader().orElse(dealer.next(places.size()));
      Seat leader = complete() ? trick.winner(turnUp.suit()) : led;
      return new Seat((leader.index() + acted) % places.size());
    }
  }
}
