package games.chalet.rules.hike.board;

/** Where a card is taken from. */
public enum Source {
  CENTRE,
  HAND
}
