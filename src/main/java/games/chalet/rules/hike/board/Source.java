package games.chalet.rules.hike.board;

/** The source of a card that is taken. */
public enum Source {
  CENTRE,
  HAND
}
