package games.chalet.rules.hike.preparation;

import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Husky;
import java.util.List;
import java.util.Optional;

/**
 * The actions that a seat might have as far as everyone can see. This alone decides whether the
 * match waits for a seat, never cards that the others have not seen.
 */
final class PublicKnowledge {

  private PublicKnowledge() {}

  /** Returns true if something may be left to do after the action of a turn. */
  static boolean mayGoOn(Musher musher, List<Card> centre) {
    return musher.sledFull()
        || centre.stream().anyMatch(Card::youngster)
        || musher.known().stream().anyMatch(Card::youngster)
        || (musher.unseen() > 0 && !musher.noHuskies());
  }

  /** Returns true if a husky might be upgraded after declaring. */
  static boolean mayUpgrade(Musher musher) {
    return (musher.known().contains(Card.EQUIPMENT) || musher.unseen() > 0)
        && musher.sled().stream().flatMap(Optional::stream).anyMatch(Husky::upgradable);
  }
}
