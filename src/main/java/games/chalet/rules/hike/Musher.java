package games.chalet.rules.hike;

import java.util.List;
import java.util.Optional;

/**
 * What everybody sees of a musher.
 *
 * @param standing where this musher is in the match
 * @param sled by place: the upper row from left to right, then the lower; empty where no husky is
 * @param known the cards in the hand that the others have seen going there, sorted
 * @param unseen how many more cards are in the hand, which the others have not seen
 * @param noHuskies whether everybody knows that the unseen ones are no huskies
 * @param pile what is left of the own pile of care cards, the top first
 * @param plusOnes how many +1 cards are left
 * @param position how many fields of the track were entered; 0 on the start space
 * @param due the catch-up card that has to be used today (rulings R21, R26)
 * @param lent whether the care card in the hand is one from outside of the game, which leaves it
 *     when it is used (ruling R27); a racer who holds one has no other
 */
public record Musher(
    Standing standing,
    List<Optional<Husky>> sled,
    List<Card> known,
    int unseen,
    boolean noHuskies,
    List<Card> pile,
    int plusOnes,
    int position,
    Optional<Card> due,
    boolean lent) {

  public Musher {
    sled = List.copyOf(sled);
    known = List.copyOf(known);
    pile = List.copyOf(pile);
  }
}
