package games.chalet.match.journal;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Reads the matches that the journal has written. */
@Component
public final class JournalReader {

  private static final String SERIAL = "(select serial from matches where id = ?)";

  private final JdbcClient jdbc;
  private final Json json;

  public JournalReader(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  public Optional<StoredMatch> find(String matchId) {
    return jdbc.sql("select * from matches where id = ?")
        .param(matchId)
        .query(this::stored)
        .optional();
  }

  public List<StoredMatch> running() {
    return jdbc.sql("select * from matches where ended_at is null order by started_at, id")
        .query(this::stored)
        .list();
  }

  public List<String> runningIds() {
    return jdbc.sql("select id from matches where ended_at is null")
        .query((row, number) -> row.getString(1))
        .list();
  }

  /** Returns the matches that began last at a table and are over, the earliest beginning first. */
  public List<StoredMatch> endedAt(String tableId, int limit) {
    return jdbc.sql(
            "select * from matches where table_id = ? and ended_at is not null"
                + " order by started_at desc, id fetch first ? rows only")
        .params(tableId, limit)
        .query(this::stored)
        .list()
        .reversed();
  }

  public List<StoredMatch> endedSince(Instant moment, int limit) {
    return jdbc.sql(
            "select * from matches where ended_at >= ? order by ended_at, id"
                + " fetch first ? rows only")
        .params(moment.toEpochMilli(), limit)
        .query(this::stored)
        .list();
  }

  public List<NumberedEntry> entries(String matchId) {
    return jdbc.sql(
            "select * from match_entries where match_serial = " + SERIAL + " order by number")
        .param(matchId)
        .query((row, number) -> numbered(row))
        .list();
  }

  public int lastNumber(String matchId) {
    return jdbc.sql(
            "select coalesce(max(number), 0) from match_entries where match_serial = " + SERIAL)
        .param(matchId)
        .query(Integer.class)
        .single();
  }

  /** Returns the time of the last entry, the epoch if there is none. */
  public Instant lastAt(String matchId) {
    return Instant.ofEpochMilli(
        jdbc.sql("select coalesce(max(at), 0) from match_entries where match_serial = " + SERIAL)
            .param(matchId)
            .query(Long.class)
            .single());
  }

  private StoredMatch stored(ResultSet row, int number) throws SQLException {
    int removed = row.getInt("removed_seats");
    Header header =
        new Header(
            row.getString("id"),
            row.getString("table_id"),
            new Header.PlayedGame(
                row.getString("game"),
                row.getInt("rules_version"),
                json.read(row.getString("options"), JsonNode.class)),
            Arrays.asList(json.read(row.getString("seats"), Seating[].class)),
            deal(row),
            new Pace(
                TurnClock.valueOf(row.getString("turn_clock")),
                windows(row.getString("window_lengths")),
                BotPace.valueOf(row.getString("bot_pace"))),
            new Visibility(
                row.getBoolean("is_public"), row.getBoolean("spectators"), row.getBoolean("hints")),
            Instant.ofEpochMilli(row.getLong("started_at")));
    return new StoredMatch(
        header,
        end(row),
        header.allSeats().stream().filter(seat -> (removed >> seat.index() & 1) == 1).toList());
  }

  /** Reads the lengths of windows by kind, which are stored in milliseconds. */
  private Map<String, Duration> windows(String text) {
    return json.read(text, JsonNode.class).properties().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, one -> Duration.ofMillis(one.getValue().longValue())));
  }

  private static Header.Deal deal(ResultSet row) throws SQLException {
    String continued = row.getString("continues_match");
    return new Header.Deal(
        Optional.ofNullable(row.getObject("first_seat", Integer.class)).map(Seat::new),
        new Seed(row.getString("seed")),
        continued == null
            ? Optional.empty()
            : Optional.of(new ContinuedFrom(continued, row.getInt("continues_ply"))));
  }

  private Header.@Nullable End end(ResultSet row) throws SQLException {
    Long endedAt = row.getObject("ended_at", Long.class);
    return endedAt == null
        ? null
        : new Header.End(
            Instant.ofEpochMilli(endedAt),
            json.read(row.getString("outcome"), Outcome.class),
            Optional.ofNullable(row.getString("ending"))
                .map(ending -> json.read(ending, JsonNode.class)));
  }

  private static NumberedEntry numbered(ResultSet row) throws SQLException {
    return new NumberedEntry(
        row.getInt("number"), Instant.ofEpochMilli(row.getLong("at")), EntryRow.read(row));
  }
}
