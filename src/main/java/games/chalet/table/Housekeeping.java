package games.chalet.table;

import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Closes tables that were not used for a long time; never one where a match is running. */
@Component
class Housekeeping {

  /** Time that an unused table stays. */
  private static final Duration UNTOUCHED = Duration.ofDays(1);

  private final Tables tables;
  private final TableUpdateQueue updates;
  private final ProcessClock clock;

  Housekeeping(Tables tables, TableUpdateQueue updates, ProcessClock clock) {
    this.tables = tables;
    this.updates = updates;
    this.clock = clock;
  }

  @Scheduled(fixedDelayString = "${chalet.tables.housekeeping:10m}")
  void clear() {
    Instant unusedSince = clock.earliest().minus(UNTOUCHED);
    tables
        .idsUntouchedSince(unusedSince)
        .forEach(table -> updates.change(table, it -> it.seating().abandon(unusedSince)));
  }
}
