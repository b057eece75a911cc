package games.chalet.solo.daily;

import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.testing.FilledDatabase;
import games.chalet.testing.Repositories;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A database without deals; the house may die and come back over it. */
final class DailyDatabase {

  static final Json JSON = Json.create();

  /** One for all tests, as it takes a second to open. */
  private static final DataSource H2 = FilledDatabase.of();

  private static final Repositories OVER_H2 = Repositories.over(H2);

  final JdbcClient jdbc;
  private final Repositories repositories;

  /** H2, emptied. */
  DailyDatabase() {
    this(H2, OVER_H2);
  }

  /** Over a database with all tables, which are emptied. */
  DailyDatabase(DataSource pool, Repositories repositories) {
    this.jdbc = JdbcClient.create(pool);
    this.repositories = repositories;
    List.of("deal", "day_draw", "par_run").forEach(it -> jdbc.sql("delete from " + it).update());
  }

  SeedDrawRepository draws() {
    return repositories.get(SeedDrawRepository.class);
  }

  ParRunRepository runs() {
    return repositories.get(ParRunRepository.class);
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
