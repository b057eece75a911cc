package games.chalet.solo.daily;

import games.chalet.engine.Seed;
import games.chalet.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** All seeds that were drawn for days. */
final class SeedDraws {

  private final JdbcClient jdbc;
  private final Json json;

  SeedDraws(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  /** Those of a day, in the order in which they were drawn. */
  List<SeedDraw> of(String game, LocalDate day) {
    return jdbc.sql("select * from day_draw where game = ? and epoch_day = ? order by number")
        .params(game, day.toEpochDay())
        .query(this::draw)
        .list();
  }

  /** Those of the day for which that seed was drawn, in the order in which they were drawn. */
  List<SeedDraw> withSeed(String seedHash) {
    return jdbc.sql(
            """
            select a.* from day_draw a join day_draw b
              on a.game = b.game and a.epoch_day = b.epoch_day
              where b.seed_hash = ? order by a.number
            """)
        .param(seedHash)
        .query(this::draw)
        .list();
  }

  /** The hash of the seed with which that day's deal has been published. */
  Optional<String> published(String game, LocalDate day) {
    return jdbc.sql("select seed_hash from deal where game = ? and epoch_day = ?")
        .params(game, day.toEpochDay())
        .query(String.class)
        .optional();
  }

  void add(SeedDraw draw) {
    jdbc.sql(
            """
            insert into day_draw
              (game, epoch_day, number, rules_version, options, seed, seed_hash, verdict)
              values (:game, :day, :number, :rulesVersion, :options, :seed, :seedHash, :verdict)
            """)
        .param("game", draw.cards().game())
        .param("day", draw.day().toEpochDay())
        .param("number", draw.number())
        .param("rulesVersion", draw.cards().rulesVersion())
        .param("options", json.text(draw.cards().options()))
        .param("seed", draw.cards().seed().hex())
        .param("seedHash", draw.cards().seed().hash())
        .param("verdict", draw.verdict().name())
        .update();
  }

  /** It has been looked through; does nothing if that is known. */
  void judge(SeedDraw draw, SeedDraw.Judgement judgement) {
    jdbc.sql(
            """
            update day_draw set verdict = :verdict, nodes = :nodes, line = :line
              where game = :game and epoch_day = :day and number = :number and verdict = 'OPEN'
            """)
        .param("verdict", judgement.verdict().name())
        .param("nodes", judgement.nodes())
        .param("line", judgement.line().orElse(null))
        .param("game", draw.cards().game())
        .param("day", draw.day().toEpochDay())
        .param("number", draw.number())
        .update();
  }

  private SeedDraw draw(ResultSet row, int number) throws SQLException {
    return new SeedDraw(
        LocalDate.ofEpochDay(row.getLong("epoch_day")),
        row.getInt("number"),
        new DayCards(
            row.getString("game"),
            row.getInt("rules_version"),
            json.read(row.getString("options"), JsonNode.class),
            new Seed(row.getString("seed"))),
        new SeedDraw.Judgement(
            Verdict.valueOf(row.getString("verdict")),
            row.getInt("nodes"),
            Optional.ofNullable(row.getString("line"))));
  }
}
