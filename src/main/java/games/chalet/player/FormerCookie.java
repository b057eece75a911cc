package games.chalet.player;

/** The fate of an earlier version's cookie when its guest is given today's. */
enum FormerCookie {
  /** It is removed. */
  REMOVED,
  /** It stays: during an upgrade other processes know only that one. */
  KEPT
}
