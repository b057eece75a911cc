package games.chalet.solo.daily;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** All runs of bots with the cards of days. */
final class ParRuns {

  private final JdbcClient jdbc;
  private final Json json;

  ParRuns(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  /** Those with that seed, in their order. */
  List<ParRun> of(String seedHash) {
    return jdbc.sql("select * from par_run where seed_hash = ? order by number")
        .param(seedHash)
        .query(this::run)
        .list();
  }

  /** Nothing is lost if the house dies between these: what is kept too long is only not needed. */
  void add(String seedHash, ParRun run) {
    jdbc.sql(
            "insert into par_run (seed_hash, number, outcome, actions)"
                + " values (:seedHash, :number, :outcome, :actions)")
        .param("seedHash", seedHash)
        .param("number", run.number())
        .param("outcome", json.text(run.outcome()))
        .param("actions", run.actions().orElse(null))
        .update();
    List<ParRun> all = of(seedHash);
    if (all.size() == Par.RUNS) {
      jdbc.sql("update par_run set actions = null where seed_hash = ? and number <> ?")
          .params(seedHash, Par.watched(all).number())
          .update();
    }
  }

  /** The cards of the published days from one to another that have no par yet, the newest first. */
  List<DayCards> daysWithout(LocalDate first, LocalDate last) {
    return jdbc.sql(
            """
            select game, rules_version, options, seed from deal d
              where kind = 'DAILY' and epoch_day between ? and ?
                and (select count(*) from par_run r where r.seed_hash = d.seed_hash) < ?
              order by epoch_day desc, game
            """)
        .params(first.toEpochDay(), last.toEpochDay(), Par.RUNS)
        .query(
            (row, number) ->
                new DayCards(
                    row.getString("game"),
                    row.getInt("rules_version"),
                    json.read(row.getString("options"), JsonNode.class),
                    new Seed(row.getString("seed"))))
        .list();
  }

  private ParRun run(ResultSet row, int number) throws SQLException {
    return new ParRun(
        row.getInt("number"),
        json.read(row.getString("outcome"), Outcome.class),
        Optional.ofNullable(row.getString("actions")));
  }
}
