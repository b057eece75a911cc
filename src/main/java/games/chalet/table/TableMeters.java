package games.chalet.table;

import games.chalet.table.persistence.Tables;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/** Shows how many tables there are, counted when that is read; in a cluster those of all nodes. */
@Component
final class TableMeters implements MeterBinder {

  private final Tables tables;

  TableMeters(Tables tables) {
    this.tables = tables;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    Gauge.builder("chalet.tables.open", this, TableMeters::count)
        .description("Tables, solo games included; in a cluster those of all nodes")
        .register(registry);
  }

  private double count() {
    try {
      return tables.count();
    } catch (DataAccessException e) { // The database's own health says so.
      return Double.NaN;
    }
  }
}
