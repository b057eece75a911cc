package games.chalet.rules.avalanche.bot;

import games.chalet.rules.avalanche.Run;
import games.chalet.rules.avalanche.hands.Card;
import java.util.Arrays;
import java.util.List;

/** The points that the run cards of a hand can add to a run in this turn and the next. */
final class Chains {

  private static final int MOST_LINKED = 6;
  private static final int MOST_OF_A_KIND = 5;
  private static final int KINDS = 4;
  private static final int NEXT_TURN = 3;
  private static final int CARDS_FOR_BONUS = 5;
  private static final double BONUS = 4;
  private static final double IMPOSSIBLE = -1000;

  /** The discount for a card that can only follow next turn: an avalanche may come first. */
  private static final double LATER = 0.8;

  /** The bonus for a blue or red end, on which more of the cards to come fit. */
  private static final double OPEN_END = 2;

  private static final int SIZE = MOST_OF_A_KIND + 1;

  /** The most points by the number of linked cards, the last card before them, and the hand. */
  private static final double[][][] BEST = table();

  private Chains() {}

  /**
   * Returns the most that a run can be worth.
   *
   * @param run its cards
   * @param hand any cards
   * @param plays the number of cards that may still be played in this turn
   */
  static double worth(List<Card> run, List<Card> hand, int plays) {
    return most(run, hand, plays, Math.min(MOST_LINKED, plays + NEXT_TURN));
  }

  /** Returns the points that this hand can add to a run by playing that many cards. */
  static double growth(Run run, List<Card> hand, int plays) {
    return Math.max(0, most(run.cards(), hand, plays, plays) - run.points());
  }

  private static double most(List<Card> run, List<Card> hand, int now, int most) {
    int last = run.isEmpty() ? 0 : run.getLast().steepness();
    int held = held(hand);
    double before = Run.of(run).points();
    double best = before;
    for (int linked = 1; linked <= most; linked++) {
      boolean bonus = run.size() < CARDS_FOR_BONUS && run.size() + linked >= CARDS_FOR_BONUS;
      best =
          Math.max(
              best,
              before
                  + BEST[linked][last][held]
                  + (bonus ? BONUS : 0)
                  - LATER * Math.max(0, linked - now));
    }
    return best;
  }

  private static int held(List<Card> hand) {
    int[] counts = new int[KINDS + 1];
    for (Card card : hand) {
      int kind = card.steepness();
      counts[kind] = Math.min(MOST_OF_A_KIND, counts[kind] + 1);
    }
    int held = 0;
    for (int kind = KINDS; kind > 0; kind--) {
      held = held * SIZE + counts[kind];
    }
    return held;
  }

  private static double[][][] table() {
    int hands = (int) Math.pow(SIZE, KINDS);
    double[][][] best = new double[MOST_LINKED + 1][KINDS + 1][hands];
    for (int last = 2; last < KINDS; last++) {
      Arrays.fill(best[0][last], OPEN_END);
    }
    for (int linked = 1; linked <= MOST_LINKED; linked++) {
      for (int last = 0; last <= KINDS; last++) {
        for (int held = 0; held < hands; held++) {
          best[linked][last][held] = best(best[linked - 1], last, held);
        }
      }
    }
    return best;
  }

  private static double best(double[][] shorter, int last, int held) {
    double best = IMPOSSIBLE;
    int one = 1;
    for (int kind = 1; kind <= KINDS; kind++) {
      boolean links = last == 0 || Math.abs(kind - last) <= 1;
      if (links && held / one % SIZE > 0) {
        best = Math.max(best, kind + shorter[kind][held - one]);
      }
      one *= SIZE;
    }
    return best;
  }
}
