package games.chalet.bots;

import games.chalet.engine.Chance;
import games.chalet.engine.Seed;
import java.util.HexFormat;
import java.util.SplittableRandom;

/** A chance of its own for each imagined state. */
final class Chances {

  private static final int LONGS = 4;

  private Chances() {}

  static Chance next(SplittableRandom random) {
    StringBuilder digits = new StringBuilder();
    for (int count = 0; count < LONGS; count++) {
      digits.append(HexFormat.of().toHexDigits(random.nextLong()));
    }
    return new Chance(new Seed(digits.toString()));
  }
}
