package games.chalet.rules.hike;

/** Where a card is taken from. */
public enum Source {
  CENTRE,
  HAND
}
