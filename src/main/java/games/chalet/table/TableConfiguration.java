package games.chalet.table;

import games.chalet.player.PlayerReferences;
import games.chalet.table.persistence.Tables;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Set;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Creates the beans by which other modules ask about all tables. */
@Configuration(proxyBeanMethods = false)
class TableConfiguration {

  /** Counts the tables when that is read; in a cluster those of all nodes. */
  @Bean
  MeterBinder tableMeters(Tables tables) {
    return meters ->
        Gauge.builder("chalet.tables.open", tables, TableConfiguration::count)
            .description("Tables, solo games included; in a cluster those of all nodes")
            .register(meters);
  }

  private static double count(Tables tables) {
    try {
      return tables.count();
    } catch (DataAccessException e) { // The database's own health says so.
      return Double.NaN;
    }
  }

  /**
   * Finds the players who sit, watch, are host, have lost a seat or have written chat at an
   * existing table.
   */
  @Bean
  PlayerReferences tableReferences(JdbcClient jdbc) {
    return players ->
        Set.copyOf(
            jdbc.sql(
                    """
                    select player from table_person where player in (:players)
                    union select player from chat_line where player in (:players)
                    union select former from table_passing where former in (:players)
                    union select host from game_table where host in (:players)
                    """)
                .param("players", players)
                .query((row, number) -> row.getString(1))
                .list());
  }
}
