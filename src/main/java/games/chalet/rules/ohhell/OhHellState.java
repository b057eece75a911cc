package games.chalet.rules.ohhell;

import games.chalet.engine.Seat;
import games.chalet.rules.kit.Hands;
import games.chalet.rules.kit.Lists;
import games.chalet.rules.kit.PlayingCard;
import games.chalet.rules.kit.Trick;
import java.util.List;
import java.util.Optional;

/**
 * The whole state of a match; never leaves the server.
 *
 * @param hands with a stock that lacks the card that was turned up
 * @param tricks those of this deal before the one on the board; all players have seen them
 */
record OhHellState(Board board, Hands<PlayingCard> hands, List<Trick> tricks) {

  OhHellState with(Board after) {
    return new OhHellState(after, hands, tricks);
  }

  List<Trick> allTricks() {
    return Lists.plus(tricks, board.trick());
  }

  /** The view of one viewer; spectators see no hand. */
  record View(Board board, Optional<List<PlayingCard>> hand) {}

  /** The public part of a seat; its tricks are those of this deal. */
  record Place(Optional<Integer> bid, int tricks, int points) {

    /** Returns the points of this deal (ruling O8). */
    int score() {
      return bid.filter(made -> made == tricks).isPresent() ? 10 + tricks : 0;
    }

    Place scored() {
      return new Place(bid, tricks, points + score());
    }
  }

  /**
   * The public part of a match. A trick lies there until the next is led.
   *
   * @param cards the number of cards dealt to each player in this deal
   * @param turnUp names the trumps
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

    /** Returns the trick to which the next card is played. */
    Trick open() {
      return complete() ? Trick.EMPTY : trick;
    }

    /**
     * Returns the seat that acts: from the dealer's left (rulings O4 and O7), and then from the
     * winner.
     */
    Seat toAct() {
      int acted = bidding() ? bids() : open().plays().size();
      Seat led = trick.leader().orElse(dealer.next(places.size()));
      Seat leader = complete() ? trick.winner(turnUp.suit()) : led;
      return new Seat((leader.index() + acted) % places.size());
    }
  }
}
