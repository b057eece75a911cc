package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** All matches for one. */
@Component
class Attempts {

  private static final String BEST_FIRST = "returns desc, ended_at, match_id";

  /**
   * A word with this is the first behind all that are that word: asked for more, H2 reads those.
   */
  private static final String BEHIND = "\u0001";

  private final JdbcClient jdbc;
  private final Json json;

  Attempts(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  Optional<Attempt> find(String match) {
    return jdbc.sql("select * from attempt where match_id = ?")
        .param(match)
        .query(this::attempt)
        .optional();
  }

  /** The one attempt of a player at some cards that counts. */
  Optional<Attempt> counted(String player, String seedHash) {
    return jdbc.sql("select * from attempt where seed_hash = ? and counted_by = ?")
        .params(seedHash, player)
        .query(this::attempt)
        .optional();
  }

  /** What somebody is playing, begun last first. */
  List<Attempt> running(String player) {
    return jdbc.sql(
            "select * from attempt where player = ? and status = 'PLAYING'"
                + " order by started_at desc, match_id")
        .param(player)
        .query(this::attempt)
        .list();
  }

  /** What everybody is playing. */
  List<Attempt> running() {
    return jdbc.sql(
            "select * from attempt where ended_at is null and status = 'PLAYING'"
                + " order by started_at, match_id")
        .query(this::attempt)
        .list();
  }

  /** The results that count at some cards, best first. */
  List<Attempt> best(String seedHash, int most) {
    return jdbc.sql(
            "select * from attempt where seed_hash = ? and ranked = true"
                + " order by seed_hash, ranked, " // All alike, but so H2 reads them in this order.
                + BEST_FIRST
                + " fetch first ? rows only")
        .params(seedHash, most)
        .query(this::attempt)
        .list();
  }

  /** The place of a result among all at the same cards; equal results share one. */
  int placeAtCards(Attempt ranked) {
    return jdbc.sql(
            "select 1 + count(*) from attempt"
                + " where seed_hash = ? and ranked = true and returns > ?")
        .params(ranked.seedHash(), ranked.returns())
        .query(Integer.class)
        .single();
  }

  /**
   * A game in one variation.
   *
   * @param options as JSON text
   */
  record Variation(String game, String options) {}

  /**
   * The variations in which there are results that count. From one to the next by the index, not by
   * looking at all results.
   */
  List<Variation> variations() {
    List<Variation> found = new ArrayList<>();
    Optional<String> game = gameFrom("");
    while (game.isPresent()) {
      Optional<Variation> next = variationFrom(game.get(), "");
      while (next.isPresent()) {
        found.add(next.get());
        next = variationFrom(game.get(), next.get().options() + BEHIND);
      }
      game = gameFrom(game.get() + BEHIND);
    }
    return found;
  }

  private Optional<String> gameFrom(String first) {
    return jdbc.sql(
            "select game from attempt where ranked = true and game >= ?"
                + " order by ranked, game fetch first 1 row only")
        .param(first)
        .query(String.class)
        .optional();
  }

  private Optional<Variation> variationFrom(String game, String first) {
    return jdbc.sql(
            "select options from attempt where ranked = true and game = ? and options >= ?"
                + " order by ranked, game, options fetch first 1 row only")
        .params(game, first)
        .query(String.class)
        .optional()
        .map(options -> new Variation(game, options));
  }

  /** The best results of all, best first; what is lost is none of them. */
  List<Attempt> best(Variation variation, int most) {
    return jdbc.sql(
            "select * from attempt"
                + " where ranked = true and game = ? and options = ? and returns > 0"
                + " order by ranked, game, options, "
                + BEST_FIRST
                + " fetch first ? rows only")
        .params(variation.game(), variation.options(), most)
        .query(this::attempt)
        .list();
  }

  /** The best results of one player, best first; what is lost is none of them. */
  List<Attempt> bestOf(String player, Variation variation, int most) {
    return jdbc.sql(
            "select * from attempt"
                + " where ranked = true and game = ? and options = ? and player = ?"
                + " and returns > 0 order by "
                + BEST_FIRST
                + " fetch first ? rows only")
        .params(variation.game(), variation.options(), player, most)
        .query(this::attempt)
        .list();
  }

  /** The place of a result among all of its variation; equal results share one. */
  int placeInHouse(Attempt ranked) {
    return jdbc.sql(
            "select 1 + count(*) from attempt"
                + " where ranked = true and game = ? and options = ? and returns > ?")
        .params(ranked.played().game(), ranked.played().options(), ranked.returns())
        .query(Integer.class)
        .single();
  }

  /** When the attempt that ended last did so. */
  Optional<Instant> newestEnd() {
    return jdbc.sql(
            "select ended_at from attempt where ended_at is not null and status <> 'WAIVED'"
                + " order by ended_at desc fetch first 1 row only")
        .query(Long.class)
        .optional()
        .map(Instant::ofEpochMilli);
  }

  /**
   * Notes an attempt that has not ended in a result.
   *
   * @return false if it is known already, or its player has one at these cards that counts
   */
  boolean add(Attempt attempt) {
    Attempt.Progress progress = attempt.progress();
    Instant endedAt = progress.endedAt();
    try {
      jdbc.sql(
              """
              insert into attempt
                (match_id, seed_hash, game, options, player, purpose, counted_by, status, table_id,
                 started_at, ended_at, ranked)
                values (:match, :seedHash, :game, :options, :player, :purpose, :countedBy, :status,
                 :table, :startedAt, :endedAt, false)
              """)
          .param("match", attempt.match())
          .param("seedHash", attempt.seedHash())
          .param("game", attempt.played().game())
          .param("options", attempt.played().options())
          .param("player", attempt.player())
          .param("purpose", attempt.purpose().name())
          .param("countedBy", attempt.purpose().counts() ? attempt.player() : null)
          .param("status", progress.status().name())
          .param("table", progress.table())
          .param("startedAt", progress.startedAt().toEpochMilli())
          .param("endedAt", endedAt == null ? null : endedAt.toEpochMilli())
          .update();
      return true;
    } catch (DuplicateKeyException e) {
      return false;
    }
  }

  /** Its match has begun, at that table. */
  void began(String match, String table) {
    jdbc.sql("update attempt set table_id = ? where match_id = ?").params(table, match).update();
  }

  /** It is over; does nothing if that is known. */
  void ended(
      String match, Attempt.Status status, Instant at, Optional<Outcome> result, boolean ranked) {
    jdbc.sql(
            """
            update attempt
              set status = :status, ended_at = :at, outcome = :outcome, returns = :returns,
                ranked = :ranked
              where match_id = :match and status = 'PLAYING'
            """)
        .param("status", status.name())
        .param("at", at.toEpochMilli())
        .param("outcome", result.map(json::text).orElse(null))
        .param("returns", result.map(it -> it.results().getFirst().returns()).orElse(null))
        .param("ranked", ranked)
        .param("match", match)
        .update();
  }

  /** Its match never began. */
  void drop(String match) {
    jdbc.sql("delete from attempt where match_id = ? and status = 'PLAYING'").param(match).update();
  }

  private Attempt attempt(ResultSet row, int number) throws SQLException {
    Long endedAt = row.getObject("ended_at", Long.class);
    String outcome = row.getString("outcome");
    return new Attempt(
        row.getString("match_id"),
        row.getString("player"),
        Attempt.Purpose.valueOf(row.getString("purpose")),
        new Attempt.Played(
            row.getString("seed_hash"), row.getString("game"), row.getString("options")),
        new Attempt.Progress(
            Attempt.Status.valueOf(row.getString("status")),
            row.getString("table_id"),
            Instant.ofEpochMilli(row.getLong("started_at")),
            endedAt == null ? null : Instant.ofEpochMilli(endedAt),
            outcome == null ? null : json.read(outcome, Outcome.class),
            row.getBoolean("ranked")));
  }
}
