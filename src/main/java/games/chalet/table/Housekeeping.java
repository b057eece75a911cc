package games.chalet.table;

import java.time.Instant;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Clears away the tables that nobody has used for long; never one where a match is running. */
@Component
class Housekeeping {

  private final TableReading reading;
  private final TableNews news;
  private final TableLimits limits;
  private final HouseClock clock;

  Housekeeping(TableReading reading, TableNews news, TableLimits limits, HouseClock clock) {
    this.reading = reading;
    this.news = news;
    this.limits = limits;
    this.clock = clock;
  }

  @Scheduled(fixedDelayString = "${chalet.tables.housekeeping:10m}")
  void clear() {
    Instant unusedSince = clock.now().minus(limits.untouched());
    reading
        .untouchedSince(unusedSince)
        .forEach(table -> news.tell(table, it -> it.abandon(unusedSince)));
  }
}
