package games.chalet.solo.daily;

import games.chalet.engine.Game;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import games.chalet.web.RefusedException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * Does one task after the other: first the seeds of today and tomorrow, at any hour, because they
 * take seconds; then, when it is quiet, the runs of the bots. It rests for as long as it works. No
 * request waits for it or can start it; unfinished work begins again after a restart.
 */
@Component
final class DailyWork {

  private final GameCatalog games;
  private final DayDeals deals;
  private final Pars pars;
  private final DailySettings settings;
  private final DiskSpace space;
  private final Clock clock;

  DailyWork(
      GameCatalog games,
      DayDeals deals,
      Pars pars,
      DailySettings settings,
      DiskSpace space,
      Clock clock) {
    this.games = games;
    this.deals = deals;
    this.pars = pars;
    this.settings = settings;
    this.space = space;
    this.clock = clock;
  }

  /**
   * Does one task.
   *
   * @return false if there is nothing to do now
   * @throws RefusedException if the disk has no room for it
   */
  boolean step(QuietHours quiet) throws InterruptedException {
    LocalDate today = LocalDate.now(clock);
    for (LocalDate day : List.of(today, today.plusDays(1))) {
      for (Game<?, ?, ?, ?, ?> game : games.games()) {
        space.requireForNew();
        if (deals.judgeOne(game, day)) {
          return true;
        }
      }
    }
    return settings.par() && quiet.now() && pars.playOne(today);
  }
}
