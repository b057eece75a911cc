package games.chalet.table;

import games.chalet.match.TurnClock;
import games.chalet.table.model.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** All tables that there are. */
interface Tables extends Repository<Table, String> {

  Table save(Table table);

  void delete(Table table);

  void flush();

  /** With those at it, who are asked for each time. */
  @Query(
      """
      select t from Table t left join fetch t.people.seats left join fetch t.people.visitors
      where t.id = :id
      """)
  Optional<Table> findById(String id);

  Optional<Table> findByCode(String code);

  /** What the lobby shows: those where people gather, and those where one may watch. */
  @Query(
      """
      select t from Table t
      where t.settings.isPublic = true
        and (t.status = GATHERING or t.status = PLAYING and t.settings.spectators = true)
      order by t.touchedAt desc, t.id limit 200
      """)
  List<Table> open();

  /** The tables where this person sits or visits, the one used last first. */
  @Query(
      """
      select t from Table t
      where exists (select 1 from t.people.seats c where c.player = :player)
         or :player member of t.people.visitors
      order by t.touchedAt desc, t.id
      """)
  List<Table> with(String player);

  /** The private tables for one that somebody hosts and sits at, the one used last first. */
  @Query(
      """
      select t.id from Table t
      where t.host = :player and t.game = :game and t.settings.isPublic = false
        and size(t.people.seats) = 1
        and exists (select 1 from t.people.seats c where c.player = :player)
      order by t.touchedAt desc, t.id
      """)
  List<String> forOne(String player, String game);

  @Query("select count(t) from Table t where t.host = :player and t.status <> OVER")
  int countHostedBy(String player);

  @Query("select t.id from Table t where t.status <> PLAYING and t.touchedAt < :before")
  List<String> idsUntouchedSince(Instant before);

  @Query("select t.id as id, t.host as host from Table t where t.status <> PLAYING")
  List<Hosted> hosted();

  /** Everybody who has a seat, wherever it is. */
  @Query(
      """
      select t.id as id, t.settings.turnClock as turnClock, c.player as player,
        case when t.status = GATHERING then true else false end as gathering
      from Table t join t.people.seats c where c.player is not null
      """)
  List<Seated> seated();

  @Query("select t from Table t where t.status = PLAYING")
  List<Table> playing();

  /** A table and its host. */
  interface Hosted {

    String getId();

    String getHost();
  }

  /** A table and somebody who has a seat there. */
  interface Seated {

    String getId();

    TurnClock getTurnClock();

    String getPlayer();

    /** Whether people gather there. */
    boolean getGathering();
  }
}
