package games.chalet.rules.hike.sled;

import games.chalet.rules.hike.deck.Card;

/**
 * A husky in a sled.
 *
 * @param upgraded true if an equipment card lies under it (ruling R18)
 */
public record Husky(Card card, Condition condition, boolean upgraded) {

  /** Returns true if equipment may be laid under it when its musher declares (ruling R18). */
  public boolean upgradable() {
    return card.points().size() == 1 && !upgraded;
  }

  Husky withCondition(Condition other) {
    return new Husky(card, other, upgraded);
  }
}
