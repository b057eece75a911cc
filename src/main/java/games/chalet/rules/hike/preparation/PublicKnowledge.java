package games.chalet.rules.hike.preparation;

import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Husky;
import java.util.List;
import java.util.Optional;

/**
 * What a seat might do as far as everybody can see. Whether the table waits for a seat is decided
 * by this alone, never by cards that the others have not seen.
 */
final class PublicKnowledge {

  private PublicKnowledge() {}

  /** Whether there may be something left to do after the action of a turn. */
  static boolean mayGoOn(Musher musher, List<Card> centre) {
    return musher.sledFull()
        || centre.stream().anyMatch(Card::youngster)
        || musher.known().stream().anyMatch(Card::youngster)
        || (musher.unseen() > 0 && !musher.noHuskies());
  }

  /** Whether a husky might be upgraded after declaring. */
  static boolean mayUpgrade(Musher musher) {
    return (musher.known().contains(Card.EQUIPMENT) || musher.unseen() > 0)
        && musher.sled().stream().flatMap(Optional::stream).anyMatch(Husky::upgradable);
  }
}
