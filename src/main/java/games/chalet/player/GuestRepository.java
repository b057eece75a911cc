package games.chalet.player;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The guests. Reads return a {@link Player}. */
interface GuestRepository extends Repository<Guest, String> {

  Optional<Player> findPlayerById(String id);

  Optional<Player> findPlayerByTokenHash(String tokenHash);

  /** Returns the players with these ids, in no order. */
  List<Player> findPlayersByIdIn(Collection<String> ids);

  /** Inserts a guest. */
  @Transactional
  Guest save(Guest guest);

  @Modifying
  @Transactional
  @Query("update Guest g set g.name = :name, g.version = g.version + 1 where g.id = :id")
  void rename(String id, String name);

  @Modifying
  @Transactional
  @Query("delete from Guest g where g.id = :id")
  void remove(String id);

  /** Removes those of these guests who were not seen after a minute of the running time. */
  @Modifying
  @Transactional
  @Query("delete from Guest g where g.id in :ids and g.seenAt <= :minute")
  void removeUnseen(Collection<String> ids, long minute);

  /**
   * Returns the ids of guests who were not seen since a minute of the running time, those away
   * longest first. The order names {@code connected}, which is the same in all, so that H2 reads
   * only these from its index.
   *
   * @param connected true for guests who have ever had a socket open, false for those who have not
   */
  @Query(
      """
      select g.id from Guest g where g.connected = :connected and g.seenAt <= :minute
      order by g.connected, g.seenAt
      """)
  List<String> awaySince(long minute, boolean connected, Limit limit);

  /** Returns the minute of the running time at which a guest was seen last. */
  @Query("select g.seenAt from Guest g where g.id = :id")
  Optional<Long> seenAt(String id);

  /** Stores that these guests were seen at a minute, and had a socket. */
  @Modifying
  @Transactional
  @Query("update Guest g set g.seenAt = :minute, g.connected = true where g.id in :ids")
  void seen(Collection<String> ids, long minute);
}
