package games.chalet.rules.infiniski;

/** How the snow lies; cards connect where the slopes are the same. */
public enum Slope {
  DOWNHILL,
  FLAT,
  UPHILL
}
