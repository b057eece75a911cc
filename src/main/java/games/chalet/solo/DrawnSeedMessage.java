package games.chalet.solo;

import games.chalet.solo.daily.SeedDraw;
import games.chalet.solo.daily.Verdict;

/**
 * A seed that was drawn for the deal of a day, as {@code docs/protocol.md} has it.
 *
 * @param number counted from 1 in the order of drawing
 * @param nodes the number of positions that the search for a way to win has looked at
 */
record DrawnSeedMessage(int number, String seed, String seedHash, Verdict verdict, int nodes) {

  static DrawnSeedMessage of(SeedDraw draw) {
    return new DrawnSeedMessage(
        draw.number(),
        draw.cards().seed().hex(),
        draw.cards().seed().hash(),
        draw.verdict(),
        draw.judgement().nodes());
  }
}
