package games.chalet.rules.hike.deck;

/** The three kinds of snow, as they are on fields and as movement points of huskies. */
public enum Terrain {
  COMPACT,
  ICE,
  POWDER
}
