package games.chalet.solo;

import games.chalet.engine.Seed;
import games.chalet.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** All cards that are shared. */
@Component
class Deals {

  private final JdbcClient jdbc;
  private final Json json;

  Deals(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  Optional<Deal> find(String code) {
    return jdbc.sql("select * from deal where code = ?").param(code).query(this::deal).optional();
  }

  /** The deal to which the cards with that hash belong. */
  Optional<Deal> of(String seedHash) {
    return jdbc.sql("select * from deal where seed_hash = ?")
        .param(seedHash)
        .query(this::deal)
        .optional();
  }

  Optional<Deal> ofDay(String game, LocalDate day) {
    return jdbc.sql("select * from deal where game = ? and epoch_day = ?")
        .params(game, day.toEpochDay())
        .query(this::deal)
        .optional();
  }

  /**
   * The days up to {@code last} on whose deal of that game this player has a result that counts,
   * the last first.
   */
  List<LocalDate> daysPlayed(String player, String game, LocalDate last) {
    return jdbc.sql(
            """
            select d.epoch_day from deal d join attempt a on a.seed_hash = d.seed_hash
            where a.counted_by = ? and a.ranked = true and d.game = ? and d.epoch_day <= ?
            order by d.epoch_day desc
            """)
        .params(player, game, last.toEpochDay())
        .query((row, number) -> LocalDate.ofEpochDay(row.getLong(1)))
        .list();
  }

  /** Makes these cards shared; the first to do so decides what they are. */
  Deal share(Deal deal) {
    try {
      add(deal);
      return deal;
    } catch (DuplicateKeyException e) {
      LocalDate day = deal.day();
      return (day == null ? of(deal.seed().hash()) : ofDay(deal.game(), day)).orElseThrow(() -> e);
    }
  }

  private void add(Deal deal) {
    LocalDate day = deal.day();
    jdbc.sql(
            """
            insert into deal
              (code, kind, game, rules_version, options, seed, seed_hash, epoch_day, ends_at,
                challenger)
              values (:code, :kind, :game, :rulesVersion, :options, :seed, :seedHash, :day, :endsAt,
                :challenger)
            """)
        .param("code", deal.code())
        .param("kind", deal.kind().name())
        .param("game", deal.game())
        .param("rulesVersion", deal.rulesVersion())
        .param("options", json.text(deal.options()))
        .param("seed", deal.seed().hex())
        .param("seedHash", deal.seed().hash())
        .param("day", day == null ? null : day.toEpochDay())
        .param("endsAt", deal.endsAt().map(Instant::toEpochMilli).orElse(null))
        .param("challenger", deal.challenger())
        .update();
  }

  private Deal deal(ResultSet row, int number) throws SQLException {
    Long day = row.getObject("epoch_day", Long.class);
    return new Deal(
        row.getString("code"),
        Deal.Kind.valueOf(row.getString("kind")),
        row.getString("game"),
        row.getInt("rules_version"),
        json.read(row.getString("options"), JsonNode.class),
        new Seed(row.getString("seed")),
        day == null ? null : LocalDate.ofEpochDay(day),
        row.getString("challenger"));
  }
}
