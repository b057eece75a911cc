package games.chalet.table.persistence;

import games.chalet.match.EndedMatchRows;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.table.model.Table;
import games.chalet.web.TableAccess.HeldSeat;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * All existing tables. Tables read by id are cached and shared: a reader gets the table as it is on
 * disk and must not change it. To change one, change a {@linkplain Table#copy() copy}, write that
 * in a transaction, and report it afterwards ({@link #committed}).
 */
@Component
public class Tables implements EndedMatchRows {

  private final JdbcOperations jdbc;
  private final JdbcClient client;
  private final TableRows rows;
  private final TableCache cache;

  Tables(JdbcOperations jdbc, TableRows rows, TableCache cache) {
    this.jdbc = jdbc;
    this.client = JdbcClient.create(jdbc);
    this.rows = rows;
    this.cache = cache;
  }

  public Optional<Table> find(String id) {
    return cache.find(id, () -> read(id));
  }

  private Optional<Table> read(String id) {
    return rows.find("where t.id = :id", Map.of("id", id)).stream().findFirst();
  }

  public void add(Table table) {
    rows.insert(table);
  }

  /**
   * Writes the changes of a table.
   *
   * @param before the table as it was found
   * @throws OptimisticLockingFailureException if another writer has changed it since then
   */
  public void update(Table before, Table after) {
    rows.update(before, after, jdbc);
  }

  /**
   * Writes the changes in the transaction of a match, for which all matches wait: never waits for
   * another writer of the table.
   *
   * @throws OptimisticLockingFailureException if another writer has changed it, or is about to
   */
  public void updateAtOnce(Table before, Table after, JdbcOperations journal) {
    if (!rows.isFree(before, journal)) {
      throw new OptimisticLockingFailureException("Table " + before.id() + " is being changed");
    }
    rows.update(before, after, journal);
  }

  /**
   * Writes in the transaction of a match that it is over, like {@link
   * games.chalet.table.model.TableRounds#ended}. Does nothing where that changes more than
   * readiness, where another transaction is writing the table, or where it has moved on. The cached
   * table is updated, and the people there are told, by whoever listens to the end.
   */
  @Override
  public void write(MatchSummary ended, JournalTransaction journal) {
    rows.endAtOnce(
        ended.table(), ended.id(), Objects.requireNonNull(ended.endedAt()), journal.jdbc());
  }

  /** Returns true if a table is on disk in that version. */
  public boolean isOnDisk(Table table) {
    return rows.version(table.id()).filter(version -> version == table.version()).isPresent();
  }

  public void remove(String table) {
    rows.delete(table);
  }

  /** Records that this table is on disk as written; it must not be changed any more. */
  public void committed(Table table) {
    cache.put(table);
  }

  /** Drops a table that is closed, or whose cached state may be wrong. */
  public void forget(String table) {
    cache.forget(table);
  }

  /**
   * Returns a table if this person may know of it, at least that they lost a seat there. If not,
   * that takes one query, as for a table that does not exist.
   *
   * @param person null for a stranger
   */
  public Optional<Table> findOpenTo(String id, @Nullable String person) {
    Optional<Table> found = find(id);
    Optional<Table> open = found.filter(table -> table.isKnownTo(person));
    if (found.isPresent() && open.isEmpty()) {
      cache.missed(id);
    }
    return open;
  }

  /** Returns this id if there is such a table, else nothing. */
  public List<String> existing(String id) {
    return find(id).map(Table::id).stream().toList();
  }

  public Optional<Table> findByCode(String code) {
    return rows.find("where t.code = :code", Map.of("code", code)).stream().findFirst();
  }

  /**
   * Returns the tables for the lobby, the one used last first: those where people gather, and those
   * that can be watched.
   */
  public List<Hosted> open() {
    return client
        .sql(
            """
            select id, host from game_table
            where is_public = true
              and (status = 'GATHERING'
                or status = 'PLAYING' and spectators = true
                  and (opened_after is null or opened_after <> match_id))
            order by touched_at desc, id
            """)
        .query((row, number) -> new Hosted(row.getString("id"), row.getString("host")))
        .list();
  }

  /** Returns the tables with these ids, in the same order; those that have closed are left out. */
  public List<Table> findAll(List<String> ids) {
    Map<String, Table> found =
        ids.isEmpty()
            ? Map.of()
            : rows.find("where t.id in (:ids)", Map.of("ids", ids)).stream()
                .collect(Collectors.toMap(Table::id, Function.identity()));
    return ids.stream().map(found::get).filter(Objects::nonNull).toList();
  }

  /**
   * Returns the tables where this person sits or visits, or may take back a seat, the one used last
   * first.
   */
  public List<Table> with(String player) {
    return rows.find(
        """
        where t.id in (select p.table_id from table_person p where p.player = :player)
           or t.id in (
             select p.table_id from table_passing p
             where p.former = :player and p.taken_back = false and p.match_id = t.match_id
               and t.status = 'PLAYING')
        order by t.touched_at desc, t.id
        """,
        Map.of("player", player));
  }

  /** Returns the ids of the tables where this person sits or visits. */
  public List<String> idsWith(String player) {
    return ids("select table_id from table_person where player = ?", player);
  }

  /**
   * Returns the tables at which a person only watches, without a seat there, and which are not
   * theirs; the one used longest ago first.
   */
  public List<String> idsWatchedBy(String person) {
    return client
        .sql(
            """
            select t.id from game_table t join table_person p on p.table_id = t.id
            where p.player = :person and t.host <> :person
              and not exists
                (select 1 from table_chair c where c.table_id = t.id and c.player = :person)
            order by t.touched_at, t.id
            """)
        .param("person", person)
        .query((row, number) -> row.getString("id"))
        .list();
  }

  /** Returns the seat of a person; where they have several, one with others at the table. */
  public Optional<HeldSeat> seatOf(String player) {
    return client
        .sql(
            """
            select own.table_id, count(other.player) as others
            from table_chair own
            left join table_chair other
              on other.table_id = own.table_id and other.player <> own.player
            where own.player = ?
            group by own.table_id
            order by others desc, own.table_id limit 1
            """)
        .param(player)
        .query((row, number) -> new HeldSeat(row.getString("table_id"), row.getInt("others") == 0))
        .optional();
  }

  /** Returns true if a person is at a table; takes as long for a table that does not exist. */
  public boolean isAt(String table, String player) {
    return client
            .sql("select count(*) from table_person where table_id = ? and player = ?")
            .params(table, player)
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Returns the tables at which strangers have asked to be let in before a moment. */
  public List<String> idsWithJoinsBefore(Instant moment) {
    return client
        .sql(
            "select distinct table_id from table_request"
                + " where kind = 'JOIN' and refused = false and asked_at < ?")
        .param(moment.atOffset(ZoneOffset.UTC))
        .query((row, number) -> row.getString("table_id"))
        .list();
  }

  /** Returns the tables with a claim whose seat passes by a moment if nobody says no. */
  public List<String> idsWithClaimsDue(Instant moment) {
    return client
        .sql(
            "select distinct table_id from table_request"
                + " where kind = 'CLAIM' and refused = false and passes_at <= ?")
        .param(moment.atOffset(ZoneOffset.UTC))
        .query((row, number) -> row.getString("table_id"))
        .list();
  }

  /** Returns the ids of the tables at which a person sits or watches, or a program plays. */
  public List<String> idsThatShow(String id) {
    return Seating.isProgram(id) ? idsWithProgram(id) : idsWith(id);
  }

  /** Returns the tables at which this program plays: one at most. */
  private List<String> idsWithProgram(String program) {
    return ids("select table_id from table_chair where program_id = ?", program);
  }

  /**
   * Returns the private tables for one that a person hosts and sits at, the one used last first.
   */
  public List<String> forOne(String player, String game) {
    return client
        .sql(
            """
            select t.id from game_table t
            where t.host = :player and t.game = :game and t.is_public = false
              and (select count(*) from table_chair c where c.table_id = t.id) = 1
              and exists
                (select 1 from table_chair c where c.table_id = t.id and c.player = :player)
            order by t.touched_at desc, t.id
            """)
        .param("player", player)
        .param("game", game)
        .query((row, number) -> row.getString("id"))
        .list();
  }

  public long count() {
    return client.sql("select count(*) from game_table").query(Long.class).single();
  }

  /** Returns the number of a person's hosted tables that have not come to an end. */
  public int countHostedBy(String player) {
    return client
        .sql("select count(*) from game_table where host = ? and status <> 'OVER'")
        .param(player)
        .query(Integer.class)
        .single();
  }

  /** Returns the tables without a running match that were not used since a moment. */
  public List<String> idsUntouchedSince(Instant before) {
    return ids(
        "select id from game_table where status <> 'PLAYING' and touched_at < ?",
        before.atOffset(ZoneOffset.UTC));
  }

  /** Returns the tables that were used since a moment. */
  public List<String> idsTouchedSince(Instant moment) {
    return ids(
        "select id from game_table where touched_at >= ? order by touched_at",
        moment.atOffset(ZoneOffset.UTC));
  }

  /** Returns the tables where no match is running, with their hosts. */
  public List<Hosted> hosted() {
    return client
        .sql("select id, host from game_table where status <> 'PLAYING'")
        .query((row, number) -> new Hosted(row.getString("id"), row.getString("host")))
        .list();
  }

  private List<String> ids(String sql, Object parameter) {
    return client.sql(sql).param(parameter).query((row, number) -> row.getString(1)).list();
  }

  /** Returns every player who has a seat, wherever it is. */
  public List<Seated> seated() {
    return client
        .sql(
            """
            select t.id, t.turn_clock, t.status, c.player
            from game_table t join table_chair c on c.table_id = t.id
            where c.player is not null
            """)
        .query(
            (row, number) ->
                new Seated(
                    row.getString("id"),
                    TurnClock.valueOf(row.getString("turn_clock")),
                    row.getString("player"),
                    row.getString("status").equals(Table.Status.GATHERING.name())))
        .list();
  }

  /** Returns the tables that record a running match. */
  public List<Table> playing() {
    return rows.find("where t.status = 'PLAYING'", Map.of());
  }

  /** A table and its host. */
  public record Hosted(String id, String host) {}

  /**
   * A table and a player who has a seat there.
   *
   * @param gathering true if people gather there
   */
  public record Seated(String id, TurnClock turnClock, String player, boolean gathering) {}
}
