package games.chalet.rules.hike.board;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/**
 * The public part of a musher.
 *
 * @param sled by place: the upper row from left to right, then the lower; empty where no husky is
 * @param known the cards in the hand that the others have seen going there, sorted
 * @param unseen the number of other cards in the hand, which the others have not seen
 * @param noHuskies true if everyone knows that the unseen ones are no huskies
 * @param pile the rest of its own pile of care cards, the top first
 * @param plusOnes the number of +1 cards left
 * @param position the number of fields of the track that were entered; 0 on the start space
 * @param due the catch-up card that has to be used today (rulings R21, R26)
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
    Optional<Card> due) {

  public Musher {
    sled = List.copyOf(sled);
    known = List.copyOf(known);
    pile = List.copyOf(pile);
  }

  /** Returns the number of columns of the sled; it has two rows. */
  public int columns() {
    return sled.size() / Sleds.ROWS;
  }

  /** Returns true if there is a husky at every place. */
  public boolean sledFull() {
    return sled.stream().allMatch(Optional::isPresent);
  }

  /** Returns true if there is no husky in the sled. */
  public boolean sledEmpty() {
    return sled.stream().allMatch(Optional::isEmpty);
  }

  public Musher withStanding(Standing other) {
    return new Musher(other, sled, known, unseen, noHuskies, pile, plusOnes, position, due);
  }

  public Musher withHusky(int place, Optional<Husky> husky) {
    return withSled(Lists.set(sled, place, husky));
  }

  public Musher withSled(List<Optional<Husky>> other) {
    return new Musher(standing, other, known, unseen, noHuskies, pile, plusOnes, position, due);
  }

  /** Returns this musher with the public part of this hand. */
  public Musher withHand(Hand hand) {
    return new Musher(
        standing,
        sled,
        hand.known(),
        hand.unseen().size(),
        noHuskies,
        pile,
        plusOnes,
        position,
        due);
  }

  /** Returns this musher once everyone knows that there are no huskies among the unseen cards. */
  public Musher withoutUnseenHuskies() {
    return new Musher(standing, sled, known, unseen, true, pile, plusOnes, position, due);
  }

  public Musher withPile(List<Card> other) {
    return new Musher(standing, sled, known, unseen, noHuskies, other, plusOnes, position, due);
  }

  public Musher withPlusOnes(int other) {
    return new Musher(standing, sled, known, unseen, noHuskies, pile, other, position, due);
  }

  public Musher withPosition(int other) {
    return new Musher(standing, sled, known, unseen, noHuskies, pile, plusOnes, other, due);
  }

  public Musher withDue(Optional<Card> other) {
    return new Musher(standing, sled, known, unseen, noHuskies, pile, plusOnes, position, other);
  }
}
