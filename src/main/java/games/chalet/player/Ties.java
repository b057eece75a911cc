package games.chalet.player;

import java.util.Collection;
import java.util.Set;

/**
 * What ties guests to the house: a seat, a match, an attempt, a line of chat. Asked before guests
 * expire who have been away for long; answered by each room for what it holds.
 */
public interface Ties {

  /**
   * Those of some guests of whom the room holds something. Whoever is not named by any room is
   * removed; a room that cannot tell throws, or names them all.
   *
   * @param guests at most a thousand
   */
  Set<String> of(Collection<String> guests);
}
