package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.ChaletApplication;
import games.chalet.json.Json;
import games.chalet.match.Matches;
import games.chalet.table.message.NewTable;
import games.chalet.table.model.Table;
import games.chalet.testing.Postgres;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sql.DataSource;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * In the whole server a match's start and its end are one commit each: after it the table and the
 * archive are as they should be, whatever becomes of the process then.
 */
class StartAndEndCommitsTest {

  private static final String FOR_ONE =
      """
      {"game": "infiniski", "seats": 1, "settings": {"options": {}, "turnClock": "OFF",
       "isPublic": false, "spectators": true}}
      """;

  private static final String ON_DISK =
      """
      select concat(t.status, ' ', t.version, ' ',
        (select count(*) from matches m where m.table_id = t.id), ' ',
        (select count(*) from archived_match a join archived_seat s on s.match_id = a.id
          where a.table_id = t.id), ' ',
        (select count(*) from table_chair c where c.table_id = t.id and c.ready = true))
      from game_table t
      """;

  enum Kind {
    H2,
    POSTGRESQL
  }

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void eachIsOneCommitAfterWhichTableAndArchiveAreWhole(Kind kind) {
    try (ConfigurableApplicationContext server = server(kind)) {
      server
          .getBean(JdbcClient.class)
          .sql(
              "insert into player (id, name, token_hash, created_at)"
                  + " values ('ann', 'Ann', 'x', current_timestamp)")
          .update();
      NewTable wanted = server.getBean(Json.class).read(FOR_ONE, NewTable.class);
      String table = server.getBean(TableOpening.class).open("ann", wanted, Optional.empty()).id();
      long version = server.getBean(TableQueries.class).read(table, "ann").version();

      List<String> start = afterEachCommit(server, () -> start(server, table));
      assertThat(start).containsExactly("PLAYING " + (version + 1) + " 1 0 1");

      List<String> end = afterEachCommit(server, () -> end(server, table));
      assertThat(end).containsExactly("OVER " + (version + 2) + " 1 1 0");

      List<String> rematch =
          afterEachCommit(server, () -> server.getBean(TableMatches.class).rematch("ann", table));
      assertThat(rematch).containsExactly("PLAYING " + (version + 3) + " 2 1 1");
    }
  }

  private static void start(ConfigurableApplicationContext server, String table) {
    server.getBean(TableMatches.class).start("ann", table);
  }

  /** Ends the match and waits until everybody has heard of it. */
  private static void end(ConfigurableApplicationContext server, String table) {
    Matches matches = server.getBean(Matches.class);
    TableQueries tables = server.getBean(TableQueries.class);
    matches.giveUp(tables.read(table, "ann").match().orElseThrow());
    await().until(() -> tables.read(table, "ann").status() == Table.Status.OVER);
    matches.awaitListeners();
  }

  /** The rows on disk after each commit that changed something there. */
  private static List<String> afterEachCommit(
      ConfigurableApplicationContext server, Runnable step) {
    Commits commits = server.getBean(Commits.class);
    commits.begin();
    step.run();
    commits.isLooking = false;
    return List.copyOf(commits.seen);
  }

  private ConfigurableApplicationContext server(Kind kind) {
    List<String> settings = new ArrayList<>();
    settings.add("--server.port=0");
    settings.add("--chalet.data-folder=" + folder);
    settings.add("--chalet.backup.enabled=false");
    if (kind == Kind.POSTGRESQL) {
      String url = Postgres.shared().newDatabase();
      settings.add("--spring.datasource.url=" + url);
      settings.add("--spring.datasource.username=" + Postgres.USER);
      settings.add("--spring.datasource.password=" + Postgres.PASSWORD);
    } else {
      settings.add("--spring.datasource.url=jdbc:h2:mem:start-and-end;DB_CLOSE_DELAY=-1");
    }
    return new SpringApplicationBuilder(ChaletApplication.class, Counting.class)
        .run(settings.toArray(String[]::new));
  }

  /**
   * Looks at the disk after each commit, before anybody hears of it. Other rooms commit too, as
   * {@code solo} does its attempts: what they leave as it was is not listed.
   */
  static final class Commits extends DelegatingDataSource {

    final List<String> seen = new CopyOnWriteArrayList<>();
    volatile boolean isLooking;
    private String last = "";

    Commits(DataSource whole) {
      super(whole);
    }

    @Override
    public Connection getConnection() throws SQLException {
      Connection whole = super.getConnection();
      return (Connection)
          Proxy.newProxyInstance(
              Commits.class.getClassLoader(),
              new Class<?>[] {Connection.class},
              (proxy, method, arguments) -> {
                try {
                  Object answer = method.invoke(whole, arguments);
                  if (isLooking && method.getName().equals("commit")) {
                    look();
                  }
                  return answer;
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    }

    void begin() {
      try {
        last = onDisk();
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
      seen.clear();
      isLooking = true;
    }

    private synchronized void look() throws SQLException {
      String now = onDisk();
      if (!now.equals(last)) {
        seen.add(now);
        last = now;
      }
    }

    private String onDisk() throws SQLException {
      try (Connection other = super.getConnection();
          Statement query = other.createStatement();
          ResultSet row = query.executeQuery(ON_DISK)) {
        return row.next() ? row.getString(1) : "no table";
      }
    }
  }

  /** Stands between the server and its database. */
  static final class Counting implements BeanPostProcessor {

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
      return bean instanceof DataSource source ? new Commits(source) : bean;
    }
  }
}
