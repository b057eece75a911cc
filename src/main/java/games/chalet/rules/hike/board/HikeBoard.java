package games.chalet.rules.hike.board;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.deck.Card;
import java.util.List;
import java.util.Optional;

/**
 * The public part of a match. On a race day that all play together it shows the mushers as they
 * were at dawn.
 *
 * @param day the number of the day in this phase, from 1
 * @param turn the number of the turn, from 1 on through the whole match; a day that all play
 *     together is one turn
 * @param first the first player, for the whole match
 * @param toPlay the seats that have not yet ended this day, the seat whose turn it is first; all of
 *     them at once on a race day that all play together
 * @param task the task of the seat whose turn it is; on a day played together {@link Task#TRAVEL}
 * @param mushers by seat
 * @param centre the cards face up in the centre, in the order in which they came there; after the
 *     preparation those that were left, which have no further part in the match
 * @param deck the number of cards in the husky deck
 * @param lastDay the last day that the preparation can have, once a player has declared
 * @param daysWithoutDeck the number of days in a row that began without a husky deck (ruling R10)
 * @param carePile the number of cards in the care pile of the race; in the preparation the number
 *     of those put aside for it
 * @param careDiscard the care cards that were used in the race, in order
 * @param moved true if a sled has moved today (ruling R24)
 * @param stillDays the number of days in a row before this one on which no sled has moved; at the
 *     end of a match the last day counts too (ruling R24)
 * @param toRest the number of huskies that the seat whose turn it is still has to send to rest
 * @param yesterday on days that all play together, the deeds of each on the last day that was told,
 *     in racing order
 * @param ending the end of the match, once it has ended
 */
public record HikeBoard(
    HikeOptions options,
    Phase phase,
    int day,
    int turn,
    Seat first,
    List<Seat> toPlay,
    Task task,
    List<Musher> mushers,
    List<Card> centre,
    int deck,
    Track track,
    Optional<Integer> lastDay,
    int daysWithoutDeck,
    int carePile,
    List<Card> careDiscard,
    boolean moved,
    int stillDays,
    int toRest,
    List<HikeEvent.DayTold> yesterday,
    Optional<Ending> ending) {

  public HikeBoard {
    toPlay = List.copyOf(toPlay);
    mushers = List.copyOf(mushers);
    centre = List.copyOf(centre);
    careDiscard = List.copyOf(careDiscard);
    yesterday = List.copyOf(yesterday);
  }

  public Musher musher(Seat seat) {
    return mushers.get(seat.index());
  }

  /** Returns true on a race day that all play at the same time (ruling R29). */
  public boolean together() {
    return phase == Phase.RACE && options.days() == HikeOptions.Days.TOGETHER;
  }
}
