package games.chalet.table;

import games.chalet.table.change.TableLimits;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.persistence.Tables;
import games.chalet.web.ProcessClock;
import java.time.Instant;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Closes tables that were not used for a long time; never one where a match is running. */
@Component
class Housekeeping {

  private final Tables tables;
  private final TableUpdateQueue updates;
  private final TableLimits limits;
  private final ProcessClock clock;

  Housekeeping(Tables tables, TableUpdateQueue updates, TableLimits limits, ProcessClock clock) {
    this.tables = tables;
    this.updates = updates;
    this.limits = limits;
    this.clock = clock;
  }

  @Scheduled(fixedDelayString = "${chalet.tables.housekeeping:10m}")
  void clear() {
    Instant unusedSince = clock.earliest().minus(limits.untouched());
    tables
        .idsUntouchedSince(unusedSince)
        .forEach(table -> updates.change(table, it -> it.seating().abandon(unusedSince)));
  }
}
