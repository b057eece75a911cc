package games.chalet.solo.daily;

import games.chalet.engine.Seed;
import games.chalet.json.Json;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.init.DatabasePopulatorUtils;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;

/** A database with the tables of deals; the house may die and come back over it. */
final class DailyDatabase {

  static final Json JSON = Json.create();

  final JdbcClient jdbc;

  DailyDatabase() {
    this(
        JdbcConnectionPool.create(
            "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1", "sa", ""));
  }

  /** In an empty database. */
  DailyDatabase(DataSource pool) {
    DatabasePopulatorUtils.execute(
        new ResourceDatabasePopulator(
            new ClassPathResource("db/migration/V4__archive.sql"),
            new ClassPathResource("db/migration/V9__deals.sql"),
            new ClassPathResource("db/migration/V14__days_ahead.sql")),
        pool);
    jdbc = JdbcClient.create(pool);
  }

  SeedDraws draws() {
    return new SeedDraws(jdbc, JSON);
  }

  ParRuns runs() {
    return new ParRuns(jdbc, JSON);
  }

  /** As the room above writes a day's deal down. */
  DayCards publish(DayCards cards, LocalDate day) {
    jdbc.sql(
            "insert into deal (code, kind, game, rules_version, options, seed, seed_hash, epoch_day)"
                + " values (?, 'DAILY', ?, ?, ?, ?, ?, ?)")
        .params(
            UUID.randomUUID().toString().substring(0, 20),
            cards.game(),
            cards.rulesVersion(),
            JSON.text(cards.options()),
            cards.seed().hex(),
            cards.seed().hash(),
            day.toEpochDay())
        .update();
    return cards;
  }

  /** A source of chance that gives these seeds, one after the other. */
  static SecureRandom giving(List<Seed> seeds) {
    return new SecureRandom() {

      private static final long serialVersionUID = 1L;

      private final transient Deque<Seed> left = new ArrayDeque<>(seeds);

      @Override
      public void nextBytes(byte[] bytes) {
        byte[] next = HexFormat.of().parseHex(left.remove().hex());
        System.arraycopy(next, 0, bytes, 0, bytes.length);
      }
    };
  }
}
