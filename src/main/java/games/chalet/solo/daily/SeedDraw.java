package games.chalet.solo.daily;

import java.time.LocalDate;
import java.util.Optional;

/**
 * A seed that was drawn for the deal of a day.
 *
 * @param day in UTC
 * @param number counted from 1 in the order of drawing
 */
public record SeedDraw(LocalDate day, int number, DayCards cards, Judgement judgement) {

  /**
   * What became of it.
   *
   * @param nodes at how many positions the search has looked
   * @param line the actions that win, as a list in JSON; empty unless they were found
   */
  public record Judgement(Verdict verdict, int nodes, Optional<String> line) {

    static final Judgement OPEN = new Judgement(Verdict.OPEN, 0, Optional.empty());
  }

  /** What was found out about it. */
  public Verdict verdict() {
    return judgement.verdict();
  }
}
