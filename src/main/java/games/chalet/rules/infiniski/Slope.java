package games.chalet.rules.infiniski;

/** The slope of the snow; cards connect where the slopes are the same. */
public enum Slope {
  DOWNHILL,
  FLAT,
  UPHILL
}
