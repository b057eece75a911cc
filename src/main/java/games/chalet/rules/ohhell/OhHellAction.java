package games.chalet.rules.ohhell;

import games.chalet.rules.kit.PlayingCard;

/** An action of a player. */
public sealed interface OhHellAction {

  /** Bids a number of tricks. */
  record Bid(int tricks) implements OhHellAction {}

  /** Plays a card to the trick. */
  record Play(PlayingCard card) implements OhHellAction {}
}
