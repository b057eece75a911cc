package games.chalet.player;

import java.util.Collection;
import java.util.Set;

/**
 * What refers to players: a seat, a match, an attempt, a line of chat. Asked before players expire
 * who have been away for long; implemented by each room for what it holds.
 */
public interface PlayerReferences {

  /**
   * Those of some players to whom something of the room refers. Whoever is not named by any room is
   * removed; a room that cannot tell throws, or names them all.
   *
   * @param players at most a thousand
   */
  Set<String> of(Collection<String> players);
}
