package games.chalet.archive;

import games.chalet.bots.Level;
import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.MatchSummary;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** The rows of the archived matches, the newest first. */
@Component
class ArchivedMatches {

  private final JdbcClient jdbc;
  private final JdbcTemplate batches;
  private final TransactionTemplate transaction;
  private final Json json;

  ArchivedMatches(
      JdbcClient jdbc, JdbcTemplate batches, TransactionTemplate transaction, Json json) {
    this.jdbc = jdbc;
    this.batches = batches;
    this.transaction = transaction;
    this.json = json;
  }

  /**
   * Adds a finished match with all its seats, if it is not there yet.
   *
   * @param name under which name a seat is kept
   * @throws org.springframework.dao.DuplicateKeyException if it comes there in the same moment
   */
  void add(MatchSummary match, Function<MatchSummary.Seated, String> name) {
    transaction.executeWithoutResult(status -> add(match, name, batches));
  }

  /** The same in a transaction of somebody else's. */
  void add(
      MatchSummary match,
      Function<MatchSummary.Seated, String> name,
      JdbcOperations inTransaction) {
    Outcome outcome = Objects.requireNonNull(match.outcome(), "A finished match has an outcome");
    if (addMatch(match, outcome, inTransaction)) {
      List<ArchivedSeat> seats =
          match.seats().stream()
              .map(seated -> ArchivedSeat.of(seated, name.apply(seated), outcome))
              .toList();
      addSeats(match.id(), seats, inTransaction);
    }
  }

  /** Whether it was not there yet. */
  private boolean addMatch(MatchSummary match, Outcome outcome, JdbcOperations inTransaction) {
    return JdbcClient.create(inTransaction)
            .sql(
                """
                insert into archived_match
                  (id, table_id, game, rules_version, options, seed, seed_hash, started_at,
                   ended_at, end_reason, is_public, continues_match, continues_ply)
                select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
                where not exists (select 1 from archived_match where id = ?)
                """)
            .params(
                match.id(),
                match.table(),
                match.game(),
                match.rulesVersion(),
                json.text(match.options()),
                Objects.requireNonNull(match.seed(), "A finished match shows its seed"),
                match.seedHash(),
                column(match.startedAt()),
                column(Objects.requireNonNull(match.endedAt())),
                outcome.reason(),
                match.isPublic())
            .param(match.continues().map(ContinuedFrom::match).orElse(null))
            .param(match.continues().map(ContinuedFrom::ply).orElse(null))
            .param(match.id())
            .update()
        == 1;
  }

  private static void addSeats(
      String match, List<ArchivedSeat> seats, JdbcOperations inTransaction) {
    inTransaction.batchUpdate(
        """
        insert into archived_seat
          (match_id, seat, player, name, points, place, returns, turns, bot)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        seats,
        seats.size(),
        (row, seat) -> {
          row.setString(1, match);
          row.setInt(2, seat.seat());
          row.setString(3, seat.player());
          row.setString(4, seat.name());
          row.setObject(5, seat.points());
          row.setObject(6, seat.place());
          row.setObject(7, seat.returns());
          row.setObject(8, seat.turns());
          row.setString(9, seat.bot() == null ? null : seat.bot().name());
        });
  }

  boolean exists(String id) {
    return jdbc.sql("select 1 from archived_match where id = ?")
        .param(id)
        .query(Integer.class)
        .optional()
        .isPresent();
  }

  Optional<MatchSummary> find(String id) {
    return find("where m.id = :id", Map.of("id", id)).stream().findFirst();
  }

  /** When the match that ended last did so. */
  Optional<Instant> newest() {
    return jdbc.sql("select ended_at from archived_match order by ended_at desc, id desc limit 1")
        .query((row, number) -> instant(row, "ended_at"))
        .optional();
  }

  /**
   * Those at public tables that come after a place in the list. All are public: that the order
   * names it, too, and that one bound stands by itself, has H2 read no more of its index than that.
   */
  List<MatchSummary> publicAfter(ArchiveCursor cursor, int most) {
    return find(
        """
        where m.is_public = true and m.ended_at <= :endedAt
          and (m.ended_at < :endedAt or m.id < :id)
        order by m.is_public desc, m.ended_at desc, m.id desc limit :most
        """,
        Map.of("endedAt", column(cursor.endedAt()), "id", cursor.id(), "most", most));
  }

  /** Those in which a player sat that come after a place in the list. */
  List<MatchSummary> ofPlayerAfter(String player, ArchiveCursor cursor, int most) {
    return find(
        """
        where m.id in (select s.match_id from archived_seat s where s.player = :player)
          and (m.ended_at < :endedAt or (m.ended_at = :endedAt and m.id < :id))
        order by m.ended_at desc, m.id desc limit :most
        """,
        Map.of(
            "player",
            player,
            "endedAt",
            column(cursor.endedAt()),
            "id",
            cursor.id(),
            "most",
            most));
  }

  /** Has a player bear another name in all matches. */
  void rename(String player, String name) {
    jdbc.sql("update archived_seat set name = ? where player = ?").params(name, player).update();
  }

  private List<MatchSummary> find(String which, Map<String, ?> parameters) {
    List<ArchivedMatch> found =
        jdbc.sql("select m.* from archived_match m " + which)
            .params(parameters)
            .query((row, number) -> match(row))
            .list();
    if (found.isEmpty()) {
      return List.of();
    }
    Map<String, List<ArchivedSeat>> seats = seats(found.stream().map(ArchivedMatch::id).toList());
    return found.stream()
        .map(match -> match.with(seats.getOrDefault(match.id(), List.of())))
        .toList();
  }

  private Map<String, List<ArchivedSeat>> seats(List<String> matches) {
    return jdbc
        .sql("select * from archived_seat where match_id in (:matches) order by match_id, seat")
        .param("matches", matches)
        .query((row, number) -> Map.entry(row.getString("match_id"), seat(row)))
        .list()
        .stream()
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
  }

  private ArchivedMatch match(ResultSet row) throws SQLException {
    return new ArchivedMatch(
        row.getString("id"),
        row.getString("table_id"),
        new MatchSummary.Rules(
            row.getString("game"),
            row.getInt("rules_version"),
            json.read(row.getString("options"), JsonNode.class)),
        new MatchSummary.Cards(row.getString("seed_hash"), row.getString("seed"), continued(row)),
        instant(row, "started_at"),
        instant(row, "ended_at"),
        row.getString("end_reason"),
        row.getBoolean("is_public"));
  }

  private static Optional<ContinuedFrom> continued(ResultSet row) throws SQLException {
    String match = row.getString("continues_match");
    return match == null
        ? Optional.empty()
        : Optional.of(new ContinuedFrom(match, row.getInt("continues_ply")));
  }

  private static ArchivedSeat seat(ResultSet row) throws SQLException {
    String bot = row.getString("bot");
    return new ArchivedSeat(
        row.getInt("seat"),
        row.getString("player"),
        row.getString("name"),
        row.getObject("points", Integer.class),
        row.getObject("place", Integer.class),
        row.getObject("returns", Double.class),
        row.getObject("turns", Integer.class),
        bot == null ? null : Level.valueOf(bot));
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }

  /** The columns keep milliseconds. */
  private static OffsetDateTime column(Instant moment) {
    return moment.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
