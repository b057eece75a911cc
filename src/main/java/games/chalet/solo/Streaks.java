package games.chalet.solo;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * The streaks of players: the number of days in a row on whose deal of a game they have a result
 * that counts. Days are those of UTC, as for the deals.
 */
@Component
class Streaks {

  /** The number of days that a query reads; a longer streak takes several. */
  static final int DAYS_AT_ONCE = 64;

  private final DealRepository deals;
  private final Clock clock;

  Streaks(DealRepository deals, Clock clock) {
    this.deals = deals;
    this.clock = clock;
  }

  /**
   * Returns the streak of a player up to the day of a deal. While that day lasts, it is not broken
   * yet by a player who has no result there.
   *
   * @param day the day of that deal
   */
  int upTo(LocalDate day, Deal deal, String player) {
    int days = ending(day, deal.game(), player);
    return days == 0 && deal.countsAt(clock.instant())
        ? ending(day.minusDays(1), deal.game(), player)
        : days;
  }

  /** Returns the length of the streak whose last day is that one; 0 if there is none. */
  private int ending(LocalDate last, String game, String player) {
    int days = 0;
    int found;
    do {
      found = ending(last.minusDays(days), DAYS_AT_ONCE, game, player);
      days += found;
    } while (found == DAYS_AT_ONCE);
    return days;
  }

  private int ending(LocalDate last, int most, String game, String player) {
    List<LocalDate> played = deals.daysPlayed(player, game, last.minusDays(most - 1L), last);
    int days = 0;
    while (days < played.size() && played.get(days).equals(last.minusDays(days))) {
      days++;
    }
    return days;
  }
}
