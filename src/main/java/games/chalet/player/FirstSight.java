package games.chalet.player;

/** Handles a player who was not here since the last write of {@link LastSeen}. */
interface FirstSight {

  void of(String player);
}
