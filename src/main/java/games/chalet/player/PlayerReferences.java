package games.chalet.player;

import java.util.Collection;
import java.util.Set;

/**
 * The references to players: a seat, a match, an attempt, a line of chat. Called before players
 * expire who have been away for long; implemented by each module for its own data.
 */
public interface PlayerReferences {

  /**
   * Returns those of these players to whom data of the module refers. A player without any
   * reference is removed; a module that cannot tell throws, or returns them all.
   *
   * @param players at most a thousand
   */
  Set<String> of(Collection<String> players);
}
