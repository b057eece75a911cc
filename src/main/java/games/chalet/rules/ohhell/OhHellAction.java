package games.chalet.rules.ohhell;

import games.chalet.rules.kit.PlayingCard;

/** What a player can do. */
public sealed interface OhHellAction {

  /** Says how many tricks one will take. */
  record Bid(int tricks) implements OhHellAction {}

  /** Plays a card to the trick. */
  record Play(PlayingCard card) implements OhHellAction {}
}
